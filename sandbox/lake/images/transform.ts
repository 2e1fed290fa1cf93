import sharp, { type Sharp } from "sharp";
import { badRequest } from "../lake-error.ts";
import type { Region } from "./geometry.ts";
import { type Placement, placementOf, resultSize, type Size } from "./geometry.ts";
import { openAnimation, openImage } from "./image-input.ts";
import type { Colour } from "./image-params.ts";
import { type ImageParams, MAX_SIDE } from "./image-params.ts";
import { canMove, encode, isOpaqueOnly, type OutputFormat } from "./output-format.ts";

const TRANSPARENT: Colour = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 };

/** An upright image and the part of it in use. */
interface Source {
  picture: Sharp;
  size: Size;
  part: Region;
}

/**
 * Makes a variant of an original. `rect` refers to the upright original; rotation, size and padding follow in this order.
 * All frames of an animation (`moves`) are transformed, unless it is rotated. Throws LakeError 400 when `rect` is outside
 * the image, or a side of the result would exceed 8192 pixels.
 */
export async function transform(
  original: string,
  params: ImageParams,
  format: OutputFormat,
  moves: boolean,
): Promise<Buffer> {
  const keepsFrames = moves && canMove(format) && params.or === 0;
  const background = params.bg ?? (isOpaqueOnly(format) ? WHITE : undefined);
  const { autoOrient: size } = await openImage(original).metadata();
  const picture = (keepsFrames ? openAnimation(original) : openImage(original)).autoOrient();
  const upright = { picture, size, part: within(size, params.rect) };
  const source = params.or === 0 ? upright : await turn(upright, params.or);
  const placement = placementOf(source.part, params);
  const pad = Math.round(params.pad * params.dpr);
  requireAllowedSize(resultSize(placement), pad);

  const placed = place(source, placement, pad, background ?? TRANSPARENT);
  const finished = background ? placed.flatten({ background }) : placed;
  return encode(finished, format, params.q).toBuffer();
}

function within({ width, height }: Size, rect: ImageParams["rect"]): Region {
  if (!rect) return { left: 0, top: 0, width, height };
  if (rect.left + rect.width > width || rect.top + rect.height > height) {
    throw badRequest(`rect lies outside the image of ${width}x${height} pixels`);
  }
  return rect;
}

/** Rotates clockwise in a pass of its own: sharp would resize first, but the size asked for is that of the rotated image. */
async function turn(source: Source, degrees: number): Promise<Source> {
  const part = await cutOut(source, source.part).raw().toBuffer({ resolveWithObject: true });
  const turned = sharp(part.data, { raw: part.info }).rotate(degrees).raw();
  const { data, info } = await turned.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { picture: sharp(data, { raw: info }), size: info, part: { left: 0, top: 0, width, height } };
}

function place(source: Source, placement: Placement, pad: number, background: Colour): Sharp {
  const { part } = source;
  const { cut, image } = placement;
  if (cut === "entropy") {
    return border(
      cutOut(source, part).resize({ ...image, fit: "cover", position: "entropy" }),
      placement,
      pad,
      background,
    );
  }
  const region = cut ? { ...cut, left: part.left + cut.left, top: part.top + cut.top } : part;
  return border(cutOut(source, region).resize({ ...image, fit: "fill" }), placement, pad, background);
}

/** sharp allows one cut before resizing. The whole image is not cut, so that JPEG decoders can shrink while reading. */
function cutOut({ picture, size }: Source, region: Region): Sharp {
  const isWhole = region.width === size.width && region.height === size.height;
  return isWhole ? picture : picture.extract(region);
}

function border(sized: Sharp, { image, canvas = image }: Placement, pad: number, background: Colour): Sharp {
  const width = canvas.width - image.width;
  const height = canvas.height - image.height;
  if (width + height + pad === 0) return sized;
  const left = Math.floor(width / 2);
  const top = Math.floor(height / 2);
  return sized.extend({
    left: left + pad,
    top: top + pad,
    right: width - left + pad,
    bottom: height - top + pad,
    background,
  });
}

function requireAllowedSize({ width, height }: Size, pad: number): void {
  const [across, down] = [width + 2 * pad, height + 2 * pad];
  if (across > MAX_SIDE || down > MAX_SIDE) {
    throw badRequest(`The image would be ${across}x${down} pixels; at most ${MAX_SIDE} a side are made`);
  }
}
