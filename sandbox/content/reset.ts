/**
 * `npx node sandbox/content/reset.ts`: resets the content to the seed, and removes edits, drafts and new documents. A running lake does it in one
 * transaction, which open Studios and sites see; otherwise it is done in the data folder.
 */
import { resetContent } from "local-content-lake/content";
import { lakeFolder } from "../content-lake.ts";
import { log } from "../log.ts";
import { readSettings } from "../settings.ts";

async function main(): Promise<void> {
  const { created, replaced, deleted } = await resetContent(lakeFolder(readSettings(process.env)), log);
  console.info(`Reset the content to the seed: ${created} created, ${replaced} replaced, ${deleted} deleted`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
