import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FeedbackBox } from "#app/feedback/feedback-box.tsx";
import { FEEDBACK } from "#app/feedback/queries.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import { EXTRAS_SEARCH } from "#app/kits/order/checkout-path.ts";
import { kitJsonLd } from "#app/kits/page/kit-json-ld.ts";
import kitStyles from "#app/kits/page/kit-page.css?url";
import { KitPage } from "#app/kits/page/kit-page.tsx";
import { numberDevices } from "#app/kits/plan/number-devices.ts";
import { withTakenPlaces } from "#app/kits/plan/plan-devices.ts";
import { TERRITORY_SEARCH } from "#app/kits/pricing/territory-tax.ts";
import { KIT_BY_SLUG } from "#app/kits/queries.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { CmsPageView } from "#app/pages/cms-page.tsx";
import { cmsPageMeta } from "#app/pages/cms-page-meta.ts";
import { SellLayout } from "#app/pages/layouts/sell.tsx";
import { loadPage, loadTrail, withPromosFor } from "#app/pages/load-page.server.ts";
import { KIT_SECTIONS } from "#app/pages/queries.ts";
import { redirectOrNotFound } from "#app/pages/redirect-or-not-found.server.ts";
import { shownSections } from "#app/pages/shown-sections.server.ts";
import { kitPath, PATHS } from "#app/paths.ts";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { breadcrumbList, MAKES_JSON_LD } from "#app/seo/json-ld.ts";
import { type PageMeta, pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { getClientStatus } from "#app/site/client-status.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

export const handle: PageHandle = {
  stored: { search: { ...TERRITORY_SEARCH, ...EXTRAS_SEARCH }, hasContentPaths: true },
};

/**
 * A kit by its segment and slug, with the sections below its offer. Without such a kit: the page of the CMS at that path, a redirect
 * of the CMS, or 404. See docs/rules.md#kit-paths.
 */
export async function loader({ request, params: { slug }, context }: LoaderFunctionArgs) {
  const { content, siteUrl } = context;
  const { pathname } = new URL(request.url);
  const path = pathWithoutLocale(pathname);
  const isBusiness = path.startsWith(`${PATHS.businessKits}/`);
  const locale = localeOf(pathname);
  const [kit, kitSections, feedback, trail] = await Promise.all([
    content.fetch(KIT_BY_SLUG, { isBusiness, slug }),
    content.fetch(KIT_SECTIONS, { isBusiness, slug, today: todayInSpain() }),
    content.fetch(FEEDBACK, { pageKind: "kit" }),
    loadTrail(content, path, locale),
  ]);
  // The kit 'negocios' has no page of its own: a section of the segment's page shows it (docs/rules.md#kit-paths).
  if (!kit || kitPath(kit) !== path) {
    const page = await loadPage(context, request);
    if (!page) throw await redirectOrNotFound(context, request);
    return { ...page, kit: undefined };
  }
  const stored = localize(kitSections, locale);
  const page = { _id: kit._id, sections: stored?.sections ?? [] };
  const sections = await shownSections(context, request, page, locale);
  const shown = withOwnPictures(withTakenPlaces(localize(kit, locale)), sections);
  return {
    kit: shown,
    // Here, so that the browser needs no code to find their places.
    marks: shown.house
      ? numberDevices(
          shown.house,
          shown.complements.map(({ device, quantity }) => ({ id: device?._id, quantity })),
        )
      : [],
    mobileDiscount: stored?.clientPromo?.mobileDiscount,
    sections: withPromosFor(getClientStatus(request), sections),
    feedback: localize(feedback, locale),
    trail,
    locale,
    siteUrl,
  };
}

/** A kit without the picture of its building where a section shows it. */
function withOwnPictures<Kit extends { placeImage?: PictureSource }>(kit: Kit, sections: object[]): Kit {
  const url = kit.placeImage?.url;
  return url && JSON.stringify(sections).includes(url) ? { ...kit, placeImage: undefined } : kit;
}

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: kitStyles }];

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  const site = siteOf(matches);
  if (!data.kit) return cmsPageMeta(data, site);
  const { kit, trail } = data;
  const path = kitPath(kit);
  const jsonLd =
    MAKES_JSON_LD && site
      ? [breadcrumbList([...trail, { name: kit.kitName, path }], site), kitJsonLd(kit, site)]
      : undefined;
  return pageMeta({ ...data, path, seo: kit.search, site, image: kit.image, jsonLd });
};

export default function Kit() {
  const data = useLoaderData<typeof loader>();
  if (!data.kit) return <CmsPageView page={data.page} trail={data.trail} />;
  const { kit, mobileDiscount, marks, sections, feedback, trail } = data;
  return (
    <>
      <Breadcrumbs trail={trail} here={kit.kitName} />
      <KitPage kit={kit} mobileDiscount={mobileDiscount} marks={marks}>
        <SellLayout sections={sections} />
        {feedback ? (
          <div className="contained pt-section">
            <FeedbackBox question={feedback} subject={kitPath(kit)} className="border-t border-line pt-4" />
          </div>
        ) : null}
      </KitPage>
    </>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
