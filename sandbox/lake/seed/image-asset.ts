import { stat } from "node:fs/promises";
import { basename } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { SeedDocument } from "./seed-file.ts";
import type { SeedImage } from "./seed-images.ts";

/** File extension and MIME type of the formats that Sanity takes, by sharp's name of the format. */
const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  gif: { extension: "gif", mimeType: "image/gif" },
  heif: { extension: "avif", mimeType: "image/avif" },
  svg: { extension: "svg", mimeType: "image/svg+xml" },
};

/** Width in pixels of the placeholder shown while the image loads. */
const PLACEHOLDER_WIDTH = 20;

/** The `sanity.imageAsset` document of a file, without what the lake adds. Throws when the file is no image. */
export async function describeImage(image: SeedImage, projectId: string, dataset: string): Promise<SeedDocument> {
  const picture = sharp(image.file);
  const metadata = await picture.metadata();
  const format = FORMATS[metadata.format];
  if (!format) throw new Error(`${image.file} is a ${metadata.format} image, which the lake does not take`);
  const { width, height } = metadata.autoOrient;
  const { isOpaque } = await picture.stats();
  const { extension, mimeType } = format;
  const name = `${image.sha1}-${width}x${height}`;
  return {
    _id: `image-${name}-${extension}`,
    _type: "sanity.imageAsset",
    assetId: image.sha1,
    sha1hash: image.sha1,
    path: `images/${projectId}/${dataset}/${name}.${extension}`,
    extension,
    mimeType,
    size: (await stat(image.file)).size,
    originalFilename: basename(image.file),
    metadata: {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
      hasAlpha: metadata.hasAlpha,
      isOpaque,
      lqip: await placeholder(image.file, metadata, isOpaque),
    },
  };
}

/** A tiny copy as a data URL: PNG where the image is see-through, so that it stays so; JPEG else. */
async function placeholder(file: string, { autoOrient }: Metadata, isOpaque: boolean): Promise<string> {
  const width = Math.min(PLACEHOLDER_WIDTH, autoOrient.width);
  const small = sharp(file).autoOrient().resize({ width });
  if (isOpaque) return dataUrl("image/jpeg", await small.flatten().jpeg({ quality: 60 }).toBuffer());
  return dataUrl("image/png", await small.png({ compressionLevel: 9 }).toBuffer());
}

function dataUrl(mimeType: string, content: Buffer): string {
  return `data:${mimeType};base64,${content.toString("base64")}`;
}
