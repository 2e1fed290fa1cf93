import { useEffect, useRef } from "react";
import { ANSWERS_PATH } from "./paths.ts";

/** The key of the answers' id in the browser's `localStorage` (decisions 19). */
const ID_KEY = "calculatorId";

/** Which questions were answered. */
export type Kind = "quiz" | "funnel" | "configurator";

interface Recorded {
  kind: Kind;
  search: string;
}

/** What waits to be sent: only the newest, since it holds all answers. */
let waiting: Recorded | undefined;
let isSending = false;

/** The ids of what is not the quiz's: kept as long as the page. */
const ids = new Map<Kind, string>();

/**
 * Sends the answers of each address that the visitor comes to by answering, one after another, and remembers under which id they are
 * kept. An address that he arrives at was answered by somebody else, or before. Failures are silent (section 8).
 */
export function useRecordedAnswers(kind: Kind, search: string, isAnswered: boolean): void {
  const recorded = useRef(search);
  useEffect(() => {
    if (recorded.current === search) return;
    recorded.current = search;
    if (!isAnswered) return;
    waiting = { kind, search };
    void sendAll();
  }, [kind, search, isAnswered]);
}

/** What is calculated anew is kept anew. */
export function forgetAnswers(): void {
  inStorage((storage) => storage.removeItem(ID_KEY));
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  while (waiting !== undefined) {
    const recorded = waiting;
    waiting = undefined;
    // Silent (section 8): the next answer brings all of them again. The server logs what its service refused.
    await send(recorded).catch(() => undefined);
  }
  isSending = false;
}

async function send({ kind, search }: Recorded): Promise<void> {
  const id = kind === "quiz" ? inStorage((storage) => storage.getItem(ID_KEY)) : ids.get(kind);
  const body = new URLSearchParams({ kind, answers: search, ...(id && { id }) });
  const response = await fetch(ANSWERS_PATH, { method: "POST", body, keepalive: true });
  if (response.status !== 200) return;
  const kept: { id: string } = await response.json();
  if (kind === "quiz") inStorage((storage) => storage.setItem(ID_KEY, kept.id));
  else ids.set(kind, kept.id);
}

/** A browser may refuse its storage; then answers are kept without an id to change them by. */
function inStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
