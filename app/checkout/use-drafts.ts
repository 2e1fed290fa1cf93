import { useEffect, useRef } from "react";
import { STEPS, type Step } from "./steps.ts";

interface Draft {
  /** By field name. */
  values: Record<string, string>;
  /** What the form began with when it was saved. */
  initial: Record<string, string | null | undefined>;
  /** What some of the fields followed then. */
  basis: string;
}

/**
 * Typed values of steps that were not submitted yet, so that they survive a change of language or a visit to the kit's page. Kept in
 * the memory of the page only: personal data is never written to the browser's storage (docs/rules.md#browser-storage). Empty
 * on the server.
 */
const drafts = new Map<Step, Draft>();

export const draftOf = (step: Step): Draft | undefined => drafts.get(step);

/** Keeps the current values of a step's form. */
export function saveDraft(step: Step, form: HTMLFormElement, { initial, basis }: Omit<Draft, "values">): void {
  const values: Draft["values"] = {};
  // A field that the form does not show, such as the holder of the account of a client, is not changed.
  for (const [name, value] of Object.entries(initial)) if (!form.elements.namedItem(name)) values[name] = value ?? "";
  for (const [name, value] of new FormData(form)) if (typeof value === "string") values[name] = value;
  drafts.set(step, { values, initial, basis });
}

/** Deletes the draft of a step, or all drafts. */
export function deleteDrafts(step?: Step): void {
  if (step) drafts.delete(step);
  else drafts.clear();
}

/** Deletes the draft of a step when the page moves on to the next one: the server has its values. */
export function useDrafts(current: Step): void {
  const before = useRef(current);
  useEffect(() => {
    if (STEPS.indexOf(current) > STEPS.indexOf(before.current)) deleteDrafts(before.current);
    before.current = current;
  }, [current]);
}
