import type { Dataset } from "./documents/dataset.ts";
import { listenStream } from "./listen/listen-stream.ts";
import { liveStream } from "./live/live-stream.ts";
import { presenceSocket } from "./presence/presence-socket.ts";
import { StreamServer } from "./streams/stream-server.ts";

/** Everything of the lake that is pushed: changes of documents, sync tags, and who is in the Studio. */
export function lakeStreams(dataset: Dataset): StreamServer {
  const of = (path: string) => new RegExp(`^/v[^/]+/${path}/${dataset.name}$`);
  return new StreamServer(
    [
      { path: of("data/listen"), prepare: listenStream(dataset) },
      { path: of("data/live/events"), prepare: liveStream(dataset) },
    ],
    [{ path: of("socket"), connect: presenceSocket() }],
  );
}
