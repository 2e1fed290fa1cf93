import { useRouteLoaderData } from "@remix-run/react";
import type { PageContext } from "#app/context.ts";
import type { Locale } from "#app/i18n/languages.ts";
import type { Localized } from "#app/i18n/localize.ts";
import type { SITE_CONTENT_RESULT, SITE_IMAGE_RESULT } from "#app/sanity/sanity.generated.ts";
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
  /** Shown by a shared link to a page without a picture. */
  picture: Localized<NonNullable<SITE_IMAGE_RESULT>["own"] | NonNullable<SITE_IMAGE_RESULT>["first"]>;
  /** The file of the interface texts in the page's language. */
  textsUrl: string;
}

/** The type of the root loader, declared below its users: `useRouteLoaderData<SiteLoader>("root")`. */
export type SiteLoader = () => Promise<SiteData>;

/**
 * The root loader's data. `clientStatus` is the status whose prices the page shows.
 *
 * @throws Error on an error page whose root loader failed.
 */
export function useSite() {
  const { fixedStatus } = usePageFrame();
  const site = useRouteLoaderData<SiteLoader>("root");
  if (!site) throw new Error("useSite needs the data of the root route");
  return { ...site, clientStatus: fixedStatus ?? site.clientStatus, isStatusFixed: fixedStatus !== undefined };
}
