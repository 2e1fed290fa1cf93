import { openCheckout, placeOrder } from "./checkout-journey.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript(() => {
  test("'Salir' leaves nothing of the order on the device", async ({ page, context }) => {
    await openCheckout(page, "/checkout?kit=piso&territorio=canarias");
    await placeOrder(page, { phone: "600111061" });
    const orderId = /ord-[0-9a-f]{12}/.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
    await page.goto("/eu/gracias");
    await expect(page.getByText(orderId).first()).toBeVisible();
    await page.getByRole("button", { name: "Irten eta ezabatu nire datuak gailu honetatik" }).click();
    await expect(page).toHaveURL(/\/eu$/);
    // The home page may begin an experiment, whose cookie is new.
    const names = (await context.cookies()).map(({ name }) => name).filter((name) => name !== "experiments");
    expect(names).toEqual([]);
    const { origins } = await context.storageState();
    expect(origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/eu$/);
    await expect(page.getByText(orderId)).toHaveCount(0);
    await page.goto("/checkout");
    await expect(page.getByText("Ane López")).toHaveCount(0);
  });
});
