import type { Sharp } from "sharp";
import type { ImageParams } from "./image-params.ts";

export type OutputFormat = "jpg" | "pjpg" | "png" | "webp" | "avif";

export const MIME_TYPES: Record<OutputFormat, string> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

const BY_EXTENSION: Record<string, OutputFormat> = { jpg: "jpg", png: "png", webp: "webp", avif: "avif" };

/** `fm` wins; then, with `auto=format`, what the browser says it takes; else the original's own format. */
export function outputFormat({ fm, auto }: ImageParams, accept: string, extension: string): OutputFormat {
  if (fm) return fm;
  if (auto && accept.includes("image/avif")) return "avif";
  if (auto && accept.includes("image/webp")) return "webp";
  return BY_EXTENSION[extension] ?? "png";
}

/** Sanity's default. AVIF's scale runs lower: 50 looks like 75 of the others. */
const QUALITY = 75;
const AVIF_QUALITY = 50;

/** 0 (fast) to 9. Low, because a person waits for the first view of each variant. */
const AVIF_EFFORT = 2;

/** Encodes; `quality` is 1 to 100 and means nothing to PNG. */
export function encode(picture: Sharp, format: OutputFormat, quality: number | undefined): Sharp {
  switch (format) {
    case "jpg":
      return picture.jpeg({ quality: quality ?? QUALITY });
    case "pjpg":
      return picture.jpeg({ quality: quality ?? QUALITY, progressive: true });
    case "png":
      return picture.png();
    case "webp":
      return picture.webp({ quality: quality ?? QUALITY });
    case "avif":
      return picture.avif({ quality: quality ?? AVIF_QUALITY, effort: AVIF_EFFORT });
  }
}
