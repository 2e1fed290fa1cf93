import { parseSetCookie } from "cookie";
import { readPage, textOf } from "./html.ts";

/**
 * The page that a visitor sees. `ordered`: the thank-you page. `unresolved`: step 3 with an order of unknown outcome. `open`: step 3.
 * `step`: step 1 or 2. `text` is what the page's main part says, `summary` what the order's summary says; `shown` names that order.
 */
export type View =
  | { kind: "ordered"; orderId: string }
  | { kind: "unresolved" | "open"; text: string; summary: string; shown: string }
  | { kind: "step"; step: "personal" | "address"; text: string }
  | { kind: "failed" };

/** A person's browser, which robots do not name. */
export const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

/** Milliseconds. Longer than the site waits for an order in progress. */
const ANSWER_MS = 30_000;

/**
 * A visitor without JavaScript who opens pages and submits forms over HTTP. `siteOf` picks the instance of each request. `headers` are
 * those that a CDN in front would add.
 */
export class HttpVisitor {
  private readonly cookies = new Map<string, string>();
  private readonly siteOf: () => string;

  private readonly headers: Record<string, string>;

  constructor(siteOf: () => string, headers: Record<string, string> = {}) {
    this.siteOf = siteOf;
    this.headers = headers;
  }

  /** What the visitor sends as `Cookie`. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The token of the visitor's forms. */
  get token(): string {
    return this.cookies.get("XSRF-TOKEN") ?? "";
  }

  async open(path: string): Promise<Response> {
    return await this.send(path, {});
  }

  async post(path: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ _xsrf: this.token, ...fields });
    return await this.send(path, { method: "POST", body });
  }

  /** Sends what a page sends when it is shown. */
  async tell(path: string): Promise<Response> {
    return await this.send("/visit", { method: "POST", body: path });
  }

  /** Opens the checkout again. */
  async look(): Promise<View> {
    const page = await this.open("/checkout");
    if (page.status === 303 && page.headers.get("Location") === "/gracias") {
      const orderId = /\bord-[0-9a-f]{12}\b/.exec(await (await this.open("/gracias")).text())?.[0];
      return orderId ? { kind: "ordered", orderId } : { kind: "failed" };
    }
    const html = readPage(await page.text());
    if (page.status !== 200) return { kind: "failed" };
    const text = textOf(html.querySelector("main")) ?? "";
    for (const step of ["personal", "address"] as const) {
      if (html.querySelector(`button[name="intent"][value="${step}"]`)) return { kind: "step", step, text };
    }
    if (!html.querySelector('[name="acceptance"]')) return { kind: "failed" };
    return {
      kind: text.includes("No hemos podido comprobar si tu pedido llegó") ? "unresolved" : "open",
      text,
      summary: textOf(html.querySelector("aside.order-summary")) ?? "",
      shown: html.querySelector('[name="shown"]')?.getAttribute("value") ?? "",
    };
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const site = this.siteOf();
    const headers = { ...this.headers, Cookie: this.cookieHeader, Origin: site, Connection: "close" };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(`${site}${path}`, { ...init, headers, redirect: "manual", signal });
    for (const line of response.headers.getSetCookie()) {
      const { name } = parseSetCookie(line);
      this.cookies.set(name, line.slice(name.length + 1).split(";")[0] ?? "");
    }
    return response;
  }
}
