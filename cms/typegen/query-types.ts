import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findQueriesInPath, getResolver, registerBabel, runTypegenGenerate } from "@sanity/codegen";
import type { ExtractedSchema } from "./schema.ts";

/** Where queries may stand, from the project's folder: in a whole path, brackets and Windows' backslashes have a meaning. */
const CODE = "./app/**/*.{ts,tsx}";
/** Where they do, by custom; a query elsewhere has a type, but no shape to be held to, and the site refuses to send it. */
const QUERY_FILES = "./app/**/queries.ts";

/**
 * The TypeScript source of every query's result type.
 *
 * @throws Error when a query does not fit the model.
 */
export async function queryTypes(root: string, schema: ExtractedSchema): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "typegen-"));
  try {
    const result = await runTypegenGenerate({
      workDir: root,
      extractedSchema: schema,
      config: {
        path: CODE,
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

/**
 * The text of each query, as the site sends it.
 *
 * @throws Error when there is none.
 */
export async function queryTexts(root: string): Promise<string[]> {
  registerBabel();
  const { queries } = findQueriesInPath({ path: QUERY_FILES, resolver: getResolver(root) });
  const texts = new Set<string>();
  for await (const file of queries) for (const { query } of file.queries) texts.add(query);
  if (texts.size === 0) throw new Error("No query was found: this runs in the project's folder.");
  return [...texts].sort();
}
