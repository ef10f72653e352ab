// What the server refuses, as an error with its reason.

import type { Code, Problem } from "../wire";

/** What kind of reason; the page itself has one of its own: nobody answers. */
export type Reason = Code | "offline";

/** The server did not do what was asked, and says why in the person's language. */
export class ApiProblem extends Error {
  readonly code: Reason;
  readonly detail: string | undefined;
  readonly rule: string | undefined;

  constructor(problem: Omit<Problem, "code"> & { code: Reason }) {
    super(problem.message);
    this.name = "ApiProblem";
    this.code = problem.code;
    this.detail = problem.detail;
    this.rule = problem.rule;
  }
}

/** What a person is told of something that went wrong. */
export function messageOf(problem: unknown): string {
  return problem instanceof ApiProblem ? problem.message : String(problem);
}

/** Whether something is a problem as the server writes it. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}
