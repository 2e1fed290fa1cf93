import type { ContentSourceMapParsedPath } from "@sanity/client/csm";
import { validatePreviewUrl } from "@sanity/preview-url-secret";
import { urlSearchParamPreviewPerspective, urlSearchParamPreviewSecret } from "@sanity/preview-url-secret/constants";
import { z } from "zod";
import { createHostCookie } from "#app/http/host-cookie.server.ts";
import { isLocale } from "#app/i18n/languages.ts";
import { PREVIEWED_DAY, todayInSpain } from "#app/i18n/today.ts";
import { type ContentClient, type ContentSettings, createSanityClient, typedFetch } from "./client.server.ts";
import { validateQueryResult } from "./validate-result.server.ts";

/** A preview of drafts, opened from the Studio by a member of the staff (docs/decisions/0013). */
export interface Preview {
  /** Origin of the Studio that opened the preview. Only it may frame the site. */
  studioOrigin: string;
  /** What the Studio shows: drafts, which is the default, or what is published; releases by their names, the first on top. */
  perspective?: Perspective | undefined;
  /** Another day than today, with what is planned until then. */
  asOf?: PreviewDay | undefined;
}

/** A day on which the staff look at the site. */
interface PreviewDay {
  /** 'YYYY-MM-DD' in Spain. */
  day: string;
  /** The releases that are planned until the end of the day, by their names, the last one first. */
  releases: string[];
}

type Perspective = "drafts" | "published" | string[];

/** The cookie of a preview, with the prefix `__Host-` over HTTPS. Pages of its visitor are never stored. */
export const PREVIEW_COOKIE = "preview";

/** Lifetime of a preview, in milliseconds: a working day. */
const LIFETIME_MS = 8 * 60 * 60 * 1000;

/** As the Studio writes a perspective into the URL of a preview: 'published', or releases with commas between them. */
const perspective = z
  .string()
  .regex(/^[\w-]+(,[\w-]+)*$/)
  .refine((value) => value !== "raw")
  .transform((value): Perspective => (value === "drafts" || value === "published" ? value : value.split(",")));

const cookieValue = z.object({
  studioOrigin: z.url(),
  until: z.number(),
  perspective: z.union([z.literal(["drafts", "published"]), z.array(z.string())]).optional(),
  asOf: z.object({ day: z.iso.date(), releases: z.array(z.string()) }).optional(),
});

/** The local Content Lake needs no token, but Sanity's check of secrets requires one. */
const NO_TOKEN = "local";

