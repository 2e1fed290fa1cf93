import { type Cookie, createCookie } from "@remix-run/node";
import type { ContentSourceMapParsedPath } from "@sanity/client/csm";
import { validatePreviewUrl } from "@sanity/preview-url-secret";
import { z } from "zod";
import { isLocale } from "../i18n/languages.ts";
import { type ContentClient, type ContentSettings, createSanityClient, typedFetch } from "./client.server.ts";
import { fitAnswer } from "./fitted.server.ts";

/** A member of the staff who looks at drafts on the site, from a Studio. */
export interface Preview {
  /** The origin of the Studio that opened the preview; it alone may show the site in a frame. */
  studioOrigin: string;
}

/** How long a preview lasts, in milliseconds: a working day. */
const LASTS_MS = 8 * 60 * 60 * 1000;

const cookieValue = z.object({ studioOrigin: z.url(), until: z.number() });

/** The door to drafts, for who comes with a secret of the Studio. */
export interface Previews {
  /**
   * Whether the address of `/preview/enable` holds a secret that the Studio made, and where to go on.
   *
   * @throws when the content cannot be reached.
   */
  enable(url: URL): Promise<{ preview: Preview; path: string } | undefined>;
  /** The preview that a request is part of; undefined for visitors. */
  of(cookieHeader: string | undefined): Promise<Preview | undefined>;
  /** The Set-Cookie that begins a preview, or ends it. */
  cookieOf(preview: Preview | undefined): Promise<string>;
  /**
   * What pages show in a preview: drafts, each text marked with its place in the Studio. While a draft lacks what a page cannot do
   * without, the page shows what is published.
   */
  content(preview: Preview, published: ContentClient): ContentClient;
}

/** A local lake asks nobody for a token, and Sanity's check of secrets insists on one. */
const NO_TOKEN = "local";

/** Opens the door to drafts. With a hosted project it needs a token that may read them. */
export function createPreviews(settings: ContentSettings, secrets: string[], isSecure: boolean): Previews {
  const client = createSanityClient({ ...settings, token: settings.token ?? (settings.apiHost && NO_TOKEN) });
  const cookie = createPreviewCookie(secrets, isSecure);
  return {
    async enable(url) {
      if (!client.config().token) return undefined;
      const { isValid, redirectTo = "/", studioOrigin } = await validatePreviewUrl(client, url.href);
      return isValid && studioOrigin ? { preview: { studioOrigin }, path: onThisSite(redirectTo) } : undefined;
    },
    async of(cookieHeader) {
      if (!cookieHeader?.includes(`${cookie.name}=`)) return undefined;
      const { data } = cookieValue.safeParse(await cookie.parse(cookieHeader));
      return data && data.until > Date.now() ? { studioOrigin: data.studioOrigin } : undefined;
    },
    cookieOf: (begun) =>
      begun ? cookie.serialize({ ...begun, until: Date.now() + LASTS_MS }) : cookie.serialize("", { maxAge: 0 }),
    content: ({ studioOrigin }, published) => {
      const drafts = client.withConfig({
        perspective: "drafts",
        stega: { enabled: true, studioUrl: studioOrigin, filter: ({ sourcePath }) => isShownText(sourcePath) },
      });
      return {
        fetch: typedFetch(async (query, params) => {
          const { answer, isBroken } = fitAnswer(query, await drafts.fetch<unknown>(query, params));
          return isBroken ? await published.fetch(query, params) : answer;
        }),
      };
    },
  };
}

/** The staff's signed cookie. In a hosted Studio's frame the site is a third party, which needs SameSite=None. */
function createPreviewCookie(secrets: string[], isSecure: boolean): Cookie {
  return createCookie("preview", {
    path: "/",
    httpOnly: true,
    sameSite: isSecure ? "none" : "lax",
    secure: isSecure,
    secrets,
  });
}

/**
 * Only texts in two languages bear marks: they are shown and never compared. Not those for search engines, where the marks
 * would be read.
 */
function isShownText(path: ContentSourceMapParsedPath): boolean {
  return path[0] !== "search" && path.some((segment) => typeof segment === "string" && isLocale(segment));
}

/** A path that begins with two slashes would lead to another host. */
function onThisSite(path: string): string {
  const { pathname, search, hash } = new URL(path.replace(/^[/\\]+/, "/"), "http://localhost");
  return `${pathname.replace(/^[/\\]+/, "/")}${search}${hash}`;
}
