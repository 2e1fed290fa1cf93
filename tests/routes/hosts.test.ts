import { request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, vi } from "vitest";
import { send as sendBytes } from "#tests/fuzz/wire.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";

const test = pagesTest.extend("env", { scope: "file" }, () => ({
  SITE_URL: "https://alarmas.example",
  ALLOWED_HOSTS: "www.alarmas.example, Site:3000",
}));

interface Sent {
  method?: string;
  /** The target of the request line, as it is sent. */
  target?: string;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
  body?: string;
}

/** Sends what `fetch` would not: any host, method, target and origin. */
async function send(url: string, { method = "GET", target = "/ayuda", headers = {}, body = "" }: Sent) {
  const { hostname, port } = new URL(url);
  const sized = method === "POST" ? { "Content-Length": String(body.length), ...headers } : headers;
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve, reject) =>
    request({ hostname, port, method, path: target, headers: sized, agent: false }, resolve)
      .once("error", reject)
      .end(body),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const CALLBACK = { method: "POST", target: "/te-llamamos", body: "intent=callback&name=&phone=" };

describe("the host of a request", () => {
  test.for([
    "alarmas.example",
    "ALARMAS.example",
    "alarmas.example:443",
    "www.alarmas.example",
    "site:3000",
    "localhost:1",
    "127.0.0.1",
    "[::1]:3000",
  ])("%s is the site's own", async (Host, { pages }) => {
    expect((await send(pages.url, { headers: { Host } })).status).toBe(200);
  });

  test.for(["/ayuda", "/checkout?kit=piso", "/live?page=/", "/assets/x.js", "/robots.txt", "/no-such-page"])(
    "another one is refused for %s, before the page cache",
    async (target, { pages }) => {
      const { status, headers } = await send(pages.url, { target, headers: { Host: "evil.example" } });
      expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
      expect(headers).toHaveProperty("x-content-type-options");
    },
  );

  test.for([
    "a b",
    "alarmas.example.evil.example",
    "alarmas.example@evil.example",
    "alarmas.example:99999999",
    "localhost.evil.example",
    "10.0.0.1:3000",
    "site",
  ])("'%s' is refused", async (Host, { pages }) => {
    expect((await send(pages.url, { headers: { Host } })).status).toBe(400);
  });

  test.for([
    ["alarmas.example", "alarmas.example"],
    ["alarmas.example", "evil.example"],
    ["evil.example", "alarmas.example"],
  ])("two hosts are refused: %s, %s", async (hosts, { pages }) => {
    for (const target of ["/ayuda", "/checkout?kit=piso"]) {
      const lines = hosts.map((host) => `Host: ${host}\r\n`).join("");
      const bytes = Buffer.from(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
      expect(await sendBytes(new URL(pages.url), bytes)).toMatchObject({ status: 400 });
    }
  });

  test("a POST for another host is refused before its origin is looked at", async ({ pages }) => {
    const headers = { ...FORM, Host: "evil.example", Origin: "https://alarmas.example" };
    expect((await send(pages.url, { ...CALLBACK, headers })).status).toBe(400);
  });

  test.for(["http://evil.example/ayuda", "http://alarmas.example/ayuda", "evil.example", "*"])(
    "the target %s is no path of the site",
    async (target, { pages }) => {
      expect((await send(pages.url, { target, headers: { Host: "alarmas.example" } })).status).toBe(400);
    },
  );

  test.for(["/healthz", "/readyz", "/readyz?x"])("probes ask for %s by IP address", async (target, { pages }) => {
    expect((await send(pages.url, { target, headers: { Host: "10.0.0.7:3000" } })).status).toBe(200);
  });
});

describe("behind a proxy", () => {
  test.for([
    ["that passes all on", { Host: "alarmas.example", Origin: "https://alarmas.example" }],
    ["that changes Host", { Host: "site:3000", Origin: "https://alarmas.example" }],
    ["with a second domain", { Host: "site:3000", Origin: "https://www.alarmas.example" }],
    [
      "that says another host",
      { Host: "site:3000", Origin: "https://alarmas.example", "X-Forwarded-Host": "evil.example" },
    ],
    ["of a browser without Origin", { Host: "site:3000", "Sec-Fetch-Site": "same-origin" }],
    ["of a browser with a strange Origin", { Host: "site:3000", "Sec-Fetch-Site": "same-origin", Origin: "garbage" }],
  ] as const)("%s a form is read", async ([, headers], { pages }) => {
    for (const target of ["/te-llamamos", "/te-llamamos.data"]) {
      const { status, body } = await send(pages.url, { ...CALLBACK, target, headers: { ...FORM, ...headers } });
      expect([target, status]).toEqual([target, 400]);
      expect(body).toContain("phone");
    }
  });

  test.for([
    { Host: "alarmas.example", Origin: "https://evil.example" },
    { Host: "alarmas.example", Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    { Host: "site:3000", Origin: "http://localhost:3000" },
    { Host: "site:3000", Origin: "null" },
    { Host: "site:3000", Origin: "garbage" },
    { Host: "site:3000" },
    { Host: "alarmas.example", Origin: "https://alarmas.example", "Sec-Fetch-Site": "cross-site" },
    { Host: "alarmas.example", Origin: "https://alarmas.example", "Sec-Fetch-Site": "same-site" },
    { Host: "alarmas.example", Origin: ["https://alarmas.example", "https://evil.example"] },
    { Host: "alarmas.example", "Sec-Fetch-Site": ["same-origin", "cross-site"] },
  ])("%j is refused", async (headers, { pages }) => {
    expect((await send(pages.url, { ...CALLBACK, headers: { ...FORM, ...headers } })).status).toBe(403);
  });

  test.for([
    { "X-Forwarded-Host": "evil.example" },
    { "X-Forwarded-Host": "a b:99999999" },
    { "X-Forwarded-Proto": "a b" },
    { "X-Forwarded-Proto": "javascript" },
    { Forwarded: "host=evil.example" },
  ])("%j changes no page", async (headers, { pages }) => {
    for (const target of ["/checkout?kit=piso", "/ayuda", "/gracias", "/alarmas-para-casa/unifamiliar?x=1"]) {
      const plain = await send(pages.url, { target, headers: { Host: "alarmas.example" } });
      const forged = await send(pages.url, { target, headers: { Host: "alarmas.example", ...headers } });
      expect([forged.status, forged.headers.location]).toEqual([plain.status, plain.headers.location]);
      expect(forged.body).not.toContain("evil.example");
    }
  });
});

describe("odd requests", () => {
  test.for(["TRACE", "PROPFIND", "M-SEARCH", "PURGE", "PUT", "PATCH", "DELETE", "LOCK"])(
    "%s is not allowed",
    async (method, { pages }) => {
      for (const target of ["/ayuda", "/checkout?kit=piso", "/calles"]) {
        expect((await send(pages.url, { method, target })).status).toBe(405);
      }
    },
  );

  test("a POST to a page without a form is not allowed, and the answer names what is", async ({ pages }) => {
    const headers = { ...FORM, Host: "alarmas.example", Origin: "https://alarmas.example" };
    const answer = await send(pages.url, { ...CALLBACK, target: "/ayuda", headers });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.for([
    ["/alarmas-para-casa/pisos/", "/alarmas-para-casa/pisos"],
    ["/eu//example.com", "/eu/example.com"],
    ["//", "/"],
    ["/privacidad/?client=false", "/privacidad?client=false"],
    ["/%63ontacto?a=%2F", "/contacto?a=%2F"],
    ["/ayuda/%2e%2E/contacto", "/contacto"],
    ["/.//example.com", "/example.com"],
    ["/eu\\ayuda\\", "/eu/ayuda"],
    ["/a%c3%b1o%2fx", "/a%C3%B1o%2Fx"],
    ["/ayuda#x", "/ayuda"],
    ["/metrics/", "/metrics"],
    ["/%70review/enable", "/preview/enable"],
  ] as const)("%s redirects to %s", async ([target, address], { pages }) => {
    const { status, headers } = await send(pages.url, { target });
    expect([status, headers.location]).toEqual([308, address]);
  });

  test.for(["/METRICS", "/Readyz", "/Preview/Enable", "/metrics%2F", "/COUNTS"])(
    "%s is not what a proxy hides by its exact path",
    async (target, { pages }) => {
      expect((await send(pages.url, { target })).status).toBe(404);
    },
  );

  test("OPTIONS for the whole server names the methods", async ({ pages }) => {
    const { status, headers } = await send(pages.url, { method: "OPTIONS", target: "*" });
    expect([status, headers.allow]).toEqual([204, "GET, HEAD, POST"]);
  });

  test.for([
    "/ayuda?_data=x",
    "/checkout?kit=piso&_data=routes/checkout",
    "/?_data=root&a=1",
    "/checkout?kit=piso&%5Fdata=routes/checkout",
  ])("%s is the page, not the data of a route", async (target, { pages }) => {
    const { status, headers } = await send(pages.url, { target });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  });

  test.for(["/%ff", "/%ff?kit=piso", "/eu/%", "/ayuda/%c3.data", "/100%/ane@example.com"])(
    "%s, which cannot be decoded, is not found, and printed nowhere",
    async (target, { site, pages }) => {
      const printed = vi.spyOn(console, "warn");
      expect((await send(pages.url, { target })).status).toBe(404);
      expect(printed.mock.calls).toEqual([]);
      expect(JSON.stringify(site.log.lines)).not.toContain(target);
    },
  );

  test("a form is read whatever _data says", async ({ pages }) => {
    const headers = { ...FORM, Host: "alarmas.example", Origin: "https://alarmas.example" };
    const { status, body } = await send(pages.url, { ...CALLBACK, target: "/te-llamamos?_data=x", headers });
    expect(status).toBe(400);
    expect(body).toContain("Teléfono");
  });
});