/** Opens previews of drafts. A hosted project needs a token that can read them. What asks Sanity throws when it cannot be reached. */
export function createPreviews(settings: ContentSettings, secrets: string[], isSecure: boolean) {
  const client = createSanityClient({ ...settings, token: settings.token ?? (settings.apiHost && NO_TOKEN) });
  // In the frame of a hosted Studio the site is a third party, which requires SameSite=None.
  const cookie = createHostCookie(PREVIEW_COOKIE, { secrets, isSecure, sameSite: isSecure ? "none" : "lax" });
  return {
    /** Checks the secret that the Studio wrote into the URL; undefined when it is not valid. */
    async enable(url: URL): Promise<{ preview: Preview; path: string } | undefined> {
      if (!client.config().token) return undefined;
      const { isValid, redirectTo = "/", studioOrigin } = await validatePreviewUrl(client, url.href);
      return isValid && studioOrigin ? { preview: { studioOrigin }, path: localPath(redirectTo) } : undefined;
    },
    /** Whether the Studio made the secret within the last hour, for an editor. */
    async isSecretOfStudio(secret: string) {
      if (!client.config().token) return false;
      const query = new URLSearchParams({ [urlSearchParamPreviewSecret]: secret });
      return (await validatePreviewUrl(client, `/?${query}`)).isValid;
    },
    async of(cookieHeader: string | undefined): Promise<Preview | undefined> {
      if (!cookieHeader?.includes(`${cookie.name}=`)) return undefined;
      const { data } = cookieValue.safeParse(await cookie.parse(cookieHeader));
      if (!data || data.until <= Date.now()) return undefined;
      const { until: _, ...preview } = data;
      return preview;
    },
    async planUntil(day: string): Promise<PreviewDay> {
      const planned = client.withConfig({ perspective: "raw" });
      const releases = await planned.fetch<Release[]>(PLANNED_RELEASES);
      const inTime = releases.filter(({ at }) => todayInSpain(new Date(at)) <= day);
      return { day, releases: inTime.map(({ name }) => name) };
    },
    /** The Set-Cookie header that starts a preview; without one, the header that ends it. */
    cookieOf: (preview: Preview | undefined) =>
      preview ? cookie.serialize({ ...preview, until: Date.now() + LIFETIME_MS }) : cookie.serialize("", { maxAge: 0 }),
    /** The drafts, with stega marks that link them to the Studio. One without a required field falls back to the published content. */
    content: ({ studioOrigin, perspective = "drafts", asOf }: Preview, published: ContentClient): ContentClient => {
      const drafts = client.withConfig({
        perspective: asOf ? perspectiveOn(asOf, perspective) : perspective,
        stega: { enabled: true, studioUrl: studioOrigin, filter: ({ sourcePath }) => isMarked(sourcePath) },
      });
      return {
        fetch: typedFetch(async (query, params) => {
          const given = asOf && params && "today" in params ? { ...params, today: asOf.day } : params;
          const { result, isBroken } = validateQueryResult(query, await drafts.fetch<unknown>(query, given));
          return isBroken ? await published.fetch(query, given) : result;
        }),
      };
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;

interface Release {
  name: string;
  /** When it is published: once it is scheduled for certain, and before that as its editors intend. */
  at: string;
}

/** The releases that are planned, the last one first. */
const PLANNED_RELEASES = /* groq */ `*[
  _type == "system.release" && state in ["active", "scheduled"] && metadata.releaseType != "undecided"
]{ name, "at": coalesce(publishAt, metadata.intendedPublishAt) }[defined(at)] | order(at desc)`;

/** What is planned until a day, above what the Studio shows. */
function perspectiveOn({ releases }: PreviewDay, shown: Perspective): Perspective {
  const below = [shown].flat().filter((name) => name !== "published" && !releases.includes(name));
  const stack = [...releases, ...below];
  return stack.length > 0 ? stack : shown;
}

/**
 * Only translated texts carry stega marks, because they are displayed and never compared. Texts for search engines carry no
 * marks, because these would be indexed.
 */
function isMarked(path: ContentSourceMapParsedPath): boolean {
  return path[0] !== "search" && path.some((segment) => typeof segment === "string" && isLocale(segment));
}

/** The secret in the URL of `/preview/enable`; empty without one. */
export const secretOf = (url: URL): string => url.searchParams.get(urlSearchParamPreviewSecret) ?? "";

/** The perspective that the Studio asks for in the URL of a page; undefined without one, or for one that it cannot ask for. */
export function askedPerspective(url: URL): Perspective | undefined {
  return perspective.safeParse(url.searchParams.get(urlSearchParamPreviewPerspective)).data;
}

/** The day that the Studio asks for in the URL of a page: null for today, undefined for none. */
export function askedDay(url: URL): string | null | undefined {
  const asked = url.searchParams.get(PREVIEWED_DAY);
  return asked === "" ? null : z.iso.date().safeParse(asked).data;
}

const OF_PREVIEW = [urlSearchParamPreviewPerspective, PREVIEWED_DAY];

/** A URL without what the Studio asks for, as a path. */
export function withoutPreview(url: URL): string {
  const { pathname, searchParams } = new URL(url);
  const others = new URLSearchParams([...searchParams].filter(([name]) => !OF_PREVIEW.includes(name)));
  return localPath(`${pathname}${others.size > 0 ? `?${others}` : ""}`);
}

/** Keeps a redirect on this site: a path that begins with two slashes would lead to another host. */
function localPath(path: string): string {
  const { pathname, search, hash } = new URL(path.replace(/^[/\\]+/, "/"), "http://localhost");
  return `${pathname.replace(/^[/\\]+/, "/")}${search}${hash}`;
}
