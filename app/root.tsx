import letters from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
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
import type { ReactNode } from "react";
import { ConsentBar } from "./analytics/consent-bar.tsx";
import { ThirdPartyScripts } from "./analytics/third-party-scripts.tsx";
import { useKeptCampaign } from "./analytics/use-campaign.ts";
import { loadTexts } from "./i18n/load-texts.server.ts";
import { localeOf } from "./i18n/locale.ts";
import { localize } from "./i18n/localize.ts";
import { TextsProvider } from "./i18n/texts-provider.tsx";
import { clientStatusOf } from "./site/client-status.server.ts";
import { FailurePage } from "./layout/failure-page.tsx";
import { failureMeta } from "./layout/page-meta.ts";
import { PreviewTools } from "./layout/preview-tools.tsx";
import { LAYOUT } from "./layout/queries.ts";
import { requireContent } from "./sanity/require-content.ts";
import { SITE_PICTURE } from "./seo/queries.ts";
import styles from "./styles.css?url";

export { staysOnQuery as shouldRevalidate } from "./layout/stays-on-query.ts";

/** For what fails above every page. */
export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? [] : failureMeta(error, location.pathname);

export const links: LinksFunction = () => [
  // Before the first letter is drawn, so that nothing moves when it comes.
  { rel: "preload", href: letters, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** What every page has. Of the visitor it holds language and client status alone, so that pages can be cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const [layout, home, texts] = await Promise.all([
    context.content.fetch(LAYOUT),
    context.content.fetch(SITE_PICTURE),
    loadTexts(context.content, locale, ["common", "kits"]),
  ]);
  return {
    locale,
    clientStatus: clientStatusOf(request),
    siteUrl: context.siteUrl,
    thirdParty: context.thirdParty,
    isPreview: context.preview !== undefined,
    settings: localize(requireContent(layout.settings, "settings"), locale),
    navigation: localize(requireContent(layout.navigation, "navigation"), locale),
    /** What a shared link shows of a page without a picture. */
    picture: localize(home?.own ?? home?.first ?? null, locale),
    texts,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return (
    <html lang={data?.locale ?? localeOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f5c55" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { isPreview } = useLoaderData<typeof loader>();
  useKeptCampaign();
  return (
    <TextsProvider>
      <Outlet />
      <ThirdPartyScripts />
      <ConsentBar />
      {isPreview && <PreviewTools />}
    </TextsProvider>
  );
}

export function ErrorBoundary() {
  return <FailurePage />;
}
