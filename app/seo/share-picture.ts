import type { LocalizedText } from "#app/i18n/localize.ts";
import { cropped } from "#app/ui/cropped.ts";
import type { PictureContent } from "#app/ui/picture.tsx";

/** A picture of the content that a shared link can show. */
export type SharedPicture = Pick<PictureContent, "url" | "width" | "height" | "crop" | "alt">;

/** The size of a shared link's picture, in pixels: what social networks ask for. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

/** The design system's tint, behind pictures that are transparent around what they show. */
const GROUND = "e3eeea";

/** The address of a picture in the size of a shared link, all of it on the brand's ground. JPEG: messengers know little else. */
export function sharedAddress(picture: SharedPicture): string {
  const { width, height } = SHARED_SIZE;
  return `${picture.url}?${cropped(picture).part}w=${width}&h=${height}&fit=fill&bg=${GROUND}&fm=jpg&q=80`;
}

/** The first picture in what a page shows, however deep; sections of a kind that this code has never seen have theirs too. */
export function firstPicture(shown: unknown): SharedPicture | undefined {
  if (typeof shown !== "object" || shown === null) return undefined;
  if (isPicture(shown)) return shown;
  for (const part of Object.values(shown)) {
    const picture = firstPicture(part);
    if (picture) return picture;
  }
  return undefined;
}

function isPicture(value: object): value is SharedPicture {
  return (
    "url" in value &&
    typeof value.url === "string" &&
    "width" in value &&
    "height" in value &&
    "alt" in value &&
    isPhrase(value.alt)
  );
}

function isPhrase(value: unknown): value is LocalizedText {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
