import type { EntryContext } from "@remix-run/node";
import { sentSection } from "#app/pages/sent-sections.server.ts";
import { FOOTER_LINKS } from "#app/site/use-site.ts";

/**
 * The loaders' data, for hydration. `RemixServer` would render it behind `</html>`, as scripts that differ from page to page. A block of
 * data needs no hash in the Content-Security-Policy. Data that JSON can hold is sent as JSON (docs/decisions/0085), a fifth smaller on the
 * wire than Remix's format (docs/performance.md). The rest, such as errors, is sent as Remix does. `entry.client.tsx` reads both.
 */
export async function hydrationData(
  {
    loaderData,
    actionData,
    errors,
  }: Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">,
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<string> {
  const state = { loaderData, actionData, errors };
  if (isJson(state)) return dataBlock("loader-data", JSON.stringify(state, withoutSentContent));
  return dataBlock("loader-stream", await new Response(stream).text());
}

/**
 * Leaves out what the page's HTML has already: the content of static sections, and the footer's links (docs/decisions/0099). Data that are
 * loaded later, after a navigation or a publish, are complete.
 */
function withoutSentContent(key: string, value: unknown): unknown {
  if (key === "sections" && Array.isArray(value)) return value.map(sentSection);
  if (key === "navigation" && typeof value === "object" && value !== null) return withoutFooter(value);
  return value;
}

const withoutFooter = (navigation: object) =>
  Object.fromEntries(Object.entries(navigation).filter(([name]) => !FOOTER_LINKS.some((link) => link === name)));

/** Both formats are JSON, in which '<' only occurs inside strings. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll("<", "\\u003c")}</script>`;
}

/** Whether a value is the same after JSON, apart from properties that are undefined, which JSON leaves out. */
function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isJson(item));
  if (typeof value === "object" && value !== null) return isPlain(value) && Object.values(value).every(isJson);
  return typeof value === "number" ? Number.isFinite(value) : !["bigint", "function", "symbol"].includes(typeof value);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
