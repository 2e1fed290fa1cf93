import { type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import accessoryStyles from "#app/accessories/accessory.css?url";
import { AccessoryPage } from "#app/accessories/accessory-page.tsx";
import { deviceJsonLd, relatedDevices } from "#app/accessories/device.ts";
import { ACCESSORY_BY_SLUG } from "#app/accessories/queries.ts";
import { supportWeek } from "#app/contact/opening-hours.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import { FeedbackBox } from "#app/feedback/feedback-box.tsx";
import { FEEDBACK } from "#app/feedback/queries.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { DeviceOffer } from "#app/kits/order/device-offer.tsx";
import { DevicePlace } from "#app/kits/plan/house-plan.tsx";
import { houseAround } from "#app/kits/plan/plan-devices.ts";
import { TERRITORY_SEARCH } from "#app/kits/pricing/territory-tax.ts";
import { EXTRA_BY_DEVICE, KITS_WITH_DEVICE } from "#app/kits/queries.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { redirectOrNotFound } from "#app/pages/redirect-or-not-found.server.ts";
import { devicePath, PATHS } from "#app/paths.ts";
import { breadcrumbList, MAKES_JSON_LD } from "#app/seo/json-ld.ts";
import { type PageMeta, pageMeta, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: { search: TERRITORY_SEARCH, hasContentPaths: true } };

const NO_KITS = { house: null, kits: [], isInAllKits: false };

/** A device by its slug. Redirects where the CMS sets another URL for it; without a device, follows a redirect or answers 404. */
export async function loader({
  request,
  params: { slug },
  context: { content, preview, siteUrl },
}: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [accessory, holders, extra, hours, feedback, t] = await Promise.all([
    content.fetch(ACCESSORY_BY_SLUG, { slug }),
    content.fetch(KITS_WITH_DEVICE, { slug }),
    content.fetch(EXTRA_BY_DEVICE, { slug }),
    content.fetch(PHONE_HOURS),
    content.fetch(FEEDBACK, { pageKind: "accessory" }),
    loadT(content, locale),
  ]);
  if (!accessory) throw await redirectOrNotFound({ content, preview }, request);
  if (accessory.url) throw redirect(localePath(locale, accessory.url));
  const device = localize(accessory, locale);
  const { house, ...kits } = localize(holders ?? NO_KITS, locale);
  const place = house ? houseAround(house, device._id) : undefined;
  const isByPhone = (extra ?? kits).kits.length === 0;
  return {
    accessory: {
      ...device,
      // Shown where the device has no place in a house.
      images: place ? undefined : device.images,
      others: relatedDevices(device, device.others),
      ...kits,
    },
    place,
    extra: localize(extra, locale),
    week: hours && isByPhone ? supportWeek(hours) : undefined,
    feedback: localize(feedback, locale),
    locale,
    siteUrl,
    catalogueTitle: t("accessories:title"),
  };
}

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accessoryStyles }];

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  const { title, frontBody, image, search } = data.accessory;
  const path = devicePath(data.accessory);
  const site = siteOf(matches);
  const crumbs = [
    { name: data.catalogueTitle, path: PATHS.catalogue },
    { name: title, path },
  ];
  return pageMeta({
    ...data,
    path,
    seo: search ?? { title, description: frontBody },
    site,
    image,
    jsonLd: MAKES_JSON_LD && site ? [breadcrumbList(crumbs, site), deviceJsonLd(data.accessory, site)] : undefined,
  });
};

export default function AccessoryRoute() {
  const { accessory, extra, feedback, place, week } = useLoaderData<typeof loader>();
  return (
    <AccessoryPage
      accessory={accessory}
      place={place ? <DevicePlace house={place} device={accessory} /> : null}
      offer={
        <DeviceOffer
          name={accessory.shortTitle ?? accessory.title}
          kits={accessory.kits}
          isInAllKits={accessory.isInAllKits}
          extra={extra ?? undefined}
          week={week}
        />
      }
    >
      {feedback ? (
        <FeedbackBox question={feedback} subject={devicePath(accessory)} className="mt-12 border-t border-line pt-4" />
      ) : null}
    </AccessoryPage>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
