import { stat } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { imageJob, openImage } from "../images/image-input.ts";
import { LakeError } from "../lake-error.ts";

/** Metadata extracted by default. Sanity's `palette`, `blurhash` and `thumbhash` are left out. */
const EXTRACTED = ["lqip"];

interface ImageFile {
  file: string;
  /** Hexadecimal SHA-1 of the file, which Sanity names images by. */
  sha1: string;
}

/**
 * The fields of a `sanity.imageAsset` that follow from the file, with id and path. Throws LakeError 400 when the format is
 * not supported, the file is damaged, or it has too many pixels.
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

/** Always makes the placeholder: only decoding finds an incomplete image. */
async function readPixels(file: string, metadata: Metadata, extract: string[]) {
  try {
    const isOpaque = await isAllOpaque(file, metadata);
    const lqip = await placeholder(file, metadata.autoOrient.width, isOpaque);
    return {
      isOpaque,
      ...(extract.includes("lqip") ? { lqip } : {}),
    };
  } catch (cause) {
    throw invalidImage("Invalid image, could not be decoded", cause);
  }
}

interface ImageFormat {
  extension: string;
  mimeType: string;
}

/** Supported formats, by sharp's name. */
const FORMATS: Record<string, ImageFormat> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  gif: { extension: "gif", mimeType: "image/gif" },
  svg: { extension: "svg", mimeType: "image/svg+xml" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
};

/** The format of the content. Undefined when it is not supported, such as PDF. */
function imageFormat({ format, compression }: Metadata): ImageFormat | undefined {
  // HEIF is AVIF, or HEIC from phones, which sharp cannot decode.
  if (format === "heif" && compression === "av1") return { extension: "avif", mimeType: "image/avif" };
  return Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}

/** Pixels per side in which a vector is rendered. Its own size may take long. */
const VECTOR_SIDE = 512;

/** Whether every pixel is opaque. An image without an alpha channel need not be decoded for that. */
async function isAllOpaque(file: string, { format, hasAlpha }: Metadata): Promise<boolean> {
  if (!hasAlpha) return true;
  if (format !== "svg") return (await openImage(file).stats()).isOpaque;
  const drawn = openImage(file).resize({ width: VECTOR_SIDE, height: VECTOR_SIDE, fit: "inside" });
  return (await sharp(await drawn.png().toBuffer()).stats()).isOpaque;
}

/** Pixels. */
const PLACEHOLDER_WIDTH = 20;

/** Sanity's `lqip`: a tiny copy as a data URL. PNG for a transparent image, JPEG otherwise. */
async function placeholder(file: string, sourceWidth: number, isOpaque: boolean): Promise<string> {
  const width = Math.min(PLACEHOLDER_WIDTH, sourceWidth);
  const small = openImage(file).autoOrient().resize({ width });
  if (isOpaque) return dataUrl("image/jpeg", await small.flatten().jpeg({ quality: 60 }).toBuffer());
  return dataUrl("image/png", await small.png({ compressionLevel: 9 }).toBuffer());
}

function dataUrl(mimeType: string, content: Buffer): string {
  return `data:${mimeType};base64,${content.toString("base64")}`;
}

/** Sanity's error for an image that is not accepted. `details` is the decoder's message. */
function invalidImage(message: string, cause: unknown): LakeError {
  const details = cause instanceof Error ? cause.message : String(cause);
  const body = { statusCode: 400, error: "Bad Request", message, details };
  return Object.assign(new LakeError(400, message, body), { cause });
}
