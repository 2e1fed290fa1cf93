import { useRouteLoaderData } from "@remix-run/react";
import type { PageContext } from "#app/context.ts";
import type { Locale } from "#app/i18n/languages.ts";
import type { Localized } from "#app/i18n/localize.ts";
import type { SITE_CONTENT_RESULT, SITE_IMAGE_RESULT } from "#app/sanity/sanity.generated.ts";
import { isSafeTarget } from "#app/ui/link.tsx";
import type { ClientStatus } from "./client-status.ts";
import { usePageFrame } from "./page-frame.ts";

type Navigation = Localized<NonNullable<SITE_CONTENT_RESULT["navigation"]>>;

/**
 * The root loader's data, which every page has. Of the visitor it contains only the language and the client status, so that pages can
 * be cached.
 */
export interface SiteData {
  locale: Locale;
  clientStatus: ClientStatus;
  siteUrl: string;
  thirdParty: PageContext["thirdParty"];
  isPreview: boolean;
  settings: Localized<NonNullable<SITE_CONTENT_RESULT["settings"]>>;
  navigation: Navigation;
  /** The picture of shared links to pages without a picture of their own: that of the home page. */
  picture: Localized<NonNullable<SITE_IMAGE_RESULT>["own"] | NonNullable<SITE_IMAGE_RESULT>["first"]>;
  textsUrl: string;
}

/** The type of the root loader, for `useRouteLoaderData<SiteLoader>("root")`. Declared here, because other modules import no routes. */
export type SiteLoader = () => Promise<SiteData>;

/**
 * The root loader's data. `clientStatus` is the status whose prices the page shows: the visitor's own, except on pages with
 * `isStatusFixed`, for which the CMS sets the status.
 *
 * @throws Error on an error page whose root loader failed.
 */
export function useSite() {
  const { fixedStatus } = usePageFrame();
  const site = useRouteLoaderData<SiteLoader>("root");
  if (!site) throw new Error("useSite needs the data of the root route");
  return { ...site, clientStatus: fixedStatus ?? site.clientStatus, isStatusFixed: fixedStatus !== undefined };
}

/** Who sells, as far as the settings say it; otherwise the shop's name. See docs/rules.md#seller-identity. */
export function sellerLine({ seller, shopName }: SiteData["settings"]): string {
  return [seller?.legalName ?? shopName, seller?.taxNumber, seller?.address, seller?.registry]
    .filter(Boolean)
    .join(" · ");
}

/** Names of the social networks, the same in every language. */
const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
} as const;

const STORES = { appStore: "App Store", googlePlay: "Google Play" } as const;

export interface SocialLink {
  name: string;
  href: string;
}

/** The brand's social profiles and app stores, as the settings list them, without those whose address a page may not link to. */
export function useSocialLinks(): { profiles: SocialLink[]; stores: SocialLink[] } {
  const { socialLinks, appLinks } = useSite().settings;
  return {
    profiles: socialLinks.filter(isSafe).map(({ network, href }) => ({ name: NETWORKS[network], href })),
    stores: appLinks.filter(isSafe).map(({ store, href }) => ({ name: STORES[store], href })),
  };
}

const isSafe = ({ href }: { href: string }) => isSafeTarget(href);
