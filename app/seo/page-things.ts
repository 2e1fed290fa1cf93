import type { Section } from "#app/pages/section.ts";
import { kitPath } from "#app/paths.ts";
import type { SiteData } from "#app/site/site-data.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { organization, webSite } from "./organization.ts";
import { kitProduct } from "./product.ts";
import type { Thing } from "./thing.ts";
import type { Crumb } from "./trail.ts";

interface BuiltPage {
  /** Without the language. */
  path: string;
  page: { title: Crumb["name"]; sections: Section[] };
  trail: Crumb[];
}

/** What schema.org is told of a page that marketing built: home is the shop, any other has its way, and the kit that has no other page. */
export function pageThings({ path, page, trail }: BuiltPage, site: SiteData): Thing[] {
  const kits = page.sections.flatMap((section) =>
    section._type === "kitOfferSection" && kitPath(section.kit) === path ? [section.kit] : [],
  );
  return [
    ...(path === "/"
      ? [organization(site), webSite(site)]
      : [breadcrumbList([...trail, { name: page.title, path }], site)]),
    ...kits.map((kit) => kitProduct(kit, site)),
  ];
}
