import type { Received } from "#tests/support/site.ts";

/** The sandbox of a running site: the requests it received from the site, and the failures it answers with. */
export class Sandbox {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The requests to a service, oldest first. Earlier tests of the same worker may have left some. */
  async received(service: string): Promise<Received[]> {
    return await (await fetch(`${this.#url}/received?service=${service}`)).json();
  }

  async clearReceived(): Promise<void> {
    await fetch(`${this.#url}/received`, { method: "DELETE" });
  }

  /** The bodies of the orders for a product, oldest first. */
  async orders(name: string): Promise<Received["body"][]> {
    const requests = await this.received("alarms");
    return requests.flatMap(({ path, body }) => (path.endsWith("/order") && body.name === name ? [body] : []));
  }

  /** Fails by this rule alone, until `recover`. */
  async fail(rule: object): Promise<void> {
    await this.recover();
    const headers = { "Content-Type": "application/json" };
    await fetch(`${this.#url}/failures`, { method: "PUT", headers, body: JSON.stringify(rule) });
  }

  async recover(): Promise<void> {
    await fetch(`${this.#url}/failures`, { method: "DELETE" });
  }
}
