/**
 * Generates code from the content model: the types of query results, their shapes as data for validation at run time, the interface
 * texts of the seed content and their keys, and the texts that each page uses. Uses Sanity's schema extraction and TypeGen without the Studio, which is fast enough
 * for dev, build and test (docs/decisions/0003). With `--check` it writes nothing and fails if a file is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { interfaceTexts, interfaceTextTypes, shippedTexts } from "./typegen/interface-text-types.ts";
import { queryShapes } from "./typegen/query-shapes.ts";
import { queryTexts, queryTypes } from "./typegen/query-types.ts";
import { extractedSchema } from "./typegen/schema.ts";
import { textsOfPages } from "./typegen/texts-of-pages.ts";

const root = join(import.meta.dirname, "..");
const schema = extractedSchema();
const texts = await interfaceTexts(join(root, "cms/seed/production.ndjson"));

const targets: [path: string, source: string][] = [
  ["app/sanity/sanity.generated.ts", await queryTypes(root, schema)],
  ["app/sanity/shapes.generated.ts", queryShapes(await queryTexts(root), schema)],
  ["app/i18n/texts.generated.ts", interfaceTextTypes(texts)],
  ["app/i18n/shipped-texts.generated.ts", shippedTexts(texts)],
  ["app/i18n/texts-of-pages.generated.ts", await textsOfPages(root, texts)],
];

const outdated: string[] = [];
for (const [path, text] of targets) {
  const current = await readFile(join(root, path), "utf8").catch(() => "");
  if (current === text) continue;
  outdated.push(path);
  if (!process.argv.includes("--check")) await writeFile(join(root, path), text);
}
if (process.argv.includes("--check") && outdated.length > 0) {
  console.error(`Generated types are out of date: ${outdated.join(", ")}. Run npm run typegen and commit them.`);
  process.exitCode = 1;
}
