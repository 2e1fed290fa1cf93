import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { z } from "zod";

/**
 * Ways in which a service answers with status 200 and is of no use: never, by ending the connection at once, with a proxy's HTML, with
 * JSON of another shape, with nothing, with half of its answer, with an answer that does not end.
 */
export const brokenAnswer = z.enum(["hang", "reset", "garbage", "shape", "empty", "half", "huge"]);
export type BrokenAnswer = z.infer<typeof brokenAnswer>;

const HALF = '{"ms":1,"id":"A-1","result":[{"_id":"page-portada","title":';

/** Sends it. An answer that does not end by itself ends with `closing`. */
export async function sendBrokenAnswer(kind: BrokenAnswer, response: Response, closing: AbortSignal): Promise<void> {
  switch (kind) {
    case "hang":
      await new Promise<void>((resolve) => {
        response.once("close", resolve);
        closing.addEventListener("abort", () => resolve(), { once: true });
        if (closing.aborted) resolve();
      });
      response.destroy();
      return;
    case "reset":
      response.destroy();
      return;
    case "garbage":
      response.type("html").send("<!doctype html><title>Proxy</title><h1>Welcome</h1>");
      return;
    case "shape":
      response.json({ ok: true, data: [1, 2, 3] });
      return;
    case "empty":
      response.type("json").end();
      return;
    case "half":
      response.set({ "Content-Type": "application/json", "Content-Length": String(HALF.length * 2) });
      response.write(HALF, () => response.destroy());
      return;
    case "huge":
      response.type("json");
      // A reader that gives up is no failure.
      await pipeline(Readable.from(endlessJson()), response, { signal: closing }).catch(() => response.destroy());
  }
}

function* endlessJson(): Generator<string> {
  yield '{"result":"';
  const chunk = "x".repeat(64 * 1024);
  for (;;) yield chunk;
}
