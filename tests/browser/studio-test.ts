import {
  type BrowserContext,
  expect,
  type FrameLocator,
  type Page,
  type Request,
  type Response,
} from "@playwright/test";
import { test as base } from "./test.ts";

interface Each {
  /** What the sandbox is asked besides what it knows, and what would leave the machine. */
  staysHere: undefined;
  studio: Studio;
}

/** Playwright's test with the real Studio: a request off this machine or to an address that the lake does not know fails it. */
export const test = base.extend<Each>({
  staysHere: [
    async ({ context, running }, use) => {
      const strays = watchRequests(context, [running.url, running.sandboxUrl]);
      await use(undefined);
      expect(strays).toEqual([]);
    },
    { auto: true },
  ],
  studio: async ({ page, running }, use) => use(new Studio(page, running.sandboxUrl)),
});

export { expect };

/** The addresses of a context's requests that go elsewhere, or find nothing at the lake. */
function watchRequests(context: BrowserContext, own: string[]): string[] {
  const strays: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && !own.includes(url.origin)) strays.push(`off the machine: ${url.href}`);
  });
  context.on("response", (response) => {
    const url = new URL(response.url());
    if (response.status() === 404 && url.pathname.startsWith("/lake/")) strays.push(`unknown to the lake: ${url.href}`);
  });
  return strays;
}

/** The Studio as a person of the marketing staff uses it. */
export class Studio {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, sandboxUrl: string) {
    this.page = page;
    this.#url = `${sandboxUrl}/studio`;
  }

  /** Opens a place of the desk: `catalogo;kits-para-casa;kit-piso`. */
  async open(place: string): Promise<void> {
    await this.page.goto(`${this.#url}/structure/${place}`);
  }

  /** Opens the form of a new document. */
  async create(type: string): Promise<void> {
    await this.page.goto(`${this.#url}/intent/create/template=${type};type=${type}/`);
  }

  /** Opens a page of the site beside the form of what it shows, and waits until the two know each other. */
  async preview(path: string): Promise<FrameLocator> {
    await this.page.goto(`${this.#url}/vista-previa?preview=${encodeURIComponent(path)}`);
    const shown = this.page.frameLocator("iframe").first();
    await expect(shown.locator("sanity-visual-editing")).toBeAttached({ timeout: 30_000 });
    return shown;
  }

  field(path: string) {
    return this.page.getByTestId(`field-${path}`);
  }

  get publishButton() {
    return this.page.getByRole("button", { name: "Publicar", exact: true });
  }

  /** Publishes the open document: pressed until what was typed is saved as a draft and found valid, and the lake has answered. */
  async publish(): Promise<void> {
    const published = this.whenPublished(30_000);
    let isPublished = false;
    published.then(
      () => {
        isPublished = true;
      },
      () => undefined,
    );
    await expect(async () => {
      if (!isPublished && (await this.publishButton.isEnabled())) await this.publishButton.click({ timeout: 4_000 });
      expect(isPublished).toBe(true);
    }).toPass({ timeout: 30_000 });
    expect((await published).status()).toBe(200);
  }

  /** The lake's answer to the next publish; waits for it as many milliseconds. */
  whenPublished(timeout = 15_000): Promise<Response> {
    return this.page.waitForResponse((response) => isPublish(response.request()), { timeout });
  }

  /** Chooses an action of the menu beside 'Publicar'. */
  async choose(action: RegExp): Promise<void> {
    await this.page.getByTestId("action-menu-button").click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  /** Puts a section at the end of the page and fills in fields of it. */
  async addSection(kind: string, fields: Record<string, string>): Promise<void> {
    await this.field("sections").getByRole("button", { name: "Añadir elemento" }).click();
    await this.page.getByRole("menuitem", { name: kind, exact: true }).click();
    const dialog = this.page.getByRole("dialog");
    for (const [name, value] of Object.entries(fields)) {
      await dialog.locator(`[data-testid^="field-sections["][data-testid$="].${name}"] input`).fill(value);
    }
    await this.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
}

function isPublish(request: Request): boolean {
  return request.url().includes("/data/actions/") && (request.postData() ?? "").includes("action.document.publish");
}
