import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { RESOURCE_PATHS } from "#app/paths.ts";

/** The key of the answers' id in the browser's `localStorage` (decisions 19). */
const ID_KEY = "calculatorId";

/** Which questions were answered. */
export type Kind = "quiz" | "funnel" | "configurator";

/** What is kept under one id. */
interface Calculation {
  kind: Kind;
  /** Absent until the service has given one. */
  id: string | undefined;
}

/** The calculations that go on; one that was begun anew is no longer among them, whatever of it is still on its way. */
const current = new Map<Kind, Calculation>();

/** What waits to be sent: of a calculation only the newest, since it holds all answers. */
const waiting = new Map<Calculation, string>();
let isSending = false;

/** Whether a query answers something that another does not, or answers it otherwise. */
export function hasNewAnswer(before: URLSearchParams, after: URLSearchParams): boolean {
  return [...after.keys()].some((name) => before.getAll(name).join() !== after.getAll(name).join());
}

/** Sends the answers that a query holds, after those before it. Failures are silent (section 8). */
export function sendAnswers(kind: Kind, search: string): void {
  waiting.set(currentOf(kind), search);
  if (!isSending) void sendAll();
}

/** What is calculated anew is kept anew. */
export function forgetAnswers(kind: Kind): void {
  current.set(kind, { kind, id: undefined });
  if (kind === "quiz") inStorage((storage) => storage.removeItem(ID_KEY));
}

/** The calculation that goes on; the quiz's also over a reload. */
function currentOf(kind: Kind): Calculation {
  const known = current.get(kind);
  if (known) return known;
  const id = kind === "quiz" ? inStorage((storage) => storage.getItem(ID_KEY)) : undefined;
  const calculation = { kind, id: id ?? undefined };
  current.set(kind, calculation);
  return calculation;
}

async function sendAll(): Promise<void> {
  isSending = true;
  // Comes to what is added meanwhile, too.
  for (const [calculation, search] of waiting) {
    waiting.delete(calculation);
    // Silent (section 8): the next answer brings all of them again. The server logs what its service refused.
    await send(calculation, search).catch(() => undefined);
  }
  isSending = false;
}

async function send(calculation: Calculation, search: string): Promise<void> {
  const { kind, id } = calculation;
  const body = new URLSearchParams({ kind, answers: search, ...(id && { id }) });
  const response = await fetch(RESOURCE_PATHS.answers, { method: "POST", body, keepalive: true });
  if (response.status !== 200) return;
  const kept = idIn(await response.json());
  if (kept === undefined) return;
  calculation.id = kept;
  if (kind === "quiz" && current.get(kind) === calculation) inStorage((storage) => storage.setItem(ID_KEY, kept));
}

function idIn(answer: unknown): string | undefined {
  const isAnswer = typeof answer === "object" && answer !== null && "id" in answer;
  return isAnswer && typeof answer.id === "string" ? answer.id : undefined;
}

/** A browser may refuse its storage; then answers are kept without an id to change them by after a reload. */
function inStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/**
 * Records the answers of each address that the visitor comes to by answering. An address that he arrives at was answered by somebody
 * else, or before; prices that he switches, a question that he asks again and the browser's Back answer nothing.
 */
export function useRecordedAnswers(kind: Kind, answers: URLSearchParams): void {
  const search = `?${answers}`;
  const shown = useRef(search);
  const isGoingOn = useRef(false);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === search) return;
    const before = new URLSearchParams(shown.current);
    shown.current = search;
    const after = new URLSearchParams(search);
    if (navigation === "POP" || !hasNewAnswer(before, after)) return;
    if (isBegun([...before].length, isGoingOn.current)) forgetAnswers(kind);
    isGoingOn.current = true;
    sendAnswers(kind, search);
  }, [kind, search, navigation]);
}

/** A calculation begins with its first answer, which other pages ask too. Rather one record too many than one written over. */
const isBegun = (answered: number, isGoingOn: boolean): boolean => answered === 0 || (answered === 1 && !isGoingOn);
