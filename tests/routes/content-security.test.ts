import { createHash } from "node:crypto";
import { createElement } from "react";
import { describe, expect, vi } from "vitest";
import { useSite } from "#app/site/use-site.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { servePages } from "#tests/support/pages.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";
import { SOON } from "#tests/support/site.ts";

const HOSTILE = "</script><script>hostile()</script>";

/** A page that trusts a text of the content, as a mistake would make it. */
function TrustingPage() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the mistake that the policy has to make harmless.
  return createElement("p", { dangerouslySetInnerHTML: { __html: useSite().settings.shopName } });
}

const TRUSTING = { id: "trusting", parentId: "root", path: "trusting", module: { default: TrustingPage } };

/** The site with a hostile text in its settings, as in production. */
const test = pagesTest.extend("hostile", { scope: "file", auto: true }, async ({ site }, { onCleanup }) => {
  vi.stubEnv("PROD", true);
  vi.stubEnv("DEV", false);
  const pages = await servePages(site, { added: { trusting: TRUSTING } });
  onCleanup(async () => {
    vi.unstubAllEnvs();
    await pages.close();
  });
  await lakeClient(site.sandbox.url).patch("settings").set({ shopName: HOSTILE }).commit();
  await vi.waitFor(
    async () => expect(await (await fetch(`${pages.url}/trusting`)).text()).toContain("hostile()"),
    SOON,
  );
  return pages;
});

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The texts of the inline scripts that a browser would run. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:type="application\/|src=))[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = ""]) => script,
  );

async function read(url: string) {
  const response = await fetch(url);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const directive = (name: string) => policy.split("; ").find((one) => one.startsWith(`${name} `)) ?? "";
  return {
    html: await response.text(),
    scripts: directive("script-src"),
    styles: directive("style-src") || directive("default-src"),
  };
}

describe("the Content-Security-Policy", () => {
  test.for(["/", "/ayuda", "/eu/promociones", "/checkout?kit=piso", "/no-such-page", "/_ui"])(
    "of %s allows its own inline scripts, each by hash, and no inline style",
    async (path, { hostile }) => {
      const { html, scripts, styles } = await read(`${hostile.url}${path}`);
      const allowed = scripts.split(" ").filter((source) => source.startsWith("'sha256-"));
      expect(new Set(allowed)).toEqual(new Set(scriptsOf(html).map(hashOf)));
      expect(allowed.length).toBeGreaterThan(1);
      expect(scripts).not.toContain("unsafe");
      expect(styles).toBe("default-src 'self'");
      expect(html.match(/<!doctype|<html/gi)).toEqual(["<!DOCTYPE", "<html"]);
      expect(html).not.toMatch(/ nonce=| style=|<style/);
    },
  );

  test("does not allow a script that a text of the content brings into a page", async ({ hostile }) => {
    const { html, scripts } = await read(`${hostile.url}/trusting`);
    expect(scriptsOf(html)).toContain("hostile()");
    expect(scripts).toContain("'sha256-");
    expect(scripts).not.toContain(hashOf("hostile()"));
  });
});

describe("a hostile text", () => {
  test.for(["/", "/eu", "/ayuda", "/checkout?kit=piso", "/no-such-page"])(
    "is a text on %s, in its data and in its data for search engines",
    async (path, { hostile }) => {
      const { html } = await read(`${hostile.url}${path}`);
      expect(html).toContain("hostile()");
      expect(html).not.toContain("<script>hostile()");
    },
  );

  test.for([
    "javascript:hostile()",
    "JAVASCRIPT:hostile()",
    "java\nscript:hostile()",
    "//evil.example",
    "/\\evil.example",
  ])("as an address, %j, is shown without a link", async (href, { site, hostile }) => {
    const link = { _type: "menuLink", _key: "evil", label: { _type: "localeString", es: `Enlace ${href}` }, href };
    const label = `Enlace ${href}`.replaceAll("\n", " ");
    await lakeClient(site.sandbox.url)
      .patch("navigation")
      .set({ legal: [{ ...link, label: { _type: "localeString", es: label } }] })
      .commit();
    const html = await vi.waitFor(async () => {
      const text = (await read(`${hostile.url}/ayuda`)).html;
      expect(text).toContain(label);
      return text;
    }, SOON);
    const page = html.replace(/<script.*?<\/script>/gs, "");
    expect(page).toContain(label);
    expect(page).not.toMatch(/href="[^"]*(hostile|evil)/i);
  });
});

describe("what caches may keep", () => {
  test.for([
    ["/checkout?kit=piso", "no-store"],
    ["/checkout.data?kit=piso", "no-store"],
    ["/valoracion?sobre=x", "private, no-cache"],
    ["/te-llamamos/enviado.data", "private, no-cache"],
    ["/calcula-tu-alarma?client=no", "public, max-age=0, must-revalidate"],
    ["/calcula-tu-alarma?tipo=casa", "private, no-cache"],
    ["/no-such-page", "private, no-cache"],
    ["/_ui", "private, no-cache"],
  ])("of %s: %s", async ([path, expected], { hostile }) => {
    const { headers } = await fetch(`${hostile.url}${path}`);
    expect([headers.get("Cache-Control"), headers.get("Vary")]).toEqual([expected, expect.stringContaining("Cookie")]);
  });

  test.for([
    ["PUT", 405],
    ["POST", 403],
  ] as const)("of a refused %s: nothing", async ([method, status], { hostile }) => {
    const response = await fetch(`${hostile.url}/ayuda`, { method });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
  });
});

test("pages say no more than they must, and the checkout's cookie is for the server alone", async ({ hostile }) => {
  const { headers } = await fetch(`${hostile.url}/checkout?kit=piso`);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("X-Powered-By")).toBeNull();
  expect(headers.getSetCookie().join("\n")).toMatch(/checkout=[^;]+;.*HttpOnly; SameSite=Lax/);
});

test("no page may be framed, load plugins, change its base or send forms elsewhere", async ({ hostile }) => {
  for (const path of ["/", "/checkout?kit=piso", "/no-such-page"]) {
    const { headers } = await fetch(`${hostile.url}${path}`);
    expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get("Content-Security-Policy")?.split("; ")).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]),
    );
  }
});
