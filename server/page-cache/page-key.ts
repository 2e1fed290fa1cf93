import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { hostCookieName } from "#app/http/host-cookie.server.ts";
import { localeOf, localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { MISSING_SLUG } from "#app/pages/published-paths.ts";
import { RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";
import { PREVIEW_COOKIE } from "#app/sanity/preview.server.ts";
import { CLIENT_STATUS_COOKIE, type ClientStatus, parseClientStatus } from "#app/site/client-status.ts";
import type { Experiments, PageVariants } from "../experiments/visitor-variants.ts";
import type { StoredRoute } from "./route-handles.ts";

/** A request for a page that holds nothing of the visitor but language, client status, and his variants of the page's experiments. */
export interface PageRequest {
  key: string;
  /** The path with the search parameters that change the page, and no others. */
  url: string;
  clientStatus: ClientStatus;
  /** The client status that the URL sets, for the visitor's cookie. */
  newClientStatus?: ClientStatus | undefined;
  /** Set for a page with a running experiment (docs/decisions/0082). */
  variants?: PageVariants | undefined;
  /** Set for a 404 page, which is the same for all addresses of a route that do not exist. */
  isMissing?: true;
}

/** A request for a page of the content. `missing` is the request for its route's 404 page. */
export interface ContentRequest extends PageRequest {
  contentPath?: string | undefined;
  missing?: () => PageRequest;
}

type RequestHead = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Remembers paths, so that a request does not match their routes again. */
const MAX_PATHS = 2_000;

/** Characters. The path of a longer URL is not remembered: it would hold the memory of the whole URL. */
const MAX_REMEMBERED_URL = 1_000;

/** Only one spelling of a path is stored. Express redirects or renders the others. */
const OTHER_SPELLING = /[%\\#A-Z]|\/\/|.\/$/;

/** Files of `public/` and of the build. */
const FILE = /\.(?!data$)\w+$/;

/** Paths below these belong to the server. */
const SERVER_SEGMENTS = new Set(Object.values(SERVER_PATHS).map((path) => path.split("/")[1]));

const DATA_SUFFIX = ".data";
const ROUTES_PARAMETER = "_routes";

/** What the page cache knows of a path. */
interface KnownPath {
  route: StoredRoute;
  path: string;
  isData: boolean;
  /** The path of the page, without the language. */
  page: string;
  /** Set when the page is made from a document with this path. */
  contentPath: string | undefined;
  /** The requests without search parameters, which are most: made once. */
  plain: Record<ClientStatus, ContentRequest>;
}

/** Returns a function that reads requests; undefined for those that the page cache does not answer. */
export function createPageRequests(
  routeOf: (pathname: string) => StoredRoute | undefined,
  experiments: Pick<Experiments, "of">,
) {
  const paths = new LRUCache<string, { known: KnownPath | undefined }>({ max: MAX_PATHS });
  const knownPath = (path: string, url: string) => {
    const before = paths.get(path);
    if (before) return before.known;
    const route = isPage(path) ? routeOf(pagePath(path)) : undefined;
    const known = route && describePath(path, route);
    if (url.length <= MAX_REMEMBERED_URL) paths.set(path, { known });
    return known;
  };

  return ({ method, url = "", headers }: RequestHead): ContentRequest | undefined => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const { isPreview, clientStatus } = readCookies(headers.cookie);
    if (isPreview) return undefined;
    const [path = "", query] = splitOnce(url, "?");
    const known = knownPath(path, url);
    if (!known) return undefined;
    const variants = experiments.of(known.page, headers);
    if (query === undefined && !variants) return known.plain[clientStatus];
    const given = new URLSearchParams(query);
    const search = storedSearch(given, known.route, known.isData);
    if (search === undefined) return undefined;
    const newClientStatus = parseClientStatus(given);
    return requestFor(known, { clientStatus: newClientStatus ?? clientStatus, search, newClientStatus, variants });
  };
}

function describePath(path: string, route: StoredRoute): KnownPath {
  const contentPath = route.handle.hasContentPaths ? pagePath(path) : undefined;
  const page = pathWithoutLocale(pagePath(path));
  const described = { route, path, isData: path.endsWith(DATA_SUFFIX), page, contentPath };
  const plain = {
    CLIENT: requestFor(described, { clientStatus: "CLIENT", search: "" }),
    NOT_CLIENT: requestFor(described, { clientStatus: "NOT_CLIENT", search: "" }),
  };
  return { ...described, plain };
}

/** What a page depends on beside its path. */
interface Given extends Pick<PageRequest, "clientStatus" | "newClientStatus" | "variants"> {
  search: string;
}

function requestFor(
  { route, path, isData, contentPath }: Omit<KnownPath, "plain">,
  { search, ...given }: Given,
): ContentRequest {
  const { clientStatus, variants } = given;
  const url = `${path}${search}`;
  const request = { ...given, key: `${clientStatus} ${url}${variants ? ` ${variants.text}` : ""}`, url };
  if (contentPath === undefined) return request;
  const missing = (): PageRequest => {
    const url = `${missingPath(contentPath, route)}${isData ? DATA_SUFFIX : ""}${search}`;
    return { ...request, key: `${clientStatus} 404 ${url}`, url, isMissing: true };
  };
  return { ...request, contentPath, missing };
}

/** A request for the 404 page of an address, `contentPath`. */
type MissingRequest = PageRequest & { contentPath: string };

/**
 * Returns a function that reads a request whose path is spelled in a way that no stored page has ('/wp-login.php', '/Foo'); undefined
 * where the code has the page.
 */
export function createOtherRequests(routeOf: (pathname: string) => StoredRoute | undefined) {
  return ({ method, url = "", headers: { cookie } }: RequestHead): MissingRequest | undefined => {
    const { isPreview, clientStatus } = readCookies(cookie);
    if ((method !== "GET" && method !== "HEAD") || isPreview) return undefined;
    const [address] = splitOnce(url, "?");
    const path = pagePath(address);
    const route = routeOf(path);
    const contentPath = decodedPath(path);
    if (!route?.handle.hasContentPaths || contentPath === undefined) return undefined;
    const missing = missingPath(path.toLowerCase(), route) + (path === address ? "" : DATA_SUFFIX);
    return { key: `${clientStatus} 404 ${missing}`, url: missing, clientStatus, isMissing: true, contentPath };
  };
}

/** A path of the same route that no content has: '/ayuda/no-encontrada' for '/ayuda/nada', '/eu/no-encontrada' for '/eu/a/b'. */
function missingPath(path: string, { isSplat }: StoredRoute): string {
  if (isSplat) return localePath(localeOf(path), `/${MISSING_SLUG}`);
  return `${path.slice(0, path.lastIndexOf("/"))}/${MISSING_SLUG}`;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The search parameters that change the page, in one order; undefined when the page is not stored. */
function storedSearch(given: URLSearchParams, { handle, ids }: StoredRoute, isData: boolean): string | undefined {
  const { search = {}, bypassParameters = [] } = handle;
  const isUnstored =
    bypassParameters === "any" ? hasOwnParameter(given) : bypassParameters.some((name) => given.has(name));
  if (isUnstored) return undefined;
  const stored = new URLSearchParams();
  // Links on the page keep it.
  if (parseClientStatus(given)) stored.set("client", given.get("client") ?? "");
  for (const [name, values] of Object.entries(search)) {
    const value = given.get(name);
    if (value !== null && values.includes(value)) stored.set(name, value);
  }
  const loaded = isData ? given.get(ROUTES_PARAMETER) : null;
  if (loaded !== null) {
    const wanted = loaded.split(",");
    // Any other list would be one more spelling of the same request.
    if (ids.filter((id) => wanted.includes(id)).join() !== loaded) return undefined;
    stored.set(ROUTES_PARAMETER, loaded);
  }
  return stored.size > 0 ? `?${stored}` : "";
}

/** Whether a URL has more than the campaign, the client status and Remix's own parameter. */
function hasOwnParameter(given: URLSearchParams): boolean {
  const own = withoutCampaign(given);
  own.delete("client");
  own.delete(ROUTES_PARAMETER);
  return own.size > 0;
}

function isPage(path: string): boolean {
  const isResource = Object.values<string>(RESOURCE_PATHS).includes(path);
  return isResource || !(OTHER_SPELLING.test(path) || FILE.test(path) || SERVER_SEGMENTS.has(path.split("/")[1]));
}

/** Remix loads the data of `/ayuda` from `/ayuda.data`, and that of `/` from `/_root.data`. */
export function pagePath(path: string): string {
  if (!path.endsWith(DATA_SUFFIX)) return path;
  const page = path.slice(0, -DATA_SUFFIX.length);
  return page === "/_root" ? "/" : page;
}

/** Most visitors have none of these cookies: a search in the header is enough for them. */
function readCookies(header: string | undefined): { isPreview: boolean; clientStatus: ClientStatus } {
  if (!header?.includes(PREVIEW_COOKIE) && !header?.includes(CLIENT_STATUS_COOKIE)) {
    return { isPreview: false, clientStatus: "CLIENT" };
  }
  const cookies = parseCookie(header);
  return {
    isPreview: [true, false].some((isSecure) => cookies[hostCookieName(PREVIEW_COOKIE, isSecure)] !== undefined),
    clientStatus: cookies[CLIENT_STATUS_COOKIE] === "NOT_CLIENT" ? "NOT_CLIENT" : "CLIENT",
  };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
