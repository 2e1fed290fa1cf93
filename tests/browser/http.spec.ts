import { expect, test } from "./test.ts";

test.describe("a POST", () => {
  for (const [name, headers] of [
    ["from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["from another subdomain", { "Sec-Fetch-Site": "same-site" }],
    ["from another origin", { Origin: "https://example.com" }],
    ["from an opaque origin", { Origin: "null" }],
    ["without an origin", {}],
  ] as const) {
    test(`${name} is refused and sets no cookie`, async ({ running }) => {
      const response = await fetch(`${running.url}/checkout?kit=piso`, {
        method: "POST",
        headers,
        body: new URLSearchParams({ intent: "personal" }),
      });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("No hemos podido comprobar tu formulario");
      expect(response.headers.getSetCookie()).toEqual([]);
    });
  }

  test("from the site itself without the XSRF token is refused", async ({ running, sandbox }) => {
    await sandbox.clearReceived();
    const response = await fetch(`${running.url}/checkout?kit=piso`, {
      method: "POST",
      headers: { Origin: running.url },
      body: new URLSearchParams({ intent: "personal" }),
    });
    expect(response.status).toBe(403);
    const html = (await response.text()).replace(/<script\b.*?<\/script>/gs, "");
    expect(html.includes("No nos ha llegado la cookie de tu pedido"), "the header of the step says so").toBe(true);
    expect((await sandbox.received("alarms")).filter(({ path }) => path === "/customer")).toEqual([]);
  });

  test("that is too large is refused", async ({ running }) => {
    const response = await fetch(`${running.url}/eu/checkout?kit=piso`, {
      method: "POST",
      headers: { Origin: running.url },
      body: new URLSearchParams({ name: "a".repeat(100_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("Formularioa luzeegia da");
  });

  test("in chunks is read, and an empty one is a bad request", async ({ running }) => {
    const post = (init: RequestInit) =>
      fetch(`${running.url}/te-llamamos`, { method: "POST", headers: { Origin: running.url }, ...init });
    const unsized = await post({ body: new Blob(["intent=callback"]).stream(), duplex: "half" });
    expect(unsized.status).toBe(400);
    expect(await unsized.text()).toContain("Te llamamos");
    expect((await post({})).status).toBe(400);
  });

  test("to a page without a form is not allowed, and the response names the allowed methods", async ({ running }) => {
    const response = await fetch(`${running.url}/ayuda`, { method: "POST", headers: { Origin: running.url } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

for (const [method, status] of [
  ["OPTIONS", 204],
  ["PUT", 405],
  ["PATCH", 405],
  ["DELETE", 405],
] as const) {
  test(`${method} answers ${status} with the allowed methods`, async ({ running }) => {
    const response = await fetch(`${running.url}/te-llamamos`, { method, headers: { Origin: running.url } });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });
}

test("pages have security headers, and the checkout is not cached", async ({ running }) => {
  const home = await fetch(running.url);
  expect(home.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  expect(home.headers.get("x-content-type-options")).toBe("nosniff");
  expect(home.headers.get("x-powered-by")).toBeNull();
  const checkout = await fetch(`${running.url}/checkout?kit=piso`);
  expect(checkout.headers.get("cache-control")).toBe("no-store");
  expect(checkout.headers.getSetCookie().join("\n")).toMatch(/checkout=[^;]+;.*HttpOnly; SameSite=Lax/);
});

for (const path of ["/", "/alarmas-para-casa/chalets", "/ayuda", "/eu/calcula-tu-alarma", "/promociones"]) {
  test(`${path} is the same for all visitors with a language and a client status, whatever their other cookies`, async ({
    running,
  }) => {
    const cookies = ["territory=canarias", "votes=something", "checkout=something", "XSRF-TOKEN=something"];
    const pages = await Promise.all(
      ["", cookies.join("; ")].map(async (cookie) => {
        const response = await fetch(`${running.url}${path}`, { headers: { Cookie: cookie } });
        expect(response.status).toBe(200);
        expect(response.headers.getSetCookie()).toEqual([]);
        return await response.text();
      }),
    );
    expect(pages[0] === pages[1], "the page's HTML is the same").toBe(true);
  });
}

for (const [path, address] of [
  ["/alarmas-para-casa/pisos/", "/alarmas-para-casa/pisos"],
  ["/eu//example.com", "/eu/example.com"],
  ["//", "/"],
  ["/privacidad/?client=false", "/privacidad?client=false"],
] as const) {
  test(`${path} redirects to ${address}`, async ({ running }) => {
    const response = await fetch(`${running.url}${path}`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, address]);
  });
}

test("client=false on any URL sets the client status cookie", async ({ running }) => {
  const response = await fetch(`${running.url}/privacidad?client=false`);
  expect(response.headers.getSetCookie().join("\n")).toContain("client_status=NOT_CLIENT");
});

test("during an outage of all services the site is ready, and pages work", async ({ startSite }) => {
  const running = await startSite();
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${running.url}/readyz`)).json()).toEqual({ missing: [] });
  expect((await fetch(running.url)).status).toBe(200);
  await running.killSandbox();
  const readiness = await fetch(`${running.url}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([200, { missing: [] }]);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  const visited = await fetch(running.url);
  expect(visited.status).toBe(200);
  expect(await visited.text()).toContain("Kit Chalet");
});

test("a second site on the same data exits with one line that says why", async ({ running }) => {
  expect(await running.startSecondSite()).toMatch(
    /Another process uses the data in .+; stop it first, or set DATA_DIR\./,
  );
});
