import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { writeSectionsSeed } from "#tests/routes/sections-seed.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { RunningSite, type StartOptions } from "#tests/support/processes.ts";
import { rememberContent } from "./kept-content.ts";
import { Sandbox } from "./sandbox.ts";
import { Studio, watchStrayRequests } from "./studio.ts";

interface WorkerFixtures {
  /** The content of the site: the repository's own, or pages with every section, devices, questions and promos. */
  seed: "production" | "sections";
  /** Environment variables of the site. */
  siteEnv: Record<string, string>;
  /** The site of the worker, with a sandbox of its own. */
  running: RunningSite;
}

interface TestFixtures {
  sandbox: Sandbox;
  /** Starts another site, for a test that stops it or needs other settings. It is stopped after the test. */
  startSite: (options?: StartOptions) => Promise<RunningSite>;
  /** The content of the site. What the test wrote, here or in the Studio, is undone after it: the next test of the worker has the same site. */
  lake: SanityClient;
  /** Sanity Studio. A request to another machine or to an unknown address of the lake fails the test. */
  studio: Studio;
  /** Errors and warnings that the test causes on the browser's console. */
  expectedConsoleError: RegExp;
  noConsoleErrors: undefined;
}

/**
 * Remix's `decodeViaTurboStream` prints or rejects with this error when the visitor goes back, leaves or reloads the page before the
 * response of a loader is complete. The visitor sees nothing of it.
 */
const INTERRUPTED_NAVIGATION = /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/;

/**
 * Before Remix shows another page it loads the style sheets of that page by `<link rel="preload">`, and takes the link away again when the
 * page is shown. Chromium looks for unused preloads some seconds after a document has loaded, and finds such a sheet when a visitor navigates
 * just then. It is requested once, and used. No HTML of ours preloads a style sheet.
 */
const SHEET_OF_NEXT_PAGE = /^The resource \S+\/assets\/[\w-]+\.css was preloaded using link preload but not used/;

/** A page's texts are preloaded and used once React starts. A busy machine takes longer than Chromium waits before it says so. */
const TEXTS_OF_PAGE = /^The resource \S+\/textos\/[\w.-]+\.json was preloaded using link preload but not used/;

/**
 * The Studio listens to a document before it fetches it. A change in between is in the document that it fetches, and comes as an event
 * too, which it skips with this warning.
 */
const CHANGE_KNOWN_ALREADY = /^Document out of sync, skipping mutation$/;

/** The Studio says so where a machine does other work. The validator ends all the same. */
const SLOW_VALIDATOR = /^Custom validator at \S+ has taken more than \d+ms to respond/;

/** The Studio's stream ends when its page is left. Sanity's libraries say so when the frame of a preview loads or answers late, or is left. */
const STUDIO_IS_LEFT =
  /WebSocket is already in CLOSING or CLOSED state|^\[@sanity\/comlink\] Received no response|^Unable to connect to visual editing|^The preview iframe hasn't finished loading|^\[@sanity\/visual-editing\] Package version mismatch detected/;

/** Warnings of the browser and errors of libraries that mean nothing to a visitor. */
const HARMLESS = [
  INTERRUPTED_NAVIGATION,
  SHEET_OF_NEXT_PAGE,
  TEXTS_OF_PAGE,
  CHANGE_KNOWN_ALREADY,
  SLOW_VALIDATOR,
  STUDIO_IS_LEFT,
];

/** Playwright's `test` with a running site. An unexpected error on the console or in the page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: ["production", { option: true, scope: "worker" }],
  siteEnv: [{}, { option: true, scope: "worker" }],
  running: [
    async ({ seed, siteEnv }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "seed-"));
      if (seed === "sections") await writeSectionsSeed(folder);
      const env = seed === "sections" ? { ...siteEnv, SANDBOX_SEED_DIR: folder } : siteEnv;
      const running = await RunningSite.start({ env });
      await use(running);
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ running }, use) => use(running.url),
  sandbox: async ({ running }, use) => {
    const sandbox = new Sandbox(running.sandboxUrl);
    await use(sandbox);
    await sandbox.recover();
  },
  startSite: async ({ browser: _browser }, use) => {
    const started: RunningSite[] = [];
    await use(async (options) => {
      const site = await RunningSite.start(options);
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
  lake: async ({ running }, use) => {
    const restoreContent = await rememberContent(running.sandboxUrl);
    await use(lakeClient(running.sandboxUrl));
    await restoreContent();
  },
  // The content is restored after the Studio is closed.
  studio: async ({ page, context, running, lake: _lake }, use) => {
    const { sandboxUrl } = running;
    // Signed in already: without a session the Studio logs the refusal of its first request on the console.
    await context.request.get(`${sandboxUrl}/lake/v1/auth/login/marketing`, {
      params: { origin: `${sandboxUrl}/studio` },
      maxRedirects: 0,
    });
    const strayRequests = watchStrayRequests(context, [running.url, sandboxUrl]);
    await use(new Studio(page, sandboxUrl));
    expect(strayRequests).toEqual([]);
    // An open Studio would save its edits again.
    await page.close();
  },
  expectedConsoleError: [/^$/, { option: true }],
  noConsoleErrors: [
    async ({ context, expectedConsoleError }, use) => {
      const errors: { text: string; at: string }[] = [];
      context.on("console", (message) => {
        const isError = message.type() === "error" || message.type() === "warning";
        if (isError) errors.push({ text: message.text(), at: message.location().url });
      });
      context.on("weberror", (event) => errors.push({ text: String(event.error()), at: event.page()?.url() ?? "" }));
      await use(undefined);
      const isExpected = (text: string) => [...HARMLESS, expectedConsoleError].some((pattern) => pattern.test(text));
      expect(errors.filter(({ text }) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Defines the tests of a journey twice. The second visitor's browser runs no scripts. */
export function withAndWithoutJavaScript(define: (javaScriptEnabled: boolean) => void): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });
      define(javaScriptEnabled);
    });
  }
}

export { expect };
