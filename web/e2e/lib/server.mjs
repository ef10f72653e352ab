// A real server on a free port with a database of its own, which can be killed and started again in mid-game.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  #port;
  #folder = mkdtempSync(join(tmpdir(), "cenacle-e2e-"));
  #process;
  #options;

  /** Starts a server. `demo` lays tables to look at; `pace` is how long bots wait, in milliseconds. */
  static async open({ demo = false, pace = 30 } = {}) {
    const server = new Server();
    server.#port = await freePort();
    server.#options = ["--bot-pace", String(pace), "--limits", "off"];
    await server.start(demo ? ["--demo"] : []);
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(more = []) {
    const program = process.env.CENACLE_BIN;
    if (!program) throw new Error("CENACLE_BIN names the server's program");
    const database = `sqlite://${join(this.#folder, "tables.db")}`;
    const args = ["serve", "--listen", `127.0.0.1:${this.#port}`, "--database", database, ...this.#options, ...more];
    this.#process = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    this.#process.stderr.on("data", (text) => (said = (said + text).slice(-4000)));
    for (const began = Date.now(); Date.now() - began < 120_000; ) {
      if (this.#process.exitCode !== null) throw new Error(`the server ended: ${said}`);
      const well = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server does not answer: ${said}`);
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(signal = "SIGKILL") {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill(signal);
    await ended;
  }

  async close() {
    if (this.#process.exitCode === null && this.#process.signalCode === null) await this.kill("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
