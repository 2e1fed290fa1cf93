import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { Fragment, type ReactNode, Suspense } from "react";
import { CampaignLinks, useStoreCampaign } from "./analytics/campaign-links.tsx";
import { ConsentBar } from "./analytics/consent-bar.tsx";
import { ThirdPartyScripts } from "./analytics/third-party-scripts.tsx";
import { useCountVisits, useMeasureVitals } from "./analytics/use-measurement.ts";
import { lazyComponent } from "./hydration/lazy-component.tsx";
import startPage from "./hydration/start-page.ts?minified";
import { loadTexts } from "./i18n/load-texts.server.ts";
import { localeOf, requestLocale } from "./i18n/locale.ts";
import { localize } from "./i18n/localize.ts";
import { TextsProvider } from "./i18n/texts-provider.tsx";
import { failureMeta } from "./layout/failure-texts.ts";
import { LaterHead } from "./layout/later-head.tsx";
import { useScriptMark } from "./layout/script-mark.ts";
import { requireDocument } from "./sanity/client.server.ts";
import { SITE_IMAGE } from "./seo/queries.ts";
import { getClientStatus } from "./site/client-status.server.ts";
import { SITE_CONTENT } from "./site/queries.ts";
import type { SiteData, SiteLoader } from "./site/use-site.ts";
import styles from "./styles.css?url";
import fontUrl from "./ui/font/figtree.woff2?url";

/** Code that only the staff needs. */
const PreviewTools = lazyComponent(() => import("./layout/preview-tools.tsx"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [site, image, texts] = await Promise.all([
    context.content.fetch(SITE_CONTENT),
    context.content.fetch(SITE_IMAGE),
    loadTexts(context.content, locale),
  ]);
  // For `entry.server.tsx`, which renders the page.
  context.i18n = texts.i18n;
  return {
    locale,
    clientStatus: getClientStatus(request),
    siteUrl: context.siteUrl,
    thirdParty: context.thirdParty,
    isPreview: context.preview !== undefined,
    settings: localize(requireDocument(site.settings, "settings"), locale),
    navigation: localize(requireDocument(site.navigation, "navigation"), locale),
    picture: localize(image?.own ?? image?.first ?? null, locale),
    textsUrl: texts.url,
  } satisfies SiteData;
}

export { revalidateOnPageChange as shouldRevalidate } from "./site/revalidation.ts";

/** The title of an error page when this loader failed. */
export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? [] : failureMeta(error, location.pathname);

/**
 * The document. The server renders all of it. In the browser React has the content of `#react-root` alone, so that nothing that extensions, tag
 * managers and translators do to the document concerns it (docs/decisions/0134). The two fragments stand for `html` and `body`: the ids of
 * `useId` depend on the place in the tree.
 */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<SiteLoader>("root");
  const { pathname } = useLocation();
  const mark = useScriptMark();
  const lang = data?.locale ?? localeOf(pathname);
  const app = (
    <>
      <Links />
      <CampaignLinks>{children}</CampaignLinks>
      <ScrollRestoration {...mark} id="main-end" />
    </>
  );
  if (!import.meta.env.SSR) {
    return (
      <>
        <LaterHead lang={lang} />
        <Fragment key="body">
          {app}
          {null}
        </Fragment>
      </>
    );
  }
  const scripts = (
    <>
      {/* React 18 knows `fetchpriority` by its lower-case name only. */}
      {data && (
        <link rel="preload" as="fetch" href={data.textsUrl} crossOrigin="anonymous" {...{ fetchpriority: "low" }} />
      )}
      <Scripts {...mark} />
    </>
  );
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f5c55" />
        <Meta />
        {/* Preloaded so that the text does not shift when the font arrives. */}
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the code is our own. */}
        <script {...mark} dangerouslySetInnerHTML={{ __html: `(${startPage})()` }} />
        {/* Shows the page once its content is read, so that nothing moves meanwhile. The styles take longer. */}
        <link rel="expect" href="#main-end" blocking="render" />
      </head>
      <body>
        <div id="react-root">
          <Suspense fallback={null}>{app}</Suspense>
        </div>
        {import.meta.env.PROD ? (
          // They wait here for `startPage`, so that the page is painted first.
          <template id="remix-scripts">{scripts}</template>
        ) : (
          scripts
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const { locale, isPreview, textsUrl } = useLoaderData<typeof loader>();
  useStoreCampaign();
  useCountVisits();
  useMeasureVitals();
  return (
    <TextsProvider url={textsUrl} locale={locale}>
      <Outlet />
      <ThirdPartyScripts />
      <ConsentBar />
      {isPreview && <PreviewTools />}
    </TextsProvider>
  );
}

export { FailurePage as ErrorBoundary } from "./layout/failure-page.tsx";
