import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** The schema.org types in the page's JSON-LD; the page's id where the browser navigated to it, because search engines do not. */
const jsonLdTypes = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    const { "@graph": graph, "@id": id } = JSON.parse(textContent ?? "{}");
    return graph ? graph.map((node: { "@type": string }) => node["@type"]) : id;
  });

const canonicalUrl = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

// `tests/routes/seo.test.ts` checks what is sent.
test("JSON-LD and the canonical URL follow the visitor, and the browser blocks none of it", async ({
  page,
  running,
}) => {
  await page.goto("/alarmas-para-casa/pisos?client=false");
  await waitForHydration(page);
  expect(await page.evaluate(jsonLdTypes)).toEqual(["BreadcrumbList", "Product"]);
  expect(await page.evaluate(canonicalUrl)).toBe(`${running.url}/alarmas-para-casa/pisos`);
  await page.getByRole("navigation", { name: "Estás en" }).getByRole("link", { name: "Alarmas para casa" }).click();
  await expect(page).toHaveURL(/\/alarmas-para-casa$/);
  await expect(page).toHaveTitle(/Alarmas para casa/);
  expect(await page.evaluate(jsonLdTypes)).toEqual([`${running.url}/alarmas-para-casa`]);
  expect(await page.evaluate(canonicalUrl)).toBe(`${running.url}/alarmas-para-casa`);
});
