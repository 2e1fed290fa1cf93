import { createClient } from "@sanity/client";
import { ActivityIcon } from "@sanity/icons/Activity";
import { BarChartIcon } from "@sanity/icons/BarChart";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { ImagesIcon } from "@sanity/icons/Images";
import { esESLocale } from "@sanity/locale-es-es";
import { lazy } from "react";
import { type DocumentActionComponent, defineConfig, type Tool } from "sanity";
import { structureTool } from "sanity/structure";
import { localWorkspace } from "./local/workspace.ts";
import { schemaTypes } from "./schemaTypes/index.ts";
import { askBeforePublish } from "./studio/ask-before-publish.tsx";
import { askBeforeRemoving } from "./studio/ask-before-removing.tsx";
import { askBeforeRenaming } from "./studio/ask-before-renaming.tsx";
import { patient, watchConnection } from "./studio/connection.ts";
import { FormPreview } from "./studio/experiments/form-preview.tsx";
import { allowedActions, allowedNewDocuments } from "./studio/fixed-documents.ts";
import { formInput } from "./studio/form-input.tsx";
import { withRanks } from "./studio/ordered-documents.ts";
import { placeCopy } from "./studio/place-of-copy.ts";
import { preview } from "./studio/preview.ts";
import { dataset, hostedProjectId } from "./studio/project.ts";
import { showOnSite } from "./studio/show-on-site.ts";
import "./studio/spanish-dates.ts";
import { spanishLocaleAdditions } from "./studio/spanish-locale.ts";
import { spanishReleases } from "./studio/spanish-releases.ts";
import { structure } from "./studio/structure.ts";
import { StudioLayout } from "./studio/studio-layout.tsx";
import { kitTemplate, questionTemplate } from "./studio/templates.ts";
import { TextPlugins } from "./studio/text-plugins.tsx";
import { withIcons } from "./studio/type-icons.ts";

const workspace = hostedProjectId ? hostedWorkspace(hostedProjectId) : localWorkspace(dataset);
watchConnection();

/** How many visits become orders. Its code is loaded when it is opened. */
const FunnelView = lazy(() => import("./studio/funnel/funnel-view.tsx"));

/** Who changed what. */
const ActivityView = lazy(() => import("./studio/activity/activity-view.tsx"));

/** What is planned, and when. */
const CalendarView = lazy(() => import("./studio/calendar/calendar-view.tsx"));

/** Where each picture is shown. */
const PicturesView = lazy(() => import("./studio/pictures/pictures-view.tsx"));

/** The Studio for the marketing staff, in Spanish. */
export default defineConfig({
  ...workspace,
  title: "Alarmas",
  plugins: [structureTool({ title: "Contenido", structure }), preview(), esESLocale()],
  tools: (tools) => [
    ...tools.map(inSpanish),
    { name: "embudo", title: "Embudo", icon: BarChartIcon, component: FunnelView },
    { name: "calendario", title: "Calendario", icon: CalendarIcon, component: CalendarView },
    { name: "actividad", title: "Actividad", icon: ActivityIcon, component: ActivityView },
    { name: "imagenes", title: "Imágenes", icon: ImagesIcon, component: PicturesView },
  ],
  i18n: {
    locales: (locales) => locales.filter(({ id }) => id === "es-ES"),
    bundles: [...spanishLocaleAdditions, ...spanishReleases],
  },
  studio: { components: { layout: StudioLayout } },
  schema: {
    types: withIcons(withRanks(schemaTypes)),
    templates: (templates) => [...templates, questionTemplate, kitTemplate],
  },
  form: { components: { input: formInput, preview: FormPreview, portableText: { plugins: TextPlugins } } },
  document: {
    newDocumentOptions: allowedNewDocuments,
    actions: (actions, { schemaType }) => [...allowedActions(actions, schemaType).map(withQuestions), showOnSite],
  },
});

function hostedWorkspace(projectId: string): ReturnType<typeof localWorkspace> {
  const resolveFetch = () => patient(fetch);
  return {
    projectId,
    dataset,
    unstable_clientFactory: (options) => createClient({ ...options, resolveFetch }),
  };
}

/** Sanity names its tool of releases in English only. */
function inSpanish(tool: Tool): Tool {
  return tool.name === "releases" ? { ...tool, title: "Lanzamientos" } : tool;
}

const REMOVING = new Set<DocumentActionComponent["action"]>(["delete", "unpublish", "unpublishVersion"]);

function withQuestions(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === "publish" || isScheduling(action)) return askBeforeRenaming(askBeforePublish(action));
  if (action.action === "duplicate") return placeCopy(action);
  return REMOVING.has(action.action) ? askBeforeRemoving(action) : action;
}

/** Sanity calls that which pauses a schedule 'schedule' too. It changes nothing that visitors see. */
function isScheduling({ action, displayName }: DocumentActionComponent): boolean {
  return action === "schedule" && displayName === "SchedulePublishAction";
}
