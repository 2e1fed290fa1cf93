import type { SanityClient } from "@sanity/client";
import { parseSetCookie } from "cookie";
import { expect, vi } from "vitest";
import { todayInSpain } from "#app/i18n/today.ts";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { test as pageTest } from "#tests/support/page-cache-test.ts";
import { SOON } from "#tests/support/site.ts";
import { line, search, slug } from "./sections-seed-values.ts";

export const PAGE = "/prueba-de-titular";
const TEXTS = { control: "Un titular de siempre", b: "Un titular nuevo" };

const dayFromToday = (days: number) => todayInSpain(new Date(Date.now() + days * 86_400_000));

export function experiment(experimentId: string, [from, to] = [-1, 10]) {
  return {
    _id: `experiment-${experimentId}`,
    _type: "experiment",
    title: experimentId,
    experimentId,
    from: dayFromToday(from ?? 0),
    to: dayFromToday(to ?? 0),
    variants: ["control", "b"].map((variantId) => ({
      _key: variantId,
      _type: "experimentVariant",
      variantId,
      label: variantId,
      share: 50,
    })),
  };
}

const hero = (title: string) => ({ _key: title, _type: "heroSection", title: line(title) });

export const place = (experimentId: string, texts = TEXTS) => ({
  _key: experimentId,
  _type: "experimentSectionList",
  experimentId,
  default: [hero(texts.control)],
  variants: [{ _key: "b", _type: "variantSectionList", experimentId, variantId: "b", value: [hero(texts.b)] }],
});

export async function publishExperiment(lake: SanityClient) {
  await lake
    .transaction()
    .createOrReplace(experiment("titular"))
    .createOrReplace({
      _id: "page-prueba",
      _type: "page",
      title: line("Prueba"),
      path: slug(PAGE.slice(1)),
      kind: "sell",
      sections: [place("titular")],
      search: search("Prueba"),
    })
    .commit();
}

/** A page whose sections are an experiment. It runs as soon as the site has heard of it. */
export const test = pageTest
  .extend("lake", { scope: "file" }, ({ site }) => lakeClient(site.sandbox.url))
  .extend("running", { scope: "file", auto: true }, async ({ lake, pages, live }) => {
    void live;
    await publishExperiment(lake);
    await untilDrawn(pages.url, PAGE);
  })
  .extend("visit", ({ pages }) => async (path: string, cookie = "") => {
    const headers = { ...BROWSER, "Sec-Fetch-Site": "same-origin", cookie };
    return await fetch(`${pages.url}/visit`, { method: "POST", body: path, headers });
  });

export const untilDrawn = (url: string, path: string) =>
  vi.waitFor(async () => expect(cookiesOf(await fetch(url + path, { headers: BROWSER }))).toHaveLength(1), SOON);

export const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => parseSetCookie(cookie));

export function variantIn(html: string): string | undefined {
  return Object.entries(TEXTS).find(([, shown]) => html.includes(shown))?.[0];
}
