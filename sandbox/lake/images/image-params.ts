import { z } from "zod";

/** Pixels: the longest side that is made. */
export const MAX_SIDE = 8192;

const side = z.coerce.number().int().min(1).max(MAX_SIDE);

const rectangle = z
  .string()
  .regex(/^\d+,\d+,\d+,\d+$/, "left,top,width,height in pixels")
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { left, top, width, height };
  })
  .refine(({ width, height }) => width > 0 && height > 0, "width and height of at least 1");

/** `RGB`, `RRGGBB` or, with the opacity first, `AARRGGBB`. */
const colour = z
  .string()
  .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "RGB, RRGGBB or AARRGGBB")
  .transform((hex) => {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [alpha, rgb] = digits.length === 8 ? [digits.slice(0, 2), digits.slice(2)] : ["ff", digits];
    const channel = (start: number) => Number.parseInt(rgb.slice(start, start + 2), 16);
    return { r: channel(0), g: channel(2), b: channel(4), alpha: Number.parseInt(alpha, 16) / 255 };
  });

/**
 * The parameters of Sanity's image addresses that the lake knows; others are passed over, as Sanity does.
 * `fm=avif` is more than Sanity takes: there AVIF comes by `auto=format` alone.
 */
export const imageParams = z.object({
  w: side.optional(),
  h: side.optional(),
  fit: z.enum(["clip", "crop", "fill", "fillmax", "max", "scale", "min"]).default("clip"),
  rect: rectangle.optional(),
  q: z.coerce.number().int().min(1).max(100).optional(),
  fm: z.enum(["jpg", "pjpg", "png", "webp", "avif"]).optional(),
  auto: z.literal("format").optional(),
  dpr: z.coerce.number().min(1).max(3).default(1),
  blur: z.coerce.number().int().min(0).max(2000).default(0),
  flip: z.enum(["h", "v", "hv"]).optional(),
  bg: colour.optional(),
  dl: z.string().max(255).optional(),
});

export type ImageParams = z.infer<typeof imageParams>;
export type Fit = ImageParams["fit"];
export type Colour = NonNullable<ImageParams["bg"]>;
