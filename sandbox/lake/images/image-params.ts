import { z } from "zod";
import { colour } from "./colour.ts";
import { cropMode } from "./crop-mode.ts";

/** Pixels: the longest side that is made. */
export const MAX_SIDE = 8192;

const side = z.coerce.number().int().min(1).max(MAX_SIDE);
const fraction = z.coerce.number().min(0).max(1);

const rectangle = z
  .string()
  .regex(/^\d+,\d+,\d+,\d+$/, "left,top,width,height in pixels")
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { left, top, width, height };
  })
  .refine(({ width, height }) => width > 0 && height > 0, "width and height of at least 1");

/**
 * The parameters of Sanity's image addresses that the lake knows; others are passed over, as Sanity does.
 * `fm=avif` is more than Sanity takes: there AVIF comes by `auto=format` alone.
 * `sat` takes -100 (grey) alone, and `frame` the first frame alone, as in Sanity.
 */
export const imageParams = z.object({
  w: side.optional(),
  h: side.optional(),
  "min-w": side.optional(),
  "min-h": side.optional(),
  "max-w": side.optional(),
  "max-h": side.optional(),
  fit: z.enum(["clip", "crop", "fill", "fillmax", "max", "scale", "min"]).default("clip"),
  crop: cropMode.optional(),
  "fp-x": fraction.optional(),
  "fp-y": fraction.optional(),
  rect: rectangle.optional(),
  or: z.enum(["0", "90", "180", "270"]).default("0").transform(Number),
  pad: z.coerce.number().int().min(0).max(MAX_SIDE).default(0),
  q: z.coerce.number().int().min(0).max(100).optional(),
  fm: z.enum(["jpg", "pjpg", "png", "webp", "avif"]).optional(),
  auto: z.literal("format").optional(),
  dpr: z.coerce.number().min(1).max(3).default(1),
  blur: z.coerce.number().int().min(0).max(2000).default(0),
  sharp: z.coerce.number().int().min(0).max(100).default(0),
  sat: z.literal("-100").optional(),
  invert: z.enum(["true", "false"]).default("false"),
  flip: z.enum(["h", "v", "hv"]).optional(),
  frame: z.literal("1").optional(),
  bg: colour.optional(),
  dl: z.string().max(255).optional(),
});

export type ImageParams = z.infer<typeof imageParams>;
