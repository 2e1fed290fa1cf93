import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createPageRequests } from "#server/page-cache/page-key.ts";
import { contentSecurityPolicy } from "#server/security-headers.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** MB of the heap that `run` leaves behind. */
function heldBy(run: () => void): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  run();
  collectGarbage();
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024;
}

test("paths of long URLs are not remembered", () => {
  const route = { handle: {}, ids: [], isSplat: false };
  const readRequest = createPageRequests(() => route, { of: () => undefined });
  const readPaths = () => {
    for (let count = 0; count < 2_000; count += 1) {
      // As from a connection: a string that is no slice of another.
      const url = Buffer.from(`/ayuda/made-up-${count}?text=${"a".repeat(15_000)}`).toString();
      expect(readRequest({ method: "GET", url, headers: {} })?.url).toContain("/ayuda/made-up");
    }
  };
  expect(heldBy(readPaths)).toBeLessThan(5);
});

test("the scripts of a page do not hold the page", () => {
  const sources = { imageOrigin: "https://images.test", preview: undefined, thirdParty: {} };
  const makePolicies = () => {
    for (let count = 0; count < 200; count += 1) {
      const page = Buffer.from(
        `<script>start(${count}, "of the page")</script>${"<p>Alarma</p>".repeat(10_000)}`,
      ).toString();
      const script = page.slice("<script>".length, page.indexOf("</script>"));
      expect(contentSecurityPolicy([script], sources)).toContain("sha256-");
    }
  };
  expect(heldBy(makePolicies)).toBeLessThan(5);
});
