/**
 * Writes the types that the site's code draws from the content model: query results from the schema, and the keys of
 * the interface texts from the seed content. Sanity's own extraction and TypeGen engine, run without the Studio, so that
 * dev, build and test can all afford it (docs/decisions/0003). `--check` fails on drift in place of writing.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTypegenGenerate } from "@sanity/codegen";
import { Schema } from "@sanity/schema";
import { builtinTypes, extractSchema } from "@sanity/schema/_internal";
import { schemaTypes } from "./schemaTypes/index.ts";
import { interfaceTextTypes } from "./seed/interface-text-types.ts";

const root = join(import.meta.dirname, "..");

/** The TypeScript source of every query's result type. Throws when a query does not fit the model. */
async function queryTypes(): Promise<string> {
  const schema = Schema.compile({
    name: "default",
    types: [...schemaTypes, ...Schema.compile({ name: "builtin", types: builtinTypes })._original.types],
  });
  const folder = await mkdtemp(join(tmpdir(), "typegen-"));
  try {
    const result = await runTypegenGenerate({
      workDir: root,
      extractedSchema: extractSchema(schema, { enforceRequiredFields: true }),
      config: {
        path: "./app/**/*.{ts,tsx}",
        generates: join(folder, "sanity.ts"),
        formatGeneratedCode: true,
        overloadClientMethods: true,
      },
      onProgress: (event) => {
        if ("errors" in event) for (const error of event.errors) console.error(error);
      },
    });
    if (result.filesWithErrors > 0) throw new Error("A query does not fit the content model; see the lines above.");
    return await readFile(join(folder, "sanity.ts"), "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const targets: [path: string, source: string][] = [
  ["app/content/sanity.generated.ts", await queryTypes()],
  ["app/i18n/texts.generated.ts", await interfaceTextTypes(join(root, "cms/seed/production.ndjson"))],
];

const drifted: string[] = [];
for (const [path, source] of targets) {
  const written = await readFile(join(root, path), "utf8").catch(() => "");
  if (written === source) continue;
  drifted.push(path);
  if (!process.argv.includes("--check")) await writeFile(join(root, path), source);
}
if (process.argv.includes("--check") && drifted.length > 0) {
  console.error(`Generated types are out of date: ${drifted.join(", ")}. Run npm run typegen and commit them.`);
  process.exitCode = 1;
}
