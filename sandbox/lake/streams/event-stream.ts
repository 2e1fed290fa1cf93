import type { IncomingHttpHeaders } from "node:http";
import type { Search } from "../query/query-request.ts";

/** A connection to which events are sent, by HTTP or by WebSocket. */
export interface EventStream {
  send: (event: StreamedEvent) => void;
}

/** One server-sent event. */
export interface StreamedEvent {
  name: string;
  id?: string;
  data: unknown;
}

/** A request for a stream: an address and its headers. */
export interface StreamRequest {
  search: Search;
  headers: IncomingHttpHeaders;
}

/** Starts sending, and gives what ends that. */
export type StartStream = (stream: EventStream) => () => void;

/** Checks a request before anything is sent. Throws LakeError when there is no such stream. */
export type PrepareStream = (request: StreamRequest) => StartStream;

/** The event in the text form of `text/event-stream`. JSON holds no line breaks, so it is one line. */
export function eventText({ name, id, data }: StreamedEvent): string {
  return `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
