import type { SubmissionResult } from "@conform-to/react";
import type { ClientStatus } from "#app/kits/client-status.ts";
import type { Step } from "./steps.ts";

/** A step that was refused: what the page shows, with the values kept. */
export interface StepRefused {
  step: Step;
  reply: SubmissionResult<string[]>;
  /** The status that the backend refused it with, if it was the backend and had one. */
  code?: number;
}

/** What a submitted step ends in; step 1 says what the visitor is, step 3 that the checkout was forgotten, for its kit is not sold. */
export type StepResult = { ok: true; clientStatus?: ClientStatus; isUnsold?: boolean } | ({ ok: false } & StepRefused);
