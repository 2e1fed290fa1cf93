import type { PageContext } from "#app/context.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { frameOf } from "#app/site/page-frame.ts";
import { todayInSpain } from "#app/promos/today.ts";
import { loadTrail } from "#app/seo/load-trail.server.ts";
import { HOME, PAGE_BY_PATH } from "./queries.ts";

/**
 * The page that marketing built at an address, with its texts and the way to it; undefined when there is none.
 *
 * @throws when the content cannot be reached.
 */
export async function loadPage({ content, siteUrl }: Pick<PageContext, "content" | "siteUrl">, pathname: string) {
  const locale = localeOf(pathname);
  const path = pathWithoutLocale(pathname);
  const [page, trail, texts] = await Promise.all([
    content.fetch(PAGE_BY_PATH, { path: path === "/" ? HOME : path.slice(1), today: todayInSpain() }),
    loadTrail(content, path, locale),
    loadTexts(content, locale, ["sections", "contact", "errors"]),
  ]);
  if (!page || path === `/${HOME}`) return undefined;
  return { page: localize(page, locale), frame: frameOf(page), path, trail, locale, siteUrl, texts };
}

/** A page of the content as its route has loaded it. */
export type BuiltPage = NonNullable<Awaited<ReturnType<typeof loadPage>>>;
