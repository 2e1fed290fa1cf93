import type { MetaDescriptor } from "@remix-run/node";
import { kitJsonLd } from "#app/kits/page/kit-json-ld.ts";
import { kitPath, PATHS } from "#app/paths.ts";
import { breadcrumbList, type JsonLd, MAKES_JSON_LD, organization, webSite } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { firstImage } from "#app/seo/sharing-meta.ts";
import type { SiteData } from "#app/site/use-site.ts";
import type { CmsPage } from "./load-page.server.ts";

/** The head of a page of the CMS. */
export function cmsPageMeta(data: CmsPage, site: SiteData | undefined): MetaDescriptor[] {
  const { search, sections } = data.page;
  return pageMeta({
    ...data,
    seo: search,
    site,
    image: firstImage(sections),
    jsonLd: MAKES_JSON_LD && site ? cmsPageJsonLd(data, site) : undefined,
  });
}

/** The shop on the home page, breadcrumbs on the others, and the kits that have no page of their own. */
function cmsPageJsonLd({ path, page, trail }: CmsPage, site: SiteData): JsonLd[] {
  const kits = page.sections.flatMap((section) =>
    section._type === "kitOfferSection" && kitPath(section.kit) === path ? [section.kit] : [],
  );
  return [
    ...(path === PATHS.home
      ? [organization(site), webSite(site)]
      : [breadcrumbList([...trail, { name: page.title, path }], site)]),
    ...kits.map((kit) => kitJsonLd(kit, site)),
  ];
}
