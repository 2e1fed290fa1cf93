/**
 * Generates code from the content model: the types of query results, their shapes as data for validation at run time, and the interface
 * texts of the seed content. Uses Sanity's schema extraction and TypeGen without the Studio, which is fast enough for dev, build and test
 * (docs/decisions/0003). With `--check` it writes nothing and fails if a file is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { queryShapes } from "./typegen/query-shapes.ts";
import { queryTexts, queryTypes } from "./typegen/query-types.ts";
import { extractedSchema } from "./typegen/schema.ts";
import { shippedTexts } from "./typegen/shipped-texts.ts";

const root = join(import.meta.dirname, "..");
const schema = extractedSchema();

const targets: [path: string, source: string][] = [
  ["app/sanity/sanity.generated.ts", await queryTypes(root, schema)],
  ["app/sanity/shapes.generated.ts", queryShapes(await queryTexts(root), schema)],
  ["app/i18n/texts.generated.json", await shippedTexts(join(root, "cms/seed/production.ndjson"))],
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
