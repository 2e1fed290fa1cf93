import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_RemixContext,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { CampaignLinks, useStoredCampaign } from "./analytics/campaign-links.tsx";
import { ConsentBar } from "./analytics/consent-bar.tsx";
import { hasThirdParty } from "./analytics/third-party.ts";
import { ThirdPartyScripts } from "./analytics/third-party-scripts.tsx";
import { useCountedVisits, useMeasuredVitals } from "./analytics/use-measurement.ts";
import { loadTexts } from "./i18n/load-texts.server.ts";
import { localeOf, requestLocale } from "./i18n/locale.ts";
import { localize } from "./i18n/localize.ts";
import { TextsProvider } from "./i18n/t.tsx";
import { failureMeta } from "./layout/failure-texts.ts";
import restoreScroll from "./layout/restore-scroll.ts?minified";
import { useScriptMark } from "./layout/script-mark.ts";
import { requireDocument } from "./sanity/require-document.ts";
import { SITE_IMAGE } from "./seo/queries.ts";
import { getClientStatus } from "./site/client-status.server.ts";
import { SITE_CONTENT } from "./site/queries.ts";
import type { SiteData, SiteLoader } from "./site/use-site.ts";
import styles from "./styles.css?url";
import fontUrl from "./ui/font/figtree.woff2?url";
import { type PageParts, part } from "./ui/part.tsx";

/** Code that only the staff needs. */
const PreviewTools = part(() => import("./layout/preview-tools.tsx"));

export const handle: PageParts<SiteData> = {
  loadParts: async ({ isPreview }) => {
    if (isPreview) await PreviewTools.load();
  },
};

/** Loads the data that every page needs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [site, image, texts] = await Promise.all([
    context.content.fetch(SITE_CONTENT),
    context.content.fetch(SITE_IMAGE),
    loadTexts(context.content, locale, hasThirdParty(context.thirdParty) ? ["root", "consentBar"] : ["root"]),
  ]);
  return {
    locale,
    clientStatus: getClientStatus(request),
    siteUrl: context.siteUrl,
    thirdParty: context.thirdParty,
    isPreview: context.preview !== undefined,
    settings: localize(requireDocument(site.settings, "settings"), locale),
    navigation: localize(requireDocument(site.navigation, "navigation"), locale),
    picture: localize(image?.own ?? image?.first ?? null, locale),
    texts,
  } satisfies SiteData;
}

export { revalidateOnPageChange as shouldRevalidate } from "./site/revalidation.ts";

export const links: LinksFunction = () => [
  // Preloaded so that the text does not shift when the font arrives.
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** The title of an error page when this loader failed. */
export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? [] : failureMeta(error, location.pathname);

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<SiteLoader>("root");
  const { pathname } = useLocation();
  return (
    <html lang={data?.locale ?? localeOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f5c55" />
        <Meta />
        {import.meta.env.PROD && <PageStarter />}
        <Links />
        {/* Shows the page once its content is read, so that nothing moves meanwhile. The styles take longer. */}
        <link rel="expect" href="#main-end" blocking="render" />
      </head>
      <body>
        <CampaignLinks>{children}</CampaignLinks>
        <RestoredScroll />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

/**
 * Keeps the scroll positions of pages, by Remix's component. The server sends a shorter script in place of its own, which is not minified,
 * with every page; in the browser React leaves the content of the server's script as it is.
 */
function RestoredScroll() {
  const mark = useScriptMark();
  if (!import.meta.env.SSR) return <ScrollRestoration />;
  const __html = `(${restoreScroll})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is our own.
  return <script {...mark} id="main-end" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

/**
 * Starts the page: the file that holds Remix's manifest and a starter that fetches the code once the page is shown (`layout/boot.ts`). It arrives
 * beside the styles, before anything can be touched. Replaces Remix's `Scripts`, which fetches the code at once, beside the page's
 * largest picture.
 */
function PageStarter() {
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  // React leaves the server's script as it is.
  if (!import.meta.env.SSR || !remix) return <script suppressHydrationWarning />;
  const { manifest, renderMeta } = remix;
  // Tells the server to add the page's data.
  if (renderMeta) renderMeta.didRenderScripts = true;
  return (
    <script async src={manifest.url} data-routes={matches.map(({ id }) => id).join(" ")} suppressHydrationWarning />
  );
}

export default function Root() {
  const { isPreview, settings } = useLoaderData<typeof loader>();
  useStoredCampaign();
  useCountedVisits();
  useMeasuredVitals();
  return (
    <TextsProvider brand={settings.brand}>
      <Outlet />
      <ThirdPartyScripts />
      <ConsentBar />
      {isPreview && <PreviewTools />}
    </TextsProvider>
  );
}

export { FailurePage as ErrorBoundary } from "./layout/failure-page.tsx";
