import { defineConfig } from "@playwright/test";

/** Chromium alone: the machine's own where CHROME_PATH names it, else Playwright's. Each worker runs a site of its own. */
export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/support/empty-store.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  snapshotPathTemplate: "{testDir}/baseline/{arg}{ext}",
  use: {
    browserName: "chromium",
    locale: "es-ES",
    // Snapshots of the page tell as much as its pictures, which cost an eighth of the run.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ["--no-sandbox", "--disable-background-networking"],
    },
  },
});
