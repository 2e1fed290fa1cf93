import { defineConfig } from "@playwright/test";
import { leftOut } from "./tests/rings.ts";

const ENGINES = "engines/*.spec.ts";

/**
 * The tests run in Chromium: the one at CHROME_PATH, or else Playwright's own. The journeys of `tests/engines` run in Firefox and WebKit
 * too, if they are installed. Each worker starts its own site.
 */
export default defineConfig({
  testDir: "tests",
  testIgnore: leftOut("browser").map((file) => `**/${file}`),
  globalSetup: "./tests/support/empty-store.ts",
  fullyParallel: true,
  // On two cores. A third worker uses them while others wait for pages, animations and time-outs.
  workers: 3,
  // Nobody waits for these where a test passes. A machine that does other work takes four times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  snapshotPathTemplate: "tests/browser/baseline/{arg}{ext}",
  projects: [
    { name: "chromium", testMatch: ["browser/*.spec.ts", ENGINES] },
    { name: "firefox", testMatch: ENGINES },
    { name: "webkit", testMatch: ENGINES },
  ],
  use: {
    browserName: "chromium",
    locale: "es-ES",
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ["--no-sandbox", "--disable-background-networking"],
    },
  },
});
