import { z } from "zod";

/** `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`. Alpha comes first. */
const colour = z
  .string()
  .regex(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "RGB, ARGB, RRGGBB or AARRGGBB")
  .transform((hex) => {
    const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [alpha, rgb] = digits.length === 8 ? [digits.slice(0, 2), digits.slice(2)] : ["ff", digits];
    const channel = (start: number) => Number.parseInt(rgb.slice(start, start + 2), 16);
    return { r: channel(0), g: channel(2), b: channel(4), alpha: Number.parseInt(alpha, 16) / 255 };
  });

/** Channels 0 to 255, alpha 0 to 1. */
export type Colour = z.infer<typeof colour>;

/** Position of a cut: 0 is the left or upper edge, 1 the right or lower one. */
interface Anchor {
  x: number;
  y: number;
}

const EDGES: Record<string, Partial<Anchor>> = { top: { y: 0 }, bottom: { y: 1 }, left: { x: 0 }, right: { x: 1 } };
const CENTRE: Anchor = { x: 0.5, y: 0.5 };

/**
 * Sanity's `crop`: `entropy` keeps the busiest part, `focalpoint` the surroundings of `fp-x` and `fp-y`, one or two edges
 * (`top,left`) the part at these edges.
 */
const cropMode = z
  .string()
  .regex(/^(center|focalpoint|entropy|(top|bottom|left|right)(,(top|bottom|left|right))?)$/)
  .transform((text): "focalpoint" | "entropy" | Anchor => {
    if (text === "focalpoint" || text === "entropy") return text;
    const [first = "", second = ""] = text.split(",");
    return { ...CENTRE, ...EDGES[first], ...EDGES[second] };
  });

export type CropMode = z.infer<typeof cropMode>;

/** Pixels. The longest side of a result. */
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
 * Parameters of Sanity's image URLs. Unknown ones are ignored, as by Sanity. `fm=avif` is an addition: Sanity serves AVIF
 * through `auto=format` only. `frame` takes the first frame only, as in Sanity.
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
  frame: z.literal("1").optional(),
  bg: colour.optional(),
  dl: z.string().max(255).optional(),
});

export type ImageParams = z.infer<typeof imageParams>;
