import { defineConfig } from "@playwright/test";
import { leftOut } from "./tests/rings.ts";

/** The tests run in Chromium: the one at CHROME_PATH, or else Playwright's own. Each worker starts its own site. */
export default defineConfig({
  testDir: "tests/browser",
  testIgnore: leftOut("browser").map((file) => `**/${file}`),
  globalSetup: "./tests/support/empty-store.ts",
  fullyParallel: true,
  // On two cores. A third worker uses them while others wait for pages, animations and time-outs.
  workers: 3,
  // Nobody waits for these where a test passes. A machine that does other work takes four times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  snapshotPathTemplate: "{testDir}/baseline/{arg}{ext}",
  use: {
    browserName: "chromium",
    locale: "es-ES",
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ["--no-sandbox", "--disable-background-networking"],
    },
  },
});
