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
  /** Whether it is an animation that is served as one. */
  moves: boolean;
}

/**
 * `fm` wins; then, with `auto=format`, the browser's `Accept`; then the format of the original. With `auto=format` an
 * animation becomes WebP, never AVIF, which takes too long to encode.
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

/** Whether animations are encoded in this format. */
export function canMove(format: OutputFormat): boolean {
  return format === "gif" || format === "webp";
}

/** Whether the format has no transparency, so that a background is needed. */
export function isOpaqueOnly(format: OutputFormat): boolean {
  return format === "jpg" || format === "pjpg";
}

/** Sanity's default. On AVIF's scale 50 looks like 75 on the others. */
const QUALITY = 75;
const AVIF_QUALITY = 50;

/** 0 (fast) to 9. Low, because the first view of each variant waits for it. */
const AVIF_EFFORT = 2;

/** `quality` is 0 to 100, and ignored for PNG and GIF. */
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
