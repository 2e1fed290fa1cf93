import { parseSetCookie } from "cookie";
import { readPage, textOf } from "./html.ts";

/** The page that a visitor sees. `ordered`: the thank-you page. `unresolved`: step 3 with an order of unknown outcome. `open`: step 3. */
export type View =
  | { kind: "ordered"; orderId: string }
  | { kind: "unresolved" }
  | { kind: "open" }
  | { kind: "failed" };

/** Milliseconds. Longer than the site waits for an order in progress. */
const ANSWER_MS = 30_000;

/** A visitor without JavaScript who opens pages and submits forms over HTTP. `siteOf` picks the instance of each request. */
export class HttpVisitor {
  private readonly cookies = new Map<string, string>();
  private readonly siteOf: () => string;

  constructor(siteOf: () => string) {
    this.siteOf = siteOf;
  }

  async open(path: string): Promise<Response> {
    return await this.send(path, {});
  }

  async post(path: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ _xsrf: this.cookies.get("XSRF-TOKEN") ?? "", ...fields });
    return await this.send(path, { method: "POST", body });
  }

  /** Opens the checkout again. */
  async look(): Promise<View> {
    const page = await this.open("/checkout");
    if (page.status === 303 && page.headers.get("Location") === "/gracias") {
      const orderId = /\bord-[0-9a-f]{12}\b/.exec(await (await this.open("/gracias")).text())?.[0];
      return orderId ? { kind: "ordered", orderId } : { kind: "failed" };
    }
    const html = readPage(await page.text());
    if (page.status !== 200 || !html.querySelector('[name="acceptance"]')) return { kind: "failed" };
    return { kind: textOf(html)?.includes("No hemos podido comprobar si tu pedido llegó") ? "unresolved" : "open" };
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const site = this.siteOf();
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie: cookie, Origin: site, Connection: "close" };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(`${site}${path}`, { ...init, headers, redirect: "manual", signal });
    for (const line of response.headers.getSetCookie()) {
      const { name } = parseSetCookie(line);
      this.cookies.set(name, line.slice(name.length + 1).split(";")[0] ?? "");
    }
    return response;
  }
}
