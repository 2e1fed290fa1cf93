/**
 * `npx node tests/launch/take-section-pictures.ts`: takes the pictures of the sections in the Studio's menu from the last build (`npm run build`), each from the
 * first section of its type in the seed. Look at them before you keep them.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { lakeClient } from "#tests/support/lake-client.ts";
import { RunningSite } from "#tests/support/processes.ts";
import { pageSections } from "../../cms/schemaTypes/fields/pageSections.ts";
import { root } from "../../server/launch/project.mjs";
import { runCommand } from "../../server/launch/stop.ts";
import { findBrowser } from "./browser.ts";

/** The shape of a picture in the menu is 3:2. */
const WINDOW = { width: 1080, height: 720 };
const PICTURE = { width: 480, height: 320 };
/** The longest time until the site shows a publish, in milliseconds. */
const PUBLISH_TIMEOUT = 10_000;

const folder = join(root, "cms", "static", "sections");

await runCommand(async ({ requested: stop }) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(stop), args: ["--no-sandbox"] });
  const site = await RunningSite.start();
  try {
    const page = await browser.newPage({ viewport: WINDOW, locale: "es-ES", reducedMotion: "reduce" });
    const sections = await firstOfEachType(site);
    await mkdir(folder, { recursive: true });
    for (const { type } of pageSections) {
      stop.throwIfAborted();
      const section = sections.get(type);
      if (!section) throw new Error(`No page of the seed has a section of the type ${type}`);
      await writeFile(join(folder, `${type}.webp`), await pictureOf(section, page, site));
    }
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
});

interface Section {
  _type: string;
}

async function firstOfEachType({ sandboxUrl }: RunningSite): Promise<Map<string, Section>> {
  const sections = await lakeClient(sandboxUrl).fetch<Section[]>('*[_type in ["page", "kit"]].sections[]');
  // From the last to the first, so that the first stays.
  return new Map(sections.reverse().map((section) => [section._type, section]));
}

/** Publishes a page with the section alone, and takes its picture. */
async function pictureOf(section: Section, page: Page, { url, sandboxUrl }: RunningSite): Promise<Buffer> {
  const path = `muestra-${section._type.toLowerCase()}`;
  const line = { _type: "localeString", es: "Muestra" };
  await lakeClient(sandboxUrl).createOrReplace({
    _id: path,
    _type: "page",
    title: line,
    path: { _type: "slug", current: path },
    sections: [section],
    search: { _type: "searchPreview", title: line, description: { ...line, _type: "localeText" } },
  });
  await expect.poll(async () => (await fetch(`${url}/${path}`)).status, { timeout: PUBLISH_TIMEOUT }).toBe(200);
  await page.goto(`${url}/${path}`, { waitUntil: "networkidle" });
  // Pictures below the window are loaded when they come near.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
  // Beside the section there may be what is shown on phones only.
  const parts = await page.locator("main > :not(h1), main > .contents > *").all();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [box] = boxes.filter((each) => each !== null).sort((one, other) => other.height - one.height);
  if (!box) throw new Error(`The section ${section._type} is not shown`);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const height = Math.min(box.height, WINDOW.height);
  const shot = await page.screenshot({ clip: { ...box, height }, fullPage: true });
  return await sharp(shot)
    .resize({ ...PICTURE, fit: "contain", background })
    .webp({ quality: 70 })
    .toBuffer();
}
