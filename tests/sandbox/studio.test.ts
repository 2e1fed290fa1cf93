import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import express from "express";
import { type Listening, listen } from "local-content-lake/http/listen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerError } from "#sandbox/http/http-error.ts";
import { studioRoutes } from "#sandbox/studio/studio-routes.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-"));
const studioDir = join(folder, "dist");
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** The relevant parts of the page that Sanity 6.16 builds. */
const SAMPLE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta content="noindex" name="robots"/>
<link href="/static/favicon.ico" rel="icon" sizes="any"/>
<link href="/static/favicon.svg" rel="icon" type="image/svg+xml"/>
<link href="/static/apple-touch-icon.png" rel="apple-touch-icon"/>
<link href="/static/manifest.webmanifest" rel="manifest"/><title>Sanity Studio</title><script>
window.ready = true
</script><link href="/studio/static/lib-C0ltRZk7.css" rel="stylesheet"/><style>
  @font-face {
    font-family: Inter;
    font-style: italic;
    font-weight: 500;
    src: url("https://studio-static.sanity.io/Inter-MediumItalic.woff2") format("woff2");
  }
  html { height: 100%; }
</style><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>
</head><body><div id="sanity"></div><script src="/studio/static/sanity-BEGlqj-l.js" type="module"></script>
<noscript><a href="https://www.enable-javascript.com/">enable JavaScript</a></noscript></body></html>`;

let server: Listening;
const ask = (path: string) => fetch(`http://localhost:${server.port}${path}`, { redirect: "manual" });

beforeAll(async () => {
  const app = express();
  app.use("/studio", studioRoutes({ studioDir, siteUrl: "http://localhost:3123" }));
  app.use("/elsewhere", studioRoutes({ studioDir, siteUrl: "http://localhost:3123", isElsewhere: true }));
  app.use(answerError);
  server = await listen(0, app);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("while there is no build the Studio says in Spanish that it is being prepared, and reloads itself", async () => {
  const response = await ask("/studio/structure");
  expect([response.status, response.headers.get("refresh")]).toEqual([503, "3"]);
  expect(await response.text()).toContain("Estamos preparando el Studio");
});

describe("a build", () => {
  beforeAll(() => {
    write("dist/index.html", SAMPLE);
    write("dist/static/sanity-BEGlqj-l.js", "the Studio");
    write("dist/static/other-C0ltRZk7.css", "a{background:url(https://a.example/b.png)}");
  });

  test.each(["/studio", "/studio/structure/kit;kit-piso"])("that came meanwhile is served at %s", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain("<title>Alarmas · Studio</title>");
  });

  test("can connect only to the sandbox and the site", async () => {
    const policy = (await ask("/studio")).headers.get("content-security-policy") ?? "";
    const directives = new Map(policy.split("; ").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]));
    const own = ["'self'", `http://localhost:${server.port}`];
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual(["'self'", "'sha256-Ue7837ojpzQvedN4yP0JHJT7dLncKzAT+tilsGDYZD4='"]);
    expect(directives.get("connect-src")).toEqual([
      ...own,
      `ws://localhost:${server.port}`,
      `ws://127.0.0.1:${server.port}`,
      "http://localhost:3123",
    ]);
    expect(directives.get("img-src")).toEqual([...own, "blob:", "data:"]);
    expect(directives.get("frame-src")).toEqual(["'self'", "http://localhost:3123"]);
  });

  test.each(["/elsewhere", "/elsewhere/static/sanity-BEGlqj-l.js"])(
    "is not served where the site reads other content: %s",
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("El contenido no está en este equipo");
    },
  );

  test("with a style sheet that would fetch something from another host is not served", async () => {
    expect((await ask("/studio/static/other-C0ltRZk7.css")).status).toBe(500);
  });

  test("with an unknown page reports it", async () => {
    write("dist/index.html", SAMPLE.replace("<title>", "<h1>"));
    const response = await ask("/studio");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: expect.stringContaining("The Studio's page has nothing like") });
  });
});
