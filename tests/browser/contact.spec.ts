import { expect, test } from "./test.ts";

/** A moment, and the states that are said then: 1408 has one of its own only while it alone is open. */
const MOMENTS: [string, string[]][] = [
  ["2026-11-23T06:00:00Z", ["Cerrado. Abrimos hoy a las 09:00"]],
  ["2026-11-28T15:00:00Z", ["Cerrado. Abrimos el lunes a las 09:00", "Abierto ahora, hasta las 23:00"]],
];

for (const [now, said] of MOMENTS) {
  test(`contact says once whether the phones are open: ${now}`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto("/contacto");
    await expect(page.getByRole("main").getByText(/^(Abierto|Cerrado)/)).toHaveText(said);
  });
}

for (const width of [768, 1280, 1920]) {
  test(`the phones of contact are in line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contacto");
    const main = page.getByRole("main");
    const topOf = async (name: string) => {
      const box = await main.getByRole("link", { name, exact: true }).boundingBox();
      return box?.y;
    };
    // Until the fonts have come, the cards may still move.
    const inLine = async (one: string, other: string) => (await topOf(one)) === (await topOf(other));
    await expect.poll(() => inLine("900 622 550", "900 622 996")).toBe(true);
    await expect.poll(() => inLine("Para casa", "Ayuda")).toBe(true);
  });
}
