import type { PageContext } from "#app/context.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { dayText } from "#app/i18n/moment-text.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import { chosenKit, readChosenKit } from "#app/kits/kit-id.ts";
import { HOUSES } from "#app/kits/plan/queries.ts";
import { pageSlug } from "#app/paths.ts";
import { isForStatus } from "#app/promos/promo.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { type Crumb, pathsAbove } from "#app/seo/json-ld.ts";
import { getClientStatus } from "#app/site/client-status.server.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { frameOf, type PageFrame } from "#app/site/page-frame.ts";
import { SPECIAL_HEADERS } from "#app/site/queries.ts";
import { PAGE_BY_PATH, PAGES_BY_PATHS } from "./queries.ts";
import type { Section } from "./sections/section-frame.tsx";
import { shownSections } from "./shown-sections.server.ts";

/**
 * Loads the page of the CMS at a path, with its breadcrumbs; undefined when there is none.
 *
 * @throws when Sanity cannot be reached.
 */
export async function loadPage(context: PageContext, request: Request) {
  const { content, siteUrl } = context;
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const path = pathWithoutLocale(pathname);
  const slug = pageSlug(path);
  if (slug === undefined) return undefined;
  const page = await content.fetch(PAGE_BY_PATH, { path: slug, today: todayInSpain() });
  if (!page) return undefined;
  const { sections: items, ...rest } = localize(page, locale);
  const shown = await shownSections(context, request, { _id: page._id, sections: items }, locale);
  const trail = await loadTrail(content, path, locale);
  const frame = await withHeaderLinks(content, frameOf(page), locale);
  const withPromos = withPromosFor(frame.fixedStatus ?? getClientStatus(request), shown);
  const sections = await withChosenHouses(content, withPromos, new URL(request.url).searchParams, locale);
  const lastChanged = rest.lastChanged && dayText(rest.lastChanged, locale);
  return { page: { ...rest, lastChanged, sections }, frame, path, trail, locale, siteUrl };
}

/** @throws when Sanity cannot be reached. */
async function withHeaderLinks(content: ContentClient, frame: PageFrame, locale: Locale): Promise<PageFrame> {
  if (frame.layout === "default") return frame;
  const headers = localize(await content.fetch(SPECIAL_HEADERS), locale);
  return { ...frame, links: headers?.[frame.layout === "noFooter" ? "commercial" : frame.layout] ?? null };
}

/** Leaves out the promos of sections that are for the other client status. See docs/rules.md#promo-display. */
export function withPromosFor(clientStatus: ClientStatus, sections: Section[]): Section[] {
  return sections.map((section) => {
    switch (section._type) {
      case "promoBannerSection":
        return { ...section, promos: section.promos.filter((promo) => isForStatus(promo, clientStatus)) };
      case "offersSection":
        return { ...section, offers: section.offers.filter((promo) => isForStatus(promo, clientStatus)) };
      default:
        return section;
    }
  });
}

/**
 * Product selectors with the house of the kit in the URL, which a page without JavaScript needs too.
 *
 * @throws when Sanity cannot be reached.
 */
async function withChosenHouses(
  content: ContentClient,
  sections: Section[],
  search: URLSearchParams,
  locale: Locale,
): Promise<Section[]> {
  const wanted = readChosenKit(search);
  if (!wanted || sections.every(({ _type }) => _type !== "selectorSection")) return sections;
  const houses = localize(await content.fetch(HOUSES), locale);
  return sections.map((section) => {
    if (section._type !== "selectorSection") return section;
    const houseId = chosenKit(section.kits, wanted)?.houseId;
    return { ...section, house: houses.find(({ _id }) => _id === houseId) };
  });
}

export type CmsPage = NonNullable<Awaited<ReturnType<typeof loadPage>>>;

/**
 * Loads the breadcrumbs of a path: the pages of the CMS above it, outermost first. Skips the paths above it without a page.
 *
 * @throws when Sanity cannot be reached.
 */
export async function loadTrail(content: ContentClient, path: string, locale: Locale): Promise<Crumb[]> {
  const above = pathsAbove(path);
  if (above.length === 0) return [];
  const pages = await content.fetch(PAGES_BY_PATHS, { paths: above.map((ancestor) => ancestor.slice(1)) });
  return above.flatMap((ancestor) => {
    const page = pages.find((candidate) => `/${candidate.path}` === ancestor);
    return page ? [{ name: localize(page.title, locale), path: ancestor }] : [];
  });
}
