import { esESLocale } from "@sanity/locale-es-es";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { localSource } from "./local/source.ts";
import { schemaTypes } from "./schemaTypes/index.ts";
import { desk } from "./studio/desk.ts";
import { allowedActions, allowedNewDocuments } from "./studio/fixed-documents.ts";
import { preview } from "./studio/preview.ts";
import { dataset, hostedProjectId } from "./studio/project.ts";
import { showOnSite } from "./studio/show-on-site.ts";
import { missingSpanish } from "./studio/spanish.ts";
import { withIcons } from "./studio/type-icons.ts";

const source = hostedProjectId ? { projectId: hostedProjectId, dataset } : localSource(dataset);

/** The Studio: in Spanish, for the marketing staff. */
export default defineConfig({
  ...source,
  title: "Alarmas",
  plugins: [structureTool({ title: "Contenido", structure: desk }), preview(), esESLocale()],
  i18n: { locales: (locales) => locales.filter(({ id }) => id === "es-ES"), bundles: missingSpanish },
  schema: { types: withIcons(schemaTypes) },
  document: {
    ...source.document,
    newDocumentOptions: allowedNewDocuments,
    actions: (actions, { schemaType }) => [...allowedActions(actions, schemaType), showOnSite],
  },
});
