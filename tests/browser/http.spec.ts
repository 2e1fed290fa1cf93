import { expect, test } from "./test.ts";

test("the built server refuses a form of another site", async ({ running }) => {
  const response = await fetch(`${running.url}/checkout?kit=piso`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "cross-site" },
    body: new URLSearchParams({ intent: "personal" }),
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("No hemos podido comprobar tu formulario");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("pages of the built server have security headers, and the checkout is not cached", async ({ running }) => {
  const home = await fetch(running.url);
  expect(home.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  expect(home.headers.get("x-content-type-options")).toBe("nosniff");
  expect(home.headers.get("x-powered-by")).toBeNull();
  const checkout = await fetch(`${running.url}/checkout?kit=piso`);
  expect(checkout.headers.get("cache-control")).toBe("no-store");
  expect(checkout.headers.getSetCookie().join("\n")).toMatch(/checkout=[^;]+;.*HttpOnly; SameSite=Lax/);
});

test("a second site on the same data exits with one line that says why", async ({ running }) => {
  expect(await running.startSecondSite()).toMatch(
    /Another process uses the data in .+; stop it first, or set DATA_DIR\./,
  );
});
