import { z } from "zod";
import { lakeClient } from "#tests/support/lake-client.ts";
import { LAKE_TOKENS } from "#tests/support/strict-lake.ts";

const stored = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() });

/** Releases and assets: only the Studio's own actions change the ones, and nothing shows the others by itself. */
const OWN_RULES = /^(_\.|versions\.)/;
const OWN_TYPES = /^(system|sanity)\./;

/** The documents of editors, drafts too, by their ids. Read from the export, which sees every write at once. */
async function readContent(sandboxUrl: string): Promise<Map<string, z.infer<typeof stored>>> {
  const headers = { Authorization: `Bearer ${LAKE_TOKENS.editor}` };
  const response = await fetch(`${sandboxUrl}/lake/v2025-11-01/data/export/production`, { headers });
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  const documents = lines.map((line) => stored.parse(JSON.parse(line)));
  const ofEditors = documents.filter(({ _id, _type }) => !OWN_RULES.test(_id) && !OWN_TYPES.test(_type));
  return new Map(ofEditors.map((document) => [document._id, document]));
}

/** Reads the content as it is now. Returns a function that makes it so again, whatever was written meanwhile. */
export async function rememberContent(sandboxUrl: string): Promise<() => Promise<void>> {
  const before = await readContent(sandboxUrl);
  return async () => {
    const after = await readContent(sandboxUrl);
    const added = [...after.keys()].filter((id) => !before.has(id));
    const changed = [...before.values()].filter(({ _id, _rev }) => after.get(_id)?._rev !== _rev);
    if (added.length + changed.length === 0) return;
    const transaction = lakeClient(sandboxUrl).transaction();
    for (const document of changed) transaction.createOrReplace(document);
    for (const id of added) transaction.delete(id);
    await transaction.commit({ visibility: "sync" });
  };
}
