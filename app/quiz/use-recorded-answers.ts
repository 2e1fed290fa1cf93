import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { RESOURCE_PATHS } from "#app/paths.ts";

/** Key of the record's id in the browser's `localStorage`. See docs/rules.md#browser-storage. */
const ID_KEY = "calculatorId";

export type AnswersKind = "quiz" | "funnel" | "configurator";

interface AnswersRecord {
  kind: AnswersKind;
  /** Undefined until the server has returned one. */
  id: string | undefined;
}

/** The current record of each kind. A record that was replaced may still have a request under way. */
const current = new Map<AnswersKind, AnswersRecord>();

/** Records to send, each with its latest query string only, which contains all answers. */
const queue = new Map<AnswersRecord, string>();
let isSending = false;

/**
 * Records the answers whenever the visitor gives one. See docs/rules.md#recorded-answers. Arriving on the page, switching prices,
 * reopening a question and going back record nothing.
 */
export function useRecordedAnswers(kind: AnswersKind, answers: URLSearchParams): void {
  const search = `?${answers}`;
  const shown = useRef(search);
  const hasRecorded = useRef(false);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === search) return;
    const before = new URLSearchParams(shown.current);
    shown.current = search;
    if (navigation === "POP" || !hasNewAnswer(before, new URLSearchParams(search))) return;
    if (isFirstAnswer([...before].length, hasRecorded.current)) startNewRecord(kind);
    hasRecorded.current = true;
    sendAnswers(kind, search);
  }, [kind, search, navigation]);
}

/** The first answer may come from the form on another page. In doubt a new record starts, so that no other one is overwritten. */
const isFirstAnswer = (answered: number, hasRecorded: boolean): boolean =>
  answered === 0 || (answered === 1 && !hasRecorded);

export function hasNewAnswer(before: URLSearchParams, after: URLSearchParams): boolean {
  return [...after.keys()].some((name) => before.getAll(name).join() !== after.getAll(name).join());
}

/** The next answers of this kind go to a new record. */
export function startNewRecord(kind: AnswersKind): void {
  current.set(kind, { kind, id: undefined });
  if (kind === "quiz") withStorage((storage) => storage.removeItem(ID_KEY));
}

/** The current record. The quiz's survives a reload. */
function currentRecord(kind: AnswersKind): AnswersRecord {
  const known = current.get(kind);
  if (known) return known;
  const id = kind === "quiz" ? withStorage((storage) => storage.getItem(ID_KEY)) : undefined;
  const record = { kind, id: id ?? undefined };
  current.set(kind, record);
  return record;
}

function sendAnswers(kind: AnswersKind, search: string): void {
  queue.set(currentRecord(kind), search);
  if (!isSending) void sendQueue();
}

async function sendQueue(): Promise<void> {
  isSending = true;
  // Iterating a Map also visits the entries added meanwhile.
  for (const [record, search] of queue) {
    queue.delete(record);
    await send(record, search).catch(() => {
      // Silent: the next answer sends all of them again. See docs/rules.md#silent-failures.
    });
  }
  isSending = false;
}

async function send(record: AnswersRecord, search: string): Promise<void> {
  const { kind, id } = record;
  const body = new URLSearchParams({ kind, answers: search, ...(id && { id }) });
  const response = await fetch(RESOURCE_PATHS.answers, { method: "POST", body, keepalive: true });
  if (response.status !== 200) return;
  const savedId = readId(await response.json());
  if (savedId === undefined) return;
  record.id = savedId;
  if (kind === "quiz" && current.get(kind) === record) withStorage((storage) => storage.setItem(ID_KEY, savedId));
}

function readId(body: unknown): string | undefined {
  const hasId = typeof body === "object" && body !== null && "id" in body;
  return hasId && typeof body.id === "string" ? body.id : undefined;
}

/** Returns undefined where the browser refuses storage. A reload then starts a new record. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
