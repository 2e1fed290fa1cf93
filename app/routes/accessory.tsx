import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccessoryPage } from "#app/accessories/accessory-page.tsx";
import { devicePath } from "#app/accessories/device-path.ts";
import { ACCESSORY_BY_SLUG } from "#app/accessories/queries.ts";
import { localize } from "#app/content/localized.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";
import { missing } from "#app/pages/missing.server.ts";

/** A device by its slug; one whose card leads elsewhere has its page there. Else where redirects lead, or 404. */
export async function loader({
  request,
  params: { slug },
  context: { content, preview, siteUrl },
}: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const [found, texts] = await Promise.all([
    content.fetch(ACCESSORY_BY_SLUG, { slug }),
    loadTexts(content, locale, ["accessories"]),
  ]);
  if (!found) throw await missing({ content, preview }, request);
  if (found.url) throw redirect(localePath(locale, found.url));
  return { accessory: localize(found, locale), locale, siteUrl, texts };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) => {
  if (!data) return failureMeta(error, location.pathname);
  const { title, frontBody, search } = data.accessory;
  return pageMeta({ ...data, path: devicePath(data.accessory), search: search ?? { title, description: frontBody } });
};

export default function AccessoryRoute() {
  const { accessory } = useLoaderData<typeof loader>();
  return <AccessoryPage accessory={accessory} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
