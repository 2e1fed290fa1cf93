import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { end, freePort, untilReady } from "#tests/support/processes.ts";
import { DrivenTab, type Driver } from "./driven-tab.ts";
import type { Engine } from "./test.ts";

/** The driver may wait for ever for the end of a browser that is gone already. After this time, in milliseconds, it is replaced. */
const QUIT_MS = 30_000;

/** Starts WebKit's driver, with a screen of its own. Each tab is that of a new browser. */
export async function startWebKit(binary: string): Promise<Engine> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const env = { ...process.env, DISPLAY: `:${await displayOf(screen)}`, LANG: "es_ES.UTF-8" };
  const startDriver = async () => {
    const port = await freePort();
    const process = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
    const url = `http://127.0.0.1:${port}`;
    await untilReady(`${url}/status`, process);
    return { process, url };
  };
  let driver = await startDriver();
  const capabilities = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  };
  return {
    openTab: async (siteUrl) => {
      const session = await new Builder().usingServer(driver.url).withCapabilities(capabilities).build();
      const close = async () => {
        const hasEnded = await Promise.race([session.quit().then(() => true), pause(QUIT_MS, false, { ref: false })]);
        if (hasEnded) return;
        await end(driver.process, "SIGKILL");
        driver = await startDriver();
      };
      return { tab: new DrivenTab(driverOf(session), siteUrl), errors: [], close };
    },
    stop: async () => {
      await end(driver.process, "SIGTERM");
      await end(screen, "SIGTERM");
    },
  };
}

/** The number of the display that a screen has taken, as it says once it is ready. */
async function displayOf({ stdio }: ChildProcess): Promise<string> {
  const [, , , says] = stdio;
  if (!(says instanceof Readable)) throw new Error("Xvfb has no pipe");
  // The pipe stays open: Xvfb writes to it once more, and would end.
  const ended = once(says, "end").then(() => Promise.reject(new Error("Xvfb did not start")));
  const [number] = await Promise.race([once(says, "data"), ended]);
  return String(number).trim();
}

const KEYS = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE };

const STALE = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];

const driverOf = (session: WebDriver): Driver<WebElement> => ({
  goto: (url) => session.get(url),
  goBack: () => session.navigate().back(),
  goForward: () => session.navigate().forward(),
  resize: async ({ width, height }) => {
    // The window is larger than the page in it.
    const frame = session.manage().window();
    const outer = await frame.getRect();
    const [innerWidth, innerHeight] = await session.executeScript<[number, number]>(() => [
      window.innerWidth,
      window.innerHeight,
    ]);
    await frame.setRect({ width: width + outer.width - innerWidth, height: height + outer.height - innerHeight });
  },
  evaluate: (pageFunction, value) => session.executeScript(pageFunction, value),
  addScript: (script) => session.executeScript(script),
  find: (pageFunction, steps) => session.executeScript(pageFunction, steps),
  read: (element, pageFunction, value) => session.executeScript(pageFunction, element, value),
  click: (element) => element.click(),
  hover: (element) => session.actions().move({ origin: element }).perform(),
  type: (element, text) => element.sendKeys(text),
  choose: (element, value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
  press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
  isStale: (cause) => STALE.some((kind) => cause instanceof kind),
});
