import { connect, type Socket } from "node:net";
import type { FuzzedRequest } from "./requests.ts";

/**
 * What became of a request. `closed`: the server closed the connection without an answer; `silent`: it did neither in time; `unread`: nobody
 * read its answer. `locations`: where redirects lead.
 */
export type Outcome = { status: number; body: string; locations?: string[] } | "closed" | "silent" | "unread";

/** Milliseconds. Longer than the site waits for its slowest service. */
export const ANSWER_MS = 15_000;

/** Connections on which nobody reads on. As many stay open, so that their memory is measured. */
const MAX_UNREAD = 100;
const unread: Socket[] = [];

/** Ends the connections on which nobody reads on. */
export const endUnread = (max = 0) => {
  for (const socket of unread.splice(0, Math.max(0, unread.length - max))) socket.destroy();
};

/**
 * Sends bytes on a connection of its own and reads the answers, of which the worst is the outcome.
 *
 * @param maxMs milliseconds to wait.
 * @param reads how many bytes are read: then the connection stays open.
 */
export function send(
  site: URL,
  bytes: Buffer,
  { isCut = false, maxMs = ANSWER_MS, reads = Infinity } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect({ host: "127.0.0.1", port: Number(site.port), allowHalfOpen: true });
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      if (reads === Infinity) socket.destroy();
      else if (!socket.isPaused()) unread.push(socket.pause());
      endUnread(MAX_UNREAD);
      resolve(outcome);
    };
    const timer = setTimeout(() => end(reads === Infinity ? "silent" : outcomeOf(text)), maxMs);
    if (reads > 0) {
      socket.on("data", (chunk) => {
        text += chunk.toString("latin1");
        if (text.length >= reads) end(outcomeOf(text));
      });
    }
    socket.on("end", () => end(outcomeOf(text)));
    // A server that refuses a body closes the connection while it is sent.
    socket.on("error", () => end(outcomeOf(text)));
    // Node takes the end of the sender's side for the end of the connection, and does not answer.
    if (isCut) socket.end(bytes);
    else socket.write(bytes, () => reads === 0 && end("unread"));
  });
}

function outcomeOf(text: string): Outcome {
  // Interim answers, such as 100, come before the answer.
  const answers = text.split(/(?=HTTP\/1\.1 [2-5]\d\d )/).filter((answer) => /^HTTP\/1\.1 [2-5]/.test(answer));
  if (answers.length === 0) return "closed";
  const parts = answers.map((answer) => answer.split(/\r\n\r\n(.*)/s));
  return {
    status: Math.max(...answers.map((answer) => Number(answer.split(" ")[1]))),
    // Without the headers: the address of a redirect repeats what was asked, and nothing runs there.
    body: parts.map(([, body = ""]) => body).join("\r\n"),
    locations: parts.flatMap(([head = ""]) => /^location: *(.*)$/im.exec(head)?.[1] ?? []),
  };
}

/**
 * A request byte by byte, so that it may be no HTTP at all. Its texts are Latin-1: a character is a byte.
 *
 * @param known what stands for something that is known only now, such as `HOST`, and what is sent instead.
 */
export function bytesOf(
  { method, target, headers, body, framing }: Omit<FuzzedRequest, "progress">,
  known: Record<string, string>,
  isLast = true,
): Buffer {
  const filled = (text: string) =>
    Object.entries(known).reduce((all, [name, value]) => all.replaceAll(name, () => value), text);
  const lines = headers.map(([name, value]) => `${name}: ${filled(value)}`);
  let sent = "";
  if (body) {
    sent = filled(body.text);
    const length = sent.length + (framing === "wrong" ? 7 : 0);
    lines.push(`Content-Type: ${body.type}`);
    lines.push(framing === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`);
    if (framing === "chunked") sent = `${sent && `${sent.length.toString(16)}\r\n${sent}\r\n`}0\r\n\r\n`;
  }
  if (isLast) lines.push("Connection: close");
  const head = [`${method} ${filled(target)} HTTP/1.1`, ...lines].join("\r\n");
  return Buffer.from(`${head}\r\n\r\n${sent}`, "latin1");
}
