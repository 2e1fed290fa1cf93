import { expect, test } from "./test.ts";

/** A moment, and the states that are said then: of the phone to order, and of the customers'. */
const MOMENTS: [string, string[]][] = [
  ["2026-11-23T11:00:00Z", Array.from({ length: 2 }, () => "Abierto ahora, hasta las 22:00")],
  ["2026-11-23T06:00:00Z", Array.from({ length: 2 }, () => "Abrimos hoy, 09:00")],
  ["2026-11-28T15:00:00Z", Array.from({ length: 2 }, () => "Abrimos el lunes, 09:00")],
];

for (const [now, said] of MOMENTS) {
  test(`contact says of both large phones whether they are open: ${now}`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto("/contacto");
    await expect(page.getByRole("main").getByText(/^(Abierto|Abrimos)/)).toHaveText(said);
  });
}

for (const [width, isBeside] of [
  [768, false],
  [1280, true],
  [1920, true],
] as const) {
  test(`the number to call and the form are ${isBeside ? "beside" : "below"} each other at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contacto");
    const main = page.getByRole("main");
    const boxOf = async (name: string) => main.getByRole("heading", { name, exact: true }).boundingBox();
    const isInLine = async () => {
      const [call, form] = [await boxOf("Quiero una alarma"), await boxOf("Te llamamos nosotros")];
      return call && form && Math.abs(call.y - form.y) < 16;
    };
    // Until the fonts have come, the cards may still move.
    await expect.poll(isInLine).toBe(isBeside);
  });
}

test("on a phone the number to call is on the first screen, as a button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/contacto");
  const call = page.getByRole("main").getByRole("link", { name: "900 622 550", exact: true });
  await expect(call).toBeInViewport({ ratio: 1 });
  // Late code replaces the link with the same one.
  await expect.poll(async () => (await call.boundingBox())?.width ?? 0).toBeGreaterThan(240);
});
