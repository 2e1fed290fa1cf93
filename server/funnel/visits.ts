import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { hostCookieName } from "#app/http/host-cookie.server.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { SERVER_PATHS } from "#app/paths.ts";
import { PREVIEW_COOKIE } from "#app/sanity/preview.server.ts";
import { CLIENT_STATUS_COOKIE } from "#app/site/client-status.ts";
import type { SiteServices } from "../services.ts";
import { SellingPages } from "./selling-pages.ts";

type VisitServices = Pick<
  SiteServices,
  "content" | "countLimits" | "experiments" | "networkOf" | "store" | "siteUrl" | "isSecure"
>;

/**
 * `POST /visit`: counts that a page that sells was shown, by the path and campaign that the page sent (docs/rules.md#funnel-counts). The
 * client status and the variants of experiments come from the visitor's cookies, which also record which variants were counted. Nothing else
 * of the request is stored. Previews of the staff are not counted.
 */
export function countVisits({ content, experiments, store, siteUrl, isSecure, ...limits }: VisitServices) {
  const pages = new SellingPages(content);
  const take = async (url: string, request: IncomingMessage) => {
    const { headers } = request;
    const cookies = parseCookie(headers.cookie ?? "");
    if (!url.startsWith("/") || cookies[hostCookieName(PREVIEW_COOKIE, isSecure)] !== undefined) return undefined;
    const { pathname, searchParams } = new URL(siteUrl + url);
    const page = pathWithoutLocale(pathname);
    const kit = await pages.kitOf(page);
    if (kit === undefined) return undefined;
    const seen = experiments.see(page, headers.cookie);
    const counted = {
      page,
      kit,
      client_status: cookies[CLIENT_STATUS_COOKIE] === "NOT_CLIENT" ? "NOT_CLIENT" : "CLIENT",
      language: localeOf(pathname),
      campaign: limits.countLimits.campaignOf(searchParams, limits.networkOf(request)),
    };
    for (const variant of seen.first) store.funnel.add({ ...counted, event: "joined", variant });
    store.funnel.add({ ...counted, event: "visit", variant: seen.all });
    return seen.setCookie;
  };
  return { path: SERVER_PATHS.visit, take };
}
