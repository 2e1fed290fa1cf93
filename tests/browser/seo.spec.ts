import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** The schema.org types in the page's JSON-LD; the page's id where the browser navigated to it, because search engines do not. */
const jsonLdTypes = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    const { "@graph": graph, "@id": id } = JSON.parse(textContent ?? "{}");
    return graph ? graph.map((node: { "@type": string }) => node["@type"]) : id;
  });

const canonicalUrl = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test("a page is sent with its JSON-LD; it and the canonical URL follow the visitor, and the browser blocks none of it", async ({
  page,
  running,
}) => {
  await page.goto("/");
  expect(await page.evaluate(jsonLdTypes)).toEqual(["Organization", "WebSite"]);
  expect(await page.evaluate(canonicalUrl)).toBe(`${running.url}/`);
  await page.goto("/alarmas-para-casa/pisos?client=false");
  await waitForHydration(page);
  expect(await page.evaluate(jsonLdTypes)).toEqual(["BreadcrumbList", "Product"]);
  expect(await page.evaluate(canonicalUrl)).toBe(`${running.url}/alarmas-para-casa/pisos`);
  const breadcrumbs = page.getByRole("navigation", { name: "Estás en" });
  await expect(breadcrumbs.getByText("Kit Piso")).toHaveAttribute("aria-current", "page");
  await breadcrumbs.getByRole("link", { name: "Alarmas para casa" }).click();
  await expect(page).toHaveURL(/\/alarmas-para-casa$/);
  await expect(page).toHaveTitle(/Alarmas para casa/);
  expect(await page.evaluate(jsonLdTypes)).toEqual([`${running.url}/alarmas-para-casa`]);
  expect(await page.evaluate(canonicalUrl)).toBe(`${running.url}/alarmas-para-casa`);
});
