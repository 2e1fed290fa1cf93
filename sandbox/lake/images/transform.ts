import sharp, { type Sharp } from "sharp";
import { badRequest } from "../query/lake-error.ts";
import { type Placement, placementOf, resultSize, type Size } from "./geometry.ts";
import { type Colour, type ImageParams, MAX_SIDE } from "./image-params.ts";
import { encode, type OutputFormat } from "./output-format.ts";

const TRANSPARENT: Colour = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 };

/**
 * Makes a variant of an original. Throws LakeError 400 when the rectangle lies outside the image, or the
 * result would have a side of more than 8192 pixels.
 */
export async function transform(original: string, params: ImageParams, format: OutputFormat): Promise<Buffer> {
  const { autoOrient } = await sharp(original).metadata();
  let picture = sharp(original).autoOrient();
  if (params.rect) picture = picture.extract(within(params.rect, autoOrient));
  const placement = placementOf(params.rect ?? autoOrient, params);
  requireAllowedSize(resultSize(placement));

  const background = params.bg ?? (opaqueOnly(format) ? WHITE : undefined);
  picture = place(picture, placement, background ?? TRANSPARENT);
  if (background) picture = picture.flatten({ background });
  if (params.flip?.includes("h")) picture = picture.flop();
  if (params.flip?.includes("v")) picture = picture.flip();
  if (params.blur > 0) picture = picture.blur(blurSigma(params.blur));
  return encode(picture, format, params.q).toBuffer();
}

function place(picture: Sharp, { image, scaling, canvas }: Placement, background: Colour): Sharp {
  const resized = picture.resize({ ...image, fit: scaling });
  if (!canvas) return resized;
  const left = Math.floor((canvas.width - image.width) / 2);
  const top = Math.floor((canvas.height - image.height) / 2);
  const right = canvas.width - image.width - left;
  const bottom = canvas.height - image.height - top;
  return resized.extend({ left, top, right, bottom, background });
}

function within(rect: NonNullable<ImageParams["rect"]>, { width, height }: Size) {
  if (rect.left + rect.width > width || rect.top + rect.height > height) {
    throw badRequest(`rect lies outside the image of ${width}x${height} pixels`);
  }
  return rect;
}

function requireAllowedSize({ width, height }: Size): void {
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw badRequest(`The image would be ${width}x${height} pixels; at most ${MAX_SIDE} a side are made`);
  }
}

function opaqueOnly(format: OutputFormat): boolean {
  return format === "jpg" || format === "pjpg";
}

/** Sanity's 0 to 2000 as sharp's sigma of 0.3 to 1000. */
function blurSigma(blur: number): number {
  return Math.max(0.3, blur / 2);
}
