import {
  type BrowserContext,
  expect as baseExpect,
  type FrameLocator,
  type Page,
  type Response,
} from "@playwright/test";

/** On a busy machine the Studio takes longer than a page of the site. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** The longest time until the site shows a publish, in milliseconds. The goal is one second; the tests log the real time. */
export const PUBLISH_TIMEOUT = 5_000;

/** Waits until a page of the site has a text, or has it no longer. */
export async function expectOnSite(address: string, text: string, isThere = true): Promise<void> {
  const hasText = async () => (await (await fetch(address)).text()).includes(text);
  await expect
    .poll(hasText, { message: `${address}: ${text}`, timeout: PUBLISH_TIMEOUT, intervals: [100] })
    .toBe(isThere);
}

/** The requests of a context to other origins than its own, and those that the lake answers with 404. The list grows as they are made. */
export function watchStrayRequests(context: BrowserContext, ownOrigins: string[]): string[] {
  const strays: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && !ownOrigins.includes(url.origin)) strays.push(`other origin: ${url.href}`);
  });
  context.on("response", (response) => {
    const url = new URL(response.url());
    if (response.status() === 404 && url.pathname.startsWith("/lake/")) strays.push(`not in the lake: ${url.href}`);
  });
  return strays;
}

/** Page object of Sanity Studio. */
export class Studio {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, sandboxUrl: string) {
    this.page = page;
    this.#url = `${sandboxUrl}/studio`;
  }

  /** Opens a document by its path in the desk: `catalogo;kits-para-casa;kit-piso`. */
  async open(path: string): Promise<void> {
    await this.#follow(`${this.#url}/structure/${path}`);
  }

  /** Goes to an address as a link of the Studio does, once the Studio is loaded: to load it again takes longer than most steps. */
  async #follow(address: string): Promise<void> {
    if (!this.page.url().startsWith(this.#url)) {
      await this.page.goto(address);
      return;
    }
    await this.page.evaluate((url) => {
      history.pushState(null, "", url);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
  }

  /** The address of a tool. */
  addressOf(tool: string): string {
    return `${this.#url}/${tool}`;
  }

  /** Opens a tool by its name in the address. */
  async openTool(name: string): Promise<void> {
    await this.#follow(this.addressOf(name));
  }

  /** Opens the form of a new document. */
  async create(type: string): Promise<void> {
    await this.#follow(`${this.#url}/intent/create/template=${type};type=${type}/`);
  }

  /** Opens a page of the site beside the form of its document, and waits until the two are connected. */
  async preview(path: string): Promise<FrameLocator> {
    await this.page.goto(`${this.#url}/vista-previa?preview=${encodeURIComponent(path)}`);
    return await this.#connectedFrame();
  }

  async #connectedFrame(): Promise<FrameLocator> {
    const frame = this.page.frameLocator("iframe").first();
    await expect(frame.locator("sanity-visual-editing")).toBeAttached({ timeout: 90_000 });
    // The frame has said where it is. Until then it would move the Studio's address back, and undo a click on another page.
    await expect(this.page).toHaveURL(/[?&]preview=http/, { timeout: 90_000 });
    return frame;
  }

  /** Follows a link of 'Usado en … páginas' above the form, into the preview or to another page of it. */
  async followLocation(title: RegExp | string): Promise<FrameLocator> {
    const link = this.page.getByRole("link", { name: title });
    // A list that was open stays open when the form moves beside the preview.
    await expect(async () => {
      if (!(await link.isVisible())) await this.page.getByText(/^Usado en/).click({ timeout: 4_000 });
      await link.click({ timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    return await this.#connectedFrame();
  }

  field(path: string) {
    return this.page.getByTestId(`field-${path}`);
  }

  get publishButton() {
    return this.page.getByRole("button", { name: "Publicar", exact: true });
  }

  /** Publishes the open document by one click, once it has no known problem, and waits for the lake's response. */
  async publish(): Promise<void> {
    await expect(this.publishButton).toBeEnabled();
    const published = this.whenPublished().catch(async (cause) => {
      const shown = await this.page.locator('[data-testid="pane-footer"], [data-ui="Toast"]').allInnerTexts();
      throw new Error(`Not published. The Studio shows: ${JSON.stringify(shown)}`, { cause });
    });
    await this.publishButton.click();
    expect((await published).status()).toBe(200);
  }

  /** The lake's response to the next publish. */
  whenPublished(): Promise<Response> {
    return this.#whenStored("action.document.publish");
  }

  #whenStored(action: string): Promise<Response> {
    return this.page.waitForResponse(
      (response) =>
        response.url().includes("/data/actions/") && (response.request().postData()?.includes(action) ?? false),
      { timeout: 60_000 },
    );
  }

  /** Types a day from today in Spain into a field of dates, until the draft can be published. */
  async fillDay(field: string, days: number): Promise<void> {
    const day = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid" }).format(Date.now() + days * 86_400_000);
    const input = this.field(field).locator("input");
    await expect(async () => {
      await input.fill(day);
      await input.press("Enter");
      // The field sets its day again when it loses the focus: a click on 'Publicar' that takes it away may be lost.
      await input.blur();
      await expect(this.publishButton).toBeEnabled({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
  }

  /** Changes the shares of an experiment's variants, in percent. */
  async fillShares(shares: readonly number[]): Promise<void> {
    for (const [index, share] of shares.entries()) {
      await this.field("variants").getByRole("button", { name: /50 %/ }).first().click();
      const dialog = this.page.getByRole("dialog");
      await dialog
        .getByTestId(/\.share$/)
        .locator("input")
        .fill(String(share));
      await this.page.keyboard.press("Escape");
      await expect(dialog, `the form of variant ${index} is closed`).toBeHidden();
    }
  }

  /** Chooses an action from the menu beside 'Publicar'. */
  async choose(action: RegExp): Promise<void> {
    await this.page.getByRole("button", { name: "Abrir acciones del documento" }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  /**
   * Deletes the open document, through the warning of what it takes off the site and Sanity's own question. Waits until the Studio has closed
   * the document: it would close the next one instead.
   */
  async remove(effects: string): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    const opened = this.page.url();
    await this.choose(/Eliminar/);
    await expect(dialog).toContainText(effects);
    await dialog.getByRole("button", { name: "Seguir" }).click();
    await dialog.getByRole("button", { name: /^Eliminar/ }).click();
    await this.page.waitForURL((url) => url.href !== opened);
  }

  /** Withdraws the open document from the site, through the warning of what it takes and Sanity's own question. Waits for the lake's response. */
  async withdraw(effects: string): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await this.choose(/^Despublicar/);
    await expect(dialog).toContainText(effects);
    await dialog.getByRole("button", { name: "Seguir" }).click();
    const withdrawn = this.#whenStored("action.document.unpublish");
    await dialog.getByRole("button", { name: /^Despublicar/ }).click();
    expect((await withdrawn).status()).toBe(200);
  }

  /** Brings the open document back, which was deleted, and waits until the lake has its draft. */
  async restore(): Promise<void> {
    const stored = this.page.waitForResponse((response) => response.url().includes("/data/actions/"), {
      timeout: 60_000,
    });
    await this.page.getByRole("button", { name: "Restaurar la versión más reciente" }).click();
    expect((await stored).status()).toBe(200);
  }

  /** Adds a section at the end of the page and fills in its fields. */
  async addSection(kind: string, fields: Record<string, string>): Promise<void> {
    await this.field("sections").getByRole("button", { name: "Añadir elemento" }).click();
    await this.#chooseSection(kind);
    const dialog = this.page.getByRole("dialog");
    for (const [name, value] of Object.entries(fields)) {
      await dialog.locator(`[data-testid^="field-sections["][data-testid$="].${name}"] input`).fill(value);
    }
    await this.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  /** Chooses from the menu of sections, once its pictures no longer move it. */
  async #chooseSection(kind: string): Promise<void> {
    const menu = this.page.getByRole("menu");
    await expect(menu.locator("img").last()).toHaveJSProperty("naturalWidth", 480);
    await menu.getByRole("menuitem", { name: kind, exact: true }).click();
  }

  /** Adds an experiment at the end of the page, with a heading for everybody and one for the variant 'b', in both languages. Its forms stay open. */
  async addExperiment(title: string, headings: Record<"control" | "b", string>): Promise<void> {
    const dialog = this.page.getByRole("dialog").last();
    const addHeading = async (list: string, text: string) => {
      await dialog
        .getByTestId(new RegExp(`\\.${list}$`))
        .getByRole("button", { name: "Añadir elemento" })
        .click();
      await this.#chooseSection("Cabecera de página");
      for (const locale of ["es", "eu"]) {
        await dialog
          .getByTestId(new RegExp(`\\.${list}\\[.*\\]\\.title\\.${locale}$`))
          .locator("input")
          .fill(text);
      }
      await this.page.keyboard.press("Escape");
    };
    await this.field("sections").getByRole("button", { name: "Añadir elemento" }).click();
    await this.#chooseSection("Experimento");
    await dialog.getByLabel("Experimento", { exact: true }).selectOption(title);
    await addHeading("default", headings.control);
    await dialog
      .getByTestId(/\.variants$/)
      .getByRole("button", { name: /Variante b/ })
      .first()
      .click();
    await addHeading("value", headings.b);
  }
}
