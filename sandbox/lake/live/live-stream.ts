import type { Dataset } from "../documents/dataset.ts";
import type { EventStream, PrepareStream, StreamRequest } from "../streams/event-stream.ts";
import { type LiveEvent, LiveEvents } from "./live-events.ts";

/**
 * `/data/live/events`: a welcome, then a message with sync tags for each transaction. A reader that says which event it
 * saw last gets those since, or `restart` when they are not known any more.
 */
export function liveStream(dataset: Dataset): PrepareStream {
  const events = new LiveEvents(dataset.store.history.lastSequence);
  const listeners = new Set<(event: LiveEvent) => void>();
  dataset.onTransaction((transaction) => {
    const event = events.add(transaction);
    for (const listener of listeners) listener(event);
  });

  return (request) => {
    const includeDrafts = request.search.includeDrafts === "true";
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

/** A browser's WebSocket cannot send headers, so the address may say it too. */
function lastEventId({ headers, search }: StreamRequest): string | undefined {
  const id = headers["last-event-id"] ?? search.lastEventId;
  return id === undefined || id === "" ? undefined : String(id);
}
