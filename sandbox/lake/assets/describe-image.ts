import { stat } from "node:fs/promises";
import type { Metadata } from "sharp";
import { invalidImage } from "./asset-errors.ts";
import { type ImageFormat, imageFormat } from "./image-format.ts";
import { openImage } from "./image-input.ts";
import { imageJob } from "./image-jobs.ts";
import { isAllOpaque } from "./opacity.ts";
import { palette } from "./palette.ts";
import { placeholder } from "./placeholder.ts";

/** What Sanity works out of an image unless told which. Its `blurhash` and `thumbhash` are not made here. */
const EXTRACTED = ["lqip", "palette"];

interface ImageFile {
  file: string;
  /** Hexadecimal SHA-1 of the file: Sanity's name for an image. */
  sha1: string;
}

/**
 * The fields of a `sanity.imageAsset` that follow from its file, its id and path among them.
 * Throws LakeError 400 when the file is no image of a format that is taken, is broken, or has too many pixels.
 */
export function describeImage({ file, sha1 }: ImageFile, projectId: string, dataset: string, extract = EXTRACTED) {
  return imageJob(async () => {
    const { metadata, format } = await readHead(file);
    const { width, height } = metadata.autoOrient;
    const { extension, mimeType } = format;
    const name = `${sha1}-${width}x${height}`;
    return {
      _id: `image-${name}-${extension}`,
      _type: "sanity.imageAsset",
      assetId: sha1,
      sha1hash: sha1,
      path: `images/${projectId}/${dataset}/${name}.${extension}`,
      extension,
      mimeType,
      size: (await stat(file)).size,
      metadata: {
        _type: "sanity.imageMetadata",
        dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
        hasAlpha: metadata.hasAlpha,
        ...(await readPixels(file, metadata, extract)),
      },
    };
  });
}

async function readHead(file: string): Promise<{ metadata: Metadata; format: ImageFormat }> {
  const metadata = await openImage(file)
    .metadata()
    .catch((cause: unknown) => {
      throw invalidImage("Invalid image, could not read metadata", cause);
    });
  const format = imageFormat(metadata);
  if (!format) throw invalidImage("Invalid image type", new Error(`The format ${metadata.format} is not taken`));
  return { metadata, format };
}

/** The placeholder is made whether it is kept or not: an image cut short shows itself only when it is decoded. */
async function readPixels(file: string, metadata: Metadata, extract: string[]) {
  try {
    const isOpaque = await isAllOpaque(file, metadata);
    const lqip = await placeholder(file, metadata.autoOrient.width, isOpaque);
    const colours = extract.includes("palette") ? await palette(file) : undefined;
    return {
      isOpaque,
      ...(extract.includes("lqip") ? { lqip } : {}),
      ...(colours ? { palette: colours } : {}),
    };
  } catch (cause) {
    throw invalidImage("Invalid image, could not be decoded", cause);
  }
}
