import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { callTime, readRequestTime } from "#app/callback/call-time.ts";
import { CallbackSent } from "#app/callback/callback-area.tsx";
import { supportWeek } from "#app/contact/opening-hours.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { requireDocument } from "#app/sanity/client.server.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";

/** Shows the time of the call for the request time in the URL. Redirects to the form when that has passed or is missing. */
export async function loader({ request, context: { content } }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const requestedAt = readRequestTime(searchParams);
  const [settings, t] = await Promise.all([content.fetch(PHONE_HOURS), loadT(content, locale)]);
  const hours = requireDocument(settings, "settings");
  const time = requestedAt && callTime(supportWeek(hours), requestedAt, new Date());
  if (!time) return redirect(localePath(locale, PATHS.callback), 303);
  return { hours, callTime: time, title: t("contact:sent") };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data) : failureMeta(error, location.pathname);

export default function CallbackSentRoute() {
  const { callTime, hours } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="contained pt-10 pb-section lg:pt-14">
      <CallbackSent callTime={callTime} hours={hours} level={1} />
    </main>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
