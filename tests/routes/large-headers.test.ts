import { expect } from "vitest";
import { test as pagesTest } from "#tests/support/pages-test.ts";

const test = pagesTest.extend(
  "open",
  ({ pages }) =>
    (path: string, headers: Record<string, string>, method = "GET") =>
      fetch(pages.url + path, { method, headers: { Origin: pages.url, ...headers }, redirect: "manual" }),
);

/** As of tag managers and of other pages of the company's domain. */
const cookies = (bytes: number) =>
  Array.from({ length: bytes / 1_000 }, (_, count) => `_tag_${count}=${"x".repeat(990)}`).join("; ");

test.for(["/", "/ayuda", "/checkout?kit=piso", "/ayuda.data", "/favicon.svg", "/no-such-page"])(
  "too many cookies get a page that offers to clear them: %s",
  async (path, { open }) => {
    expect((await open(path, { Cookie: cookies(14_000) })).status).not.toBe(431);
    for (const bytes of [20_000, 100_000]) {
      const answer = await open(path, { Cookie: cookies(bytes) });
      const { headers } = answer;
      expect([answer.status, headers.get("Cache-Control"), headers.get("Content-Type")]).toEqual([
        431,
        "no-store",
        "text/html; charset=utf-8",
      ]);
      const page = await answer.text();
      expect(page).toContain('<form method="post" action="/borrar-cookies">');
      for (const text of ["Borrar las cookies", "Ezabatu webgune honetako cookieak"]) expect(page).toContain(text);
    }
  },
);

test("its button clears them and leads back to the page", async ({ pages, open }) => {
  for (const [from, to] of [
    ["/eu/ayuda?q=1", "/eu/ayuda"],
    ["//evil.example", "/"],
    ["/ayuda.data", "/"],
  ] as const) {
    const answer = await open("/borrar-cookies", { Cookie: cookies(100_000), Referer: pages.url + from }, "POST");
    const { headers } = answer;
    expect([answer.status, headers.get("Clear-Site-Data"), headers.get("Location")]).toEqual([303, '"cookies"', to]);
  }
});

test("no other site clears them", async ({ open }) => {
  const answer = await open("/borrar-cookies", { Origin: "https://evil.example" }, "POST");
  expect([answer.status, answer.headers.get("Clear-Site-Data")]).toEqual([403, null]);
  expect((await open("/borrar-cookies", {})).headers.get("Clear-Site-Data")).toBeNull();
});

test("other headers that are too long are refused without a page", async ({ open }) => {
  for (const [path, headers] of [
    [`/ayuda?x=${"x".repeat(17_000)}`, { Cookie: cookies(2_000) }],
    ["/ayuda", { "X-Long": "x".repeat(17_000) }],
  ] as const) {
    const answer = await open(path, headers);
    expect([answer.status, await answer.text()]).toEqual([431, ""]);
  }
});
