import { randomUUID } from "node:crypto";
import type { Dataset } from "../documents/dataset.ts";
import type { PrepareStream } from "../streams/event-stream.ts";
import { readListenRequest } from "./listen-request.ts";
import { mutationEvents } from "./mutation-event.ts";

/** `/data/listen`: a welcome, then an event for each change of a document that the query finds. */
export function listenStream(dataset: Dataset): PrepareStream {
  return (request) => {
    const listener = readListenRequest(request);
    return ({ send }) => {
      send({ name: "welcome", data: { listenerName: randomUUID() } });
      return dataset.onTransaction((transaction) => {
        for (const data of mutationEvents(transaction, listener)) send({ name: "mutation", data });
      });
    };
  };
}
