import type { Access } from "../access/access.ts";
import type { Dataset } from "../documents/dataset.ts";
import { isPublishedId } from "../documents/document.ts";
import { tagsOfChanges } from "../query/sync-tags.ts";
import type { CommittedTransaction, DocumentChange } from "../store/history.ts";
import { type EventStream, lastEventId, type PrepareStream } from "./stream-server.ts";

/**
 * `data/live/events`: `welcome`, then a `message` with sync tags for each transaction. A client that sends its last event
 * id gets the events since, or `restart` when they are no longer kept. An event is sent when its transaction is committed: queries
 * may see it later, unless they name the event (`lastLiveEventId`).
 */
export function liveStream(dataset: Dataset, access: Access): PrepareStream {
  const events = new LiveEvents(dataset.store.history.lastSequence);
  const listeners = new Set<(event: LiveEvent) => void>();
  dataset.onTransaction((transaction) => {
    const event = events.add(transaction);
    for (const listener of listeners) listener(event);
  });

  return (request) => {
    const includeDrafts = request.queryString.includeDrafts === "true";
    if (includeDrafts) access.requireCaller(request.headers);
    else access.callerOf(request.headers);
    const lastSeen = lastEventId(request);
    return (stream) => {
      welcome(stream, events, lastSeen, includeDrafts);
      const listener = (event: LiveEvent) => sendMessage(stream, event, includeDrafts);
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
  };
}

function welcome(stream: EventStream, events: LiveEvents, lastSeen: string | undefined, includeDrafts: boolean): void {
  const missed = lastSeen === undefined ? [] : events.after(lastSeen);
  const { lastId } = events;
  if (missed === undefined) {
    stream.send({ name: "restart", id: lastId, data: {} });
    return;
  }
  const welcomeId = missed.length > 0 ? lastSeen : lastId;
  stream.send({ name: "welcome", ...(welcomeId === undefined ? {} : { id: welcomeId }), data: {} });
  for (const event of missed) sendMessage(stream, event, includeDrafts);
}

function sendMessage({ send }: EventStream, { id, tags, draftTags }: LiveEvent, includeDrafts: boolean): void {
  const relevant = includeDrafts ? draftTags : tags;
  if (relevant.length > 0) send({ name: "message", id, data: { tags: relevant } });
}

/** Events kept for clients that reconnect. */
const MOST_KEPT = 1_000;

/** A message of the live events API: tags of the results that may have changed. */
interface LiveEvent {
  id: string;
  tags: string[];
  /** The tags with drafts included. Empty `tags` and some `draftTags`: only drafts have changed. */
  draftTags: string[];
}

/** The last transactions as live events, oldest first. Their ids are sequence numbers. */
class LiveEvents {
  readonly #kept: LiveEvent[] = [];
  /** The transaction before the oldest event. */
  #before: number;

  /** `lastSequence`: the newest transaction. */
  constructor(lastSequence: number) {
    this.#before = lastSequence;
  }

  get lastId(): string {
    return this.#kept.at(-1)?.id ?? idOf(this.#before);
  }

  /** Adds a transaction and returns its event. */
  add({ sequence, changes }: CommittedTransaction): LiveEvent {
    const event = { id: idOf(sequence), tags: tags(changes.filter(isPublished)), draftTags: tags(changes) };
    this.#kept.push(event);
    if (this.#kept.length > MOST_KEPT) this.#before = Number(this.#kept.shift()?.id);
    return event;
  }

  /** The events after the given one. Undefined when they are no longer kept. */
  after(id: string): LiveEvent[] | undefined {
    const sequence = Number(id);
    const last = Number(this.lastId);
    if (!Number.isInteger(sequence) || sequence < this.#before || sequence > last) return undefined;
    return this.#kept.filter((event) => Number(event.id) > sequence);
  }
}

function isPublished({ id }: DocumentChange): boolean {
  return isPublishedId(id);
}

function tags(changes: readonly DocumentChange[]): string[] {
  return changes.length > 0 ? tagsOfChanges(changes) : [];
}

function idOf(sequence: number): string {
  return String(sequence);
}
