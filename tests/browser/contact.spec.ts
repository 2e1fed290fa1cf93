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
