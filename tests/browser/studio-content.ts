import { lakeClient } from "#tests/support/lake-client.ts";
import type { RunningSite } from "#tests/support/processes.ts";
import type { Studio } from "./studio.ts";
import { expect as baseExpect } from "./test.ts";

/** On a busy machine the Studio takes longer than a page of the site. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** The longest time until the site shows a publish, in milliseconds. The goal is one second; the tests log the real time. */
export const PUBLISH_TIMEOUT = 5_000;

/** The content as it is stored, to check what the Studio wrote. */
export const contentOf = (running: RunningSite) => lakeClient(running.sandboxUrl);

/** Gives a new page an address that the site needs for itself, and expects the reason. */
export async function expectPathRefused(studio: Studio): Promise<void> {
  await studio.create("page");
  await studio.field("path").locator("input").fill("checkout");
  await studio.page.getByRole("button", { name: "Validación" }).click();
  const reason = studio.page.getByText("La web usa /checkout para otra cosa: esta página no se vería.");
  await expect(reason.filter({ visible: true }).first()).toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
}
