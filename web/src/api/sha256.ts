// SHA-256 of 32 bytes. The browser's own is not there where a page comes without TLS, as it does at home.

const WORDS = 64;

/** The first 32 bits of the fractional parts of roots of the first primes: square roots for the state, cube roots for rounds. */
function constants(): { state: number[]; rounds: number[] } {
  const primes: number[] = [];
  for (let n = 2; primes.length < WORDS; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return {
    state: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    rounds: primes.map((prime) => fraction(Math.cbrt(prime))),
  };
}

const { state, rounds } = constants();
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 of 32 bytes: with what is appended they are one block. */
export function sha256(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== 32) throw new RangeError("32 bytes");
  const block = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, at) => block.setUint8(at, byte));
  block.setUint8(32, 0x80);
  block.setUint32(60, 256);
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(4 * at));
  for (let at = 16; at < WORDS; at++) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push((words[at - 16]! + small + words[at - 7]! + large) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < WORDS; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + rounds[at]! + words[at]!) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  const out = new DataView(new ArrayBuffer(32));
  [a, b, c, d, e, f, g, h].forEach((word, at) => out.setInt32(4 * at, (word + state[at]!) | 0));
  return new Uint8Array(out.buffer);
}
