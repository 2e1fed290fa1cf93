import type { SanityDocument } from "@sanity/client";
import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { validateDocumentWithWorkspace } from "@sanity/validation";
import { createInstance } from "i18next";
import type { Sandbox } from "#sandbox/start.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { schemaTypes } from "../../cms/schemaTypes/index.ts";

const schema = Schema.compile({
  name: "default",
  types: [...schemaTypes, ...Schema.compile({ name: "builtin", types: builtinTypes })._original.types],
});

/** The results of the Studio's validation of a document, as `level path: message`. */
export async function problemsOf(sandbox: Sandbox, document: SanityDocument): Promise<string[]> {
  const client = lakeClient(sandbox.url);
  const { t } = createInstance({ lng: "es", initAsync: false });
  const markers = await validateDocumentWithWorkspace({
    document,
    workspace: {
      schema,
      getClient: (options: object) => client.withConfig(options),
      // @ts-expect-error The Studio's i18next is a copy of its own, whose function type is narrower.
      i18n: { currentLocale: { id: "es" }, loadNamespaces: async () => {}, t },
    },
    environment: "studio",
    getDocumentExists: async ({ id }) => (await client.getDocument(id)) !== undefined,
  });
  return markers.map(({ level, path, message }) => `${level} ${pathText(path)}: ${message}`);
}

const pathText = (path: readonly unknown[]) =>
  path.map((part) => (typeof part === "object" && part !== null && "_key" in part ? part._key : part)).join(".");

export async function seeded(sandbox: Sandbox, id: string): Promise<SanityDocument> {
  const document = await lakeClient(sandbox.url).getDocument(id);
  if (!document) throw new Error(`The seed content has no '${id}'`);
  return document;
}
