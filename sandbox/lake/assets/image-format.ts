import type { Metadata } from "sharp";

export interface ImageFormat {
  extension: string;
  mimeType: string;
}

/** The formats that are taken, by sharp's name of the format. */
const FORMATS: Record<string, ImageFormat> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  gif: { extension: "gif", mimeType: "image/gif" },
  svg: { extension: "svg", mimeType: "image/svg+xml" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
};

/** What an image is, by its content. Undefined when it is of a format that is not taken, such as a PDF. */
export function imageFormat({ format, compression }: Metadata): ImageFormat | undefined {
  // HEIF holds AVIF, and the telephones' HEIC, which cannot be decoded here.
  if (format === "heif" && compression === "av1") return { extension: "avif", mimeType: "image/avif" };
  return Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}
