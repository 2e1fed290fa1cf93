import type { SanityClient } from "@sanity/client";
import { ADDRESS, PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { previewPath } from "#tests/support/lake-client.ts";
import { TOKEN } from "./bodies.ts";
import type { FuzzedRequest, Progress } from "./requests.ts";

/** After so many a new visitor begins: an earlier request may have changed what the visitor can do. */
const REQUESTS_OF_A_VISITOR = 10;

/** So few that the limits need little memory, so many that only a burst reaches a limit. */
const ADDRESSES = 1_000;

/** Who sends the requests: visitors who have come so far in the checkout, behind a proxy that names their addresses. */
export class Visitors {
  readonly #site: string;
  /** What stands for secrets, and the secrets. */
  readonly #secrets: Record<string, string> = {};
  readonly #visitors = new Map<Progress, { visitor: Promise<HttpVisitor>; requests: number }>();
  #addresses = 0;

  constructor(site: string) {
    this.#site = site;
  }

  /** Gets every signed cookie and a secret of the Studio, and begins with a visitor of each kind. */
  async prepare(lake: SanityClient): Promise<void> {
    const preview = await previewPath(lake);
    const visitor = await this.#newVisitor("address");
    await visitor.post("/valoracion", { about: "ayuda-respuesta:sin-luz", answer: "NO" });
    await visitor.post("/respuestas", { answers: "?lugar=casa" });
    await visitor.post("/desistimiento", { ...PERSONAL, intent: "confirm", contract: "ord-0123456789ab" });
    await visitor.open(preview);
    const cookies = visitor.cookieHeader.matchAll(/([\w-]+)=([^;]*)/g);
    for (const [, name, value = ""] of cookies) this.#secrets[`SIGNED-${name}`] = value;
    this.#secrets["STUDIO-SECRET"] = new URL(preview, this.#site).searchParams.get("sanity-preview-secret") ?? "";
    for (const progress of ["personal", "address", "confirmation"] as const) await this.#visitor(progress, 1);
  }

  /** The request as its visitor and the proxy send it, and what has to be filled in. All bursts are from one address. */
  async sent({ progress, times = 1, ...request }: FuzzedRequest) {
    const visitor = await this.#visitor(progress, times);
    const headers = [...request.headers];
    if (visitor) headers.push(["Cookie", visitor.cookieHeader]);
    headers.push(["X-Forwarded-For", times > 1 ? "burst" : this.#nextAddress()]);
    const known = { HOST: new URL(this.#site).host, [TOKEN]: visitor?.token ?? "", ...this.#secrets };
    return { request: { ...request, headers }, known };
  }

  /** Whatever a proxy says counts as an address. */
  #nextAddress(): string {
    this.#addresses += 1;
    return `address-${this.#addresses % ADDRESSES}`;
  }

  /** A visitor who has come so far, or has gone on with some of the last requests. */
  async #visitor(progress: Progress, requests: number): Promise<HttpVisitor | undefined> {
    if (progress === "none") return undefined;
    let used = this.#visitors.get(progress);
    if (!used || used.requests >= REQUESTS_OF_A_VISITOR) used = { visitor: this.#newVisitor(progress), requests: 0 };
    this.#visitors.set(progress, used);
    used.requests += requests;
    return await used.visitor;
  }

  async #newVisitor(progress: Progress): Promise<HttpVisitor> {
    const visitor = new HttpVisitor(() => this.#site, { "X-Forwarded-For": this.#nextAddress() });
    await visitor.open("/checkout?kit=piso");
    if (progress !== "personal") await visitor.post("/checkout", PERSONAL);
    if (progress === "confirmation") await visitor.post("/checkout", ADDRESS);
    return visitor;
  }
}
