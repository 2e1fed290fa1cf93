import type { Step } from "./steps.ts";

/** What a form holds, by the names of its fields. */
type Draft = Record<string, string>;

/**
 * What was typed into a step and not sent yet. It lives in this page's memory alone, never in the browser's storage (decisions
 * 19), and never on the server, where nothing is typed: it brings a visitor over a change of language or a look at the kit.
 */
const drafts = new Map<Step, Draft>();

export const draftOf = (step: Step): Draft | undefined => drafts.get(step);

/** Keeps what a form holds now. */
export function keepDraft(step: Step, form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") draft[name] = value;
  drafts.set(step, draft);
}

/** Forgets a step that was accepted, or all of them. */
export function forgetDrafts(step?: Step): void {
  if (step) drafts.delete(step);
  else drafts.clear();
}
