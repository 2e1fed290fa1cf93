import { RunningSite } from "#tests/support/processes.ts";
import { expect, test } from "./test.ts";

test.describe("a POST", () => {
  for (const [name, headers, expected] of [
    ["from another site", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["from a sister site", { "Sec-Fetch-Site": "same-site" }, 403],
    ["from another origin", { Origin: "https://example.com" }, 403],
    ["from an opaque origin", { Origin: "null" }, 403],
    ["from nowhere", {}, 403],
  ] as const) {
    test(`${name} is refused before anything happens`, async ({ running }) => {
      const response = await fetch(`${running.url}/checkout?kit=piso`, {
        method: "POST",
        headers,
        body: new URLSearchParams({ intent: "personal" }),
      });
      expect(response.status).toBe(expected);
      expect(await response.text()).toContain("No hemos podido comprobar tu formulario");
      expect(response.headers.getSetCookie()).toEqual([]);
    });
  }

  test("from our own origin without the visitor's token is refused", async ({ running }) => {
    await fetch(`${running.sandboxUrl}/received`, { method: "DELETE" });
    const response = await fetch(`${running.url}/checkout?kit=piso`, {
      method: "POST",
      headers: { Origin: running.url },
      body: new URLSearchParams({ intent: "personal" }),
    });
    expect(response.status).toBe(403);
    const html = (await response.text()).replace(/<script\b.*?<\/script>/gs, "");
    expect(html.includes("Tu pedido ha cambiado en otra ventana"), "says so in the step's header").toBe(true);
    const received: { path: string }[] = await (await fetch(`${running.sandboxUrl}/received?service=alarms`)).json();
    expect(received.filter(({ path }) => path === "/customer")).toEqual([]);
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

  test("that does not say how long it is is refused; one of nothing is no form", async ({ running }) => {
    const ask = (init: RequestInit) =>
      fetch(`${running.url}/te-llamamos`, { method: "POST", headers: { Origin: running.url }, ...init });
    const unmeasured = await ask({ body: new Blob(["intent=callback"]).stream(), duplex: "half" });
    expect(unmeasured.status).toBe(411);
    expect((await ask({})).status).toBe(400);
  });

  test("to a page without a form is not allowed, and it says what is", async ({ running }) => {
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
  test(`${method} is no way to ask for a page, nor to send a form`, async ({ running }) => {
    const response = await fetch(`${running.url}/te-llamamos`, { method, headers: { Origin: running.url } });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });
}

test("pages carry their security headers, and the checkout is not stored", async ({ running }) => {
  const home = await fetch(running.url);
  expect(home.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  expect(home.headers.get("x-content-type-options")).toBe("nosniff");
  expect(home.headers.get("x-powered-by")).toBeNull();
  const checkout = await fetch(`${running.url}/checkout?kit=piso`);
  expect(checkout.headers.get("cache-control")).toBe("no-store");
  expect(checkout.headers.getSetCookie().join("\n")).toMatch(/checkout=[^;]+;.*HttpOnly; SameSite=Lax/);
});

for (const path of ["/", "/alarmas-para-casa/chalets", "/ayuda", "/eu/calcula-tu-alarma", "/promociones"]) {
  test(`${path} is the same for all visitors of a language and a status, whatever else they carry`, async ({
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
  test(`${path} has its one address ${address}`, async ({ running }) => {
    const response = await fetch(`${running.url}${path}`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, address]);
  });
}

test("client=false on any URL is remembered", async ({ running }) => {
  const response = await fetch(`${running.url}/privacidad?client=false`);
  expect(response.headers.getSetCookie().join("\n")).toContain("client_status=NOT_CLIENT");
});

test("readiness names what is missing, seen pages go on, and another says that it failed", async () => {
  const running = await RunningSite.start();
  try {
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${running.url}/readyz`)).json()).toEqual({ missing: [] });
    expect((await fetch(running.url)).status).toBe(200);
    await running.killSandbox();
    const readiness = await fetch(`${running.url}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ missing: ["content", "alarms"] });
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    const seen = await fetch(running.url);
    expect(seen.status).toBe(200);
    expect(await seen.text()).toContain("Kit Chalet");
    const unseen = await fetch(`${running.url}/alarmas-para-negocios/local`);
    expect(unseen.status).toBe(500);
    expect(await unseen.text()).toContain("Algo ha fallado por nuestra parte");
  } finally {
    await running.stop();
  }
});

test("a second site on the same data is refused with one clear line", async ({ running }) => {
  expect(await running.startSecondSite()).toMatch(
    /Another process uses the data in .+; stop it first, or set DATA_DIR\./,
  );
});
