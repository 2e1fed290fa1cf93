import type { Sharp } from "sharp";
import type { ImageParams } from "./image-params.ts";

export type OutputFormat = "jpg" | "pjpg" | "png" | "webp" | "avif" | "gif";

export const MIME_TYPES: Record<OutputFormat, string> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};

const BY_EXTENSION: Record<string, OutputFormat> = { jpg: "jpg", png: "png", webp: "webp", avif: "avif", gif: "gif" };

interface Original {
  extension: string;
  /** Whether it is an animation that stays one. */
  moves: boolean;
}

/**
 * `fm` wins; then, with `auto=format`, what the browser says it takes; else the original's own format. An animation
 * becomes WebP by `auto=format`, never AVIF, which could not be made in the time a visitor waits.
 */
export function outputFormat(
  { fm, auto }: Pick<ImageParams, "fm" | "auto">,
  accept: string,
  original: Original,
): OutputFormat {
  if (fm) return fm;
  if (auto && accept.includes("image/avif") && !original.moves) return "avif";
  if (auto && accept.includes("image/webp")) return "webp";
  return BY_EXTENSION[original.extension] ?? "png";
}

/** Whether the format can hold an animation, as far as we make one. */
export function canMove(format: OutputFormat): boolean {
  return format === "gif" || format === "webp";
}

/** Whether the format can show nothing through, so that a background must be there. */
export function isOpaqueOnly(format: OutputFormat): boolean {
  return format === "jpg" || format === "pjpg";
}

/** Sanity's default. AVIF's scale runs lower: 50 looks like 75 of the others. */
const QUALITY = 75;
const AVIF_QUALITY = 50;

/** 0 (fast) to 9. Low, because a person waits for the first view of each variant. */
const AVIF_EFFORT = 2;

/** Encodes; `quality` is 0 to 100 and means nothing to PNG and GIF. */
export function encode(picture: Sharp, format: OutputFormat, quality: number | undefined): Sharp {
  const asked = quality === undefined ? undefined : Math.max(1, quality);
  switch (format) {
    case "jpg":
      return picture.jpeg({ quality: asked ?? QUALITY });
    case "pjpg":
      return picture.jpeg({ quality: asked ?? QUALITY, progressive: true });
    case "png":
      return picture.png();
    case "webp":
      return picture.webp({ quality: asked ?? QUALITY });
    case "avif":
      return picture.avif({ quality: asked ?? AVIF_QUALITY, effort: AVIF_EFFORT });
    case "gif":
      return picture.gif();
  }
}
