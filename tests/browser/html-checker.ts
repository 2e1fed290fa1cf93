import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { z } from "zod";
import type { SentPages } from "./sent-pages.ts";

const JAR = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
/** The quick compiler alone halves the time of a short run. It needs a deeper stack than the default. */
const JVM = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
/**
 * Errors and warnings, but no infos: that the slash in `<br/>`, which React writes, has no effect. No guess of the language, which is
 * wrong where a preview's texts hold invisible letters.
 */
const CHECKER = "--skip-info-messages --no-langdetect --skip-non-html --format json --stdout --exit-zero-always".split(
  " ",
);
/** Of the checker's report. A fault that is on every page is some hundred bytes on each. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/**
 * The checker does not know yet that the HTML standard has `blocking` on links of the type `expect` too
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking).
 */
const EXPECT_LINK = '<link rel="expect" href="#main-end" blocking="render"/>';
const isOfExpectLink = ({ message, extract = "" }: { message: string; extract?: string | undefined }) =>
  message.includes("“blocking” attribute") && extract.includes(EXPECT_LINK);

const reportSchema = z.object({
  messages: z.array(z.object({ url: z.string().optional(), message: z.string(), extract: z.string().optional() })),
});

/** Expects whole pages: one doctype at the start, nothing after `</html>`, no torn letter, and no complaint of the Nu HTML checker. */
export async function expectValidHtml(pages: SentPages): Promise<void> {
  const found = [...pages].flatMap(([name, html]) => faultsOf(html).map((fault) => `${name}: ${fault}`));
  expect(found).toEqual([]);
  expect(await complaintsOf(pages)).toEqual([]);
}

/** What a parser may mend silently, and what is no text. */
function faultsOf(html: string): string[] {
  const hasOneDoctype = /^<!doctype html>/i.test(html) && html.match(/<!doctype/gi)?.length === 1;
  return [
    ...(hasOneDoctype ? [] : [`begins with ${html.slice(0, 40)}`]),
    ...(html.endsWith("</html>") ? [] : [`ends with ${html.slice(-40)}`]),
    // React 18 writes a NUL where a piece of its stream ends inside a letter of several bytes (facebook/react 24985, 31134).
    ...[...html.matchAll(/.{0,20}[\0\uFFFD].{0,20}/g)].map(([around]) => `a torn letter: ${JSON.stringify(around)}`),
  ];
}

/** The errors and warnings of the Nu HTML checker. It takes seconds to start, so that it checks all pages at once. */
async function complaintsOf(pages: SentPages): Promise<string[]> {
  const names = [...pages.keys()];
  const folder = await mkdtemp(join(tmpdir(), "html-"));
  try {
    await Promise.all([...pages.values()].map((html, index) => writeFile(join(folder, `${index}.html`), html)));
    // Java, 11 or newer (Debian: default-jre-headless).
    const args = [...JVM, "-jar", JAR, ...CHECKER, folder];
    const { stdout } = await promisify(execFile)("java", args, { maxBuffer: MAX_REPORT_BYTES });
    const { messages } = reportSchema.parse(JSON.parse(stdout));
    const complaints = messages.filter((message) => !isOfExpectLink(message));
    return complaints.map(({ url = "", message, extract = "" }) => {
      const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
      return `${name}: ${message} In: ${extract}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
