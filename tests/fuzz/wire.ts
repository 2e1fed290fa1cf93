import { connect } from "node:net";

/** A request as it is sent, byte by byte, so that it may be no HTTP at all. Its texts are Latin-1: a character is a byte. */
export interface RawRequest {
  method: string;
  /** Path and query string, or whatever stands there. */
  target: string;
  headers: [name: string, value: string][];
  body: string;
  /** The body ends before its announced length: the sender closes its side. A server need not answer then. */
  isCut?: boolean;
}

/** What became of a request. `closed`: the server closed the connection without an answer; `silent`: it did neither in time. */
export type Outcome = { status: number; body: string } | "closed" | "silent";

/** Milliseconds. Longer than the site waits for its slowest service. */
const ANSWER_MS = 15_000;

/** Sends a request on a connection of its own and reads the answer. `maxMs`: milliseconds to wait for it. */
export function send(site: URL, request: RawRequest, maxMs = ANSWER_MS): Promise<Outcome> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: "127.0.0.1", port: Number(site.port), allowHalfOpen: true });
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => end("silent"), maxMs);
    const answer = () => outcomeOf(Buffer.concat(chunks).toString("latin1"));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("end", () => end(answer()));
    // A server that refuses a body closes the connection while it is sent.
    socket.on("error", () => end(answer()));
    const bytes = Buffer.from(textOf(request), "latin1");
    // Node takes the end of the sender's side for the end of the connection, and does not answer.
    if (request.isCut) socket.end(bytes);
    else socket.write(bytes);
  });
}

function textOf({ method, target, headers, body }: RawRequest): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${target} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n${body}`;
}

function outcomeOf(answer: string): Outcome {
  // Interim answers, such as 100, come before the answer.
  const last = [...answer.matchAll(/^HTTP\/1\.1 ([2-5]\d\d) /gm)][0]?.[1];
  if (last === undefined) return "closed";
  return { status: Number(last), body: answer };
}
