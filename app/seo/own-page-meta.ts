import type { MetaDescriptor } from "@remix-run/node";
import type { Locale } from "#app/i18n/languages.ts";
import { type NamedByTexts, searchOfTexts, textOf } from "#app/i18n/search-of-texts.ts";
import type { TextKey, Texts } from "#app/i18n/texts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { SiteData } from "#app/site/site-data.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { firstPicture } from "./share-picture.ts";

interface OwnPage {
  /** Without the language. */
  path: string;
  /** The texts that hold its title and description for search engines. */
  namespace: NamedByTexts;
  /** The text that is its heading. */
  name: TextKey;
  /** What it shows of the content: its first picture is shared. */
  shown?: unknown;
}

interface Loaded {
  siteUrl: string;
  locale: Locale;
  texts: Texts;
}

/** The head of a page that code makes, right below home, whose texts are interface texts. */
export function ownPageMeta(
  data: Loaded,
  site: SiteData | undefined,
  { path, namespace, name, shown }: OwnPage,
): MetaDescriptor[] {
  return pageMeta({
    ...data,
    path,
    search: searchOfTexts(data, namespace),
    site,
    picture: firstPicture(shown),
    things: site && [breadcrumbList([{ name: textOf(data, name), path }], site)],
  });
}
