/**
 * Writes what the site's code draws from the content model: the types of query results, the same as shapes that answers are
 * held to while the site runs, and the keys of the interface texts from the seed content. Sanity's own extraction and TypeGen
 * engine, run without the Studio, so that dev, build and test can all afford it (docs/decisions/0003). `--check` fails on drift
 * in place of writing.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { interfaceTextTypes } from "./seed/interface-text-types.ts";
import { queryShapes } from "./typegen/query-shapes.ts";
import { queryTexts, queryTypes } from "./typegen/query-types.ts";
import { extractedSchema } from "./typegen/schema.ts";

const root = join(import.meta.dirname, "..");
const schema = extractedSchema();

const targets: [path: string, source: string][] = [
  ["app/sanity/sanity.generated.ts", await queryTypes(root, schema)],
  ["app/sanity/shapes.generated.ts", queryShapes(await queryTexts(root), schema)],
  ["app/i18n/texts.generated.ts", await interfaceTextTypes(join(root, "cms/seed/production.ndjson"))],
];

const drifted: string[] = [];
for (const [path, text] of targets) {
  const written = await readFile(join(root, path), "utf8").catch(() => "");
  if (written === text) continue;
  drifted.push(path);
  if (!process.argv.includes("--check")) await writeFile(join(root, path), text);
}
if (process.argv.includes("--check") && drifted.length > 0) {
  console.error(`Generated types are out of date: ${drifted.join(", ")}. Run npm run typegen and commit them.`);
  process.exitCode = 1;
}
