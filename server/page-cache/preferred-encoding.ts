import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Best first. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];

/** Browsers send a handful of different headers. */
const MAX_HEADERS = 100;
const known = new LRUCache<string, Encoding>({ max: MAX_HEADERS });

/** The encoding of a response for an `Accept-Encoding` header: brotli before gzip where the client takes both. */
export function preferredEncoding(header = ""): Encoding {
  const before = known.get(header);
  if (before) return before;
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...ENCODINGS]);
  const preferred = ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? "identity";
  known.set(header, preferred);
  return preferred;
}
