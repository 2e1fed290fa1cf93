import { expect, test } from "./test.ts";

/** The kinds of things that the page's JSON-LD speaks of. */
const KINDS = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
    JSON.parse(textContent ?? "{}")["@graph"].map((thing: { "@type": string }) => thing["@type"]),
  );

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test("what a page says to search engines follows the visitor from page to page, and nothing of it is refused", async ({
  page,
  running,
}) => {
  await page.goto("/");
  expect(await page.evaluate(KINDS)).toEqual(["Organization", "WebSite"]);
  expect(await page.evaluate(canonical)).toBe(`${running.url}/`);
  await page.goto("/alarmas-para-casa/pisos?client=false");
  expect(await page.evaluate(KINDS)).toEqual(["BreadcrumbList", "Product"]);
  expect(await page.evaluate(canonical)).toBe(`${running.url}/alarmas-para-casa/pisos`);
  const way = page.getByRole("navigation", { name: "Estás en" });
  await expect(way.getByText("Kit Piso")).toHaveAttribute("aria-current", "page");
  await way.getByRole("link", { name: "Alarmas para casa" }).click();
  await expect(page).toHaveURL(/\/alarmas-para-casa$/);
  await expect(page).toHaveTitle(/Alarmas para casa/);
  expect(await page.evaluate(KINDS)).toEqual(["BreadcrumbList"]);
  expect(await page.evaluate(canonical)).toBe(`${running.url}/alarmas-para-casa`);
});

test("the pages of crawlers come as what they are", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  expect(await sitemap.text()).toContain("/eu/alarmas-para-casa/pisos</loc>");
});
