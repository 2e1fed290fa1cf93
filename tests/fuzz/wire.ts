import { connect } from "node:net";
import { TOKEN } from "./bodies.ts";
import type { FuzzedRequest } from "./requests.ts";

/** What became of a request. `closed`: the server closed the connection without an answer; `silent`: it did neither in time. */
export type Outcome = { status: number; body: string } | "closed" | "silent";

/** Milliseconds. Longer than the site waits for its slowest service. */
export const ANSWER_MS = 15_000;

/** Sends the bytes of a request on a connection of its own and reads the answer. `maxMs`: milliseconds to wait for it. */
export function send(site: URL, bytes: Buffer, { isCut = false, maxMs = ANSWER_MS } = {}): Promise<Outcome> {
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
    // Node takes the end of the sender's side for the end of the connection, and does not answer.
    if (isCut) socket.end(bytes);
    else socket.write(bytes);
  });
}

function outcomeOf(answer: string): Outcome {
  // Interim answers, such as 100, come before the answer.
  const found = /^HTTP\/1\.1 ([2-5]\d\d) /m.exec(answer);
  if (!found) return "closed";
  // Without the headers: the address of a redirect repeats what was asked, and nothing runs there.
  const head = answer.indexOf("\r\n\r\n", found.index);
  return { status: Number(found[1]), body: head === -1 ? "" : answer.slice(head + 4) };
}

/** A request byte by byte, so that it may be no HTTP at all. Its texts are Latin-1: a character is a byte. */
export function bytesOf(request: FuzzedRequest, host: string, cookie: string, token: string): Buffer {
  const { method, target, headers, body, framing } = request;
  const withHost = (text: string) => text.replaceAll("HOST", host);
  const lines = headers.map(([name, value]) => `${name}: ${withHost(value)}`);
  if (cookie !== "") lines.push(`Cookie: ${cookie}`);
  let sent = "";
  if (body) {
    sent = body.text.replaceAll(TOKEN, token);
    const length = sent.length + (framing === "wrong" ? 7 : 0);
    lines.push(`Content-Type: ${body.type}`);
    lines.push(framing === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`);
    if (framing === "chunked") sent = `${sent && `${sent.length.toString(16)}\r\n${sent}\r\n`}0\r\n\r\n`;
  }
  const head = [`${method} ${withHost(target)} HTTP/1.1`, ...lines, "Connection: close"].join("\r\n");
  return Buffer.from(`${head}\r\n\r\n${sent}`, "latin1");
}
