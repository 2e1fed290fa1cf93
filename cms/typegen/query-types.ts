import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findQueriesInPath, getResolver, registerBabel, runTypegenGenerate } from "@sanity/codegen";
import type { ExtractedSchema } from "./schema.ts";

/** Relative to the project's folder: an absolute path may contain brackets or backslashes, which glob patterns interpret. */
const CODE_FILES = "./app/**/*.{ts,tsx}";
/** The files of queries. A query elsewhere has a type but no shape, and the site refuses to send it. */
const QUERY_FILES = "./app/**/queries.ts";

/**
 * The TypeScript source of every query's result type.
 *
 * @throws Error when a query does not fit the content model.
 */
export async function queryTypes(root: string, schema: ExtractedSchema): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "typegen-"));
  try {
    const result = await runTypegenGenerate({
      workDir: root,
      extractedSchema: schema,
      config: {
        path: CODE_FILES,
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
 * @throws Error when no query is found.
 */
export async function queryTexts(root: string): Promise<string[]> {
  registerBabel();
  const { queries } = findQueriesInPath({ path: QUERY_FILES, resolver: getResolver(root) });
  const texts = new Set<string>();
  for await (const file of queries) for (const { query } of file.queries) texts.add(query);
  if (texts.size === 0) throw new Error("No query was found. Run this in the project's folder.");
  return [...texts].sort();
}
