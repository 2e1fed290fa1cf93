import { parseCookie } from "cookie";
import type { PageContext } from "#app/context.ts";
import { type Assignment, PREVIEWED_VARIANTS, parseAssignments, VARIANTS_COOKIE } from "#app/experiments/variants.ts";
import { hostCookieName } from "#app/http/host-cookie.server.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { localize } from "#app/i18n/localize.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import { EXPERIMENT_SECTIONS } from "./queries.ts";
import type { PageItem, Section } from "./sections/section-frame.tsx";

type Sources = Pick<PageContext, "content" | "preview" | "isSecure">;

interface Page {
  _id: string;
  sections: PageItem[];
}

/**
 * The sections of a page or a kit for the visitor of a request: in the place of an experiment, those of his variant. Without a variant, and
 * while the experiment does not run, those of everybody (docs/rules.md#experiments). In a preview, the variants in the URL, on any day.
 *
 * @throws when Sanity cannot be reached.
 */
export async function shownSections(
  { content, preview, isSecure }: Sources,
  request: Request,
  { _id: id, sections }: Page,
  locale: Locale,
): Promise<Section[]> {
  const hasExperiment = sections.some(({ _type }) => _type === "experimentSectionList");
  const stored = hasExperiment ? await content.fetch(EXPERIMENT_SECTIONS, { id, today: todayInSpain() }) : null;
  const found = stored && localize(stored, locale);
  const assignments = preview ? variantsOfPreview(request) : variantsOfVisitor(request, isSecure);
  return sections.flatMap((section) => {
    if (section._type !== "experimentSectionList") return [section];
    const own = assignments.find(({ experimentId }) => experimentId === section.experimentId);
    const shown = found?.experiments?.find(({ _key }) => _key === section._key);
    const variant = shown?.variants?.find(({ variantId }) => variantId === own?.variantId);
    const isChosen = variant && (preview || section.isRunning);
    return (isChosen ? variant.value : shown?.default) ?? [];
  });
}

function variantsOfVisitor({ headers }: Request, isSecure: boolean): Assignment[] {
  const cookies = parseCookie(headers.get("Cookie") ?? "");
  return parseAssignments(cookies[hostCookieName(VARIANTS_COOKIE, isSecure)]);
}

function variantsOfPreview({ url }: Request): Assignment[] {
  return parseAssignments(new URL(url).searchParams.get(PREVIEWED_VARIANTS) ?? undefined);
}
