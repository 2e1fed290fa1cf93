import { expect } from "vitest";
import { PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";
import { serve } from "#tests/support/serve.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

/** A backend that refuses every customer, and the header `traceparent` of each call. */
const test = pagesTest
  .extend("calls", { scope: "file" }, (): (string | undefined)[] => [])
  .extend("backend", { scope: "file" }, async ({ calls }, { onCleanup }) => {
    const { url, close } = await serve((request, response) => {
      const { traceparent } = request.headers;
      calls.push(typeof traceparent === "string" ? traceparent : undefined);
      response.writeHead(400, { "Content-Type": "application/json" }).end('{"message":"No"}');
    });
    onCleanup(close);
    return url;
  })
  .extend("env", { scope: "file" }, ({ backend }) => ({ ALARMS_API_URL: backend }));

test.for([
  ["goes on", `00-${TRACE}-${SPAN}-01`, new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-01$`)],
  ["begins where none came", undefined, /^00-(?!0{32})[0-9a-f]{32}-[0-9a-f]{16}-00$/],
  ["begins where none came that is valid", `00-${"0".repeat(32)}-${SPAN}-01`, /^00-(?!0{32})[0-9a-f]{32}-\w{16}-00$/],
  ["begins where something else came", "x\"'<script>", /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/],
] as const)("the trace of a request: %s", async ([, sent, expected], { pages, calls }) => {
  calls.length = 0;
  const visitor = new HttpVisitor(() => pages.url, sent === undefined ? {} : { traceparent: sent });
  await visitor.open("/checkout?kit=piso");
  const answer = await visitor.post("/checkout", PERSONAL);
  expect(calls).toEqual([expect.stringMatching(expected)]);
  expect(calls[0]?.split("-")[1]).toBe(answer.headers.get("X-Request-Id"));
});

test("refused requests are counted by what refused them", async ({ site, pages }) => {
  const { metrics, store } = site.services;
  const refused = async () => (await metrics.read(store, site.log)).match(/^shop_refused_requests_total\{.*/gm) ?? [];
  const count = (lines: string[], labels: string) =>
    Number(lines.find((line) => line.includes(labels))?.split(" ")[1] ?? 0);
  const before = await refused();
  const form = { method: "POST", body: new URLSearchParams({ intent: "callback" }) };
  await fetch(`${pages.url}/te-llamamos`, form);
  await fetch(`${pages.url}/te-llamamos`, { ...form, headers: { Origin: pages.url } });
  await fetch(`${pages.url}/checkout`, { ...form, headers: { Origin: pages.url } });
  await fetch(`${pages.url}/ayuda`, { method: "PUT" });
  const added = [
    'status="403",by="server"',
    'status="400",by="page"',
    'status="403",by="page"',
    'status="405",by="server"',
  ];
  // A request is counted when its response was sent, which may be after the client has its head.
  for (const labels of added) {
    await expect.poll(async () => count(await refused(), labels) - count(before, labels), { message: labels }).toBe(1);
  }
});

test.for([
  ["/ayuda", "application/x-www-form-urlencoded"],
  ["/ayuda.data", "application/x-www-form-urlencoded"],
  ["/te-llamamos", "application/json"],
  ["/respuestas", "application/json"],
  ["/calles", "multipart/form-data"],
  ["/checkout", "multipart/form-data; boundary="],
  ["/valoracion.data", "text/plain"],
] as const)("a visitor sees no text of an error: of %s for %s", async ([path, type], { pages }) => {
  const headers = { Origin: pages.url, "Content-Type": type };
  const answer = await fetch(`${pages.url}${path}`, { method: "POST", headers, body: "intent=callback" });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  // The title of a refused form begins with the word (docs/rules.md#form-validation).
  expect(await answer.text()).not.toMatch(/(?<!<title>)Error: |You made a|Content-Type was|FormData| at \w+ \(/);
});
