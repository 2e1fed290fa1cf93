import { z } from "zod";

/** `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`: the opacity comes first. */
export const colour = z
  .string()
  .regex(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "RGB, ARGB, RRGGBB or AARRGGBB")
  .transform((hex) => {
    const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [alpha, rgb] = digits.length === 8 ? [digits.slice(0, 2), digits.slice(2)] : ["ff", digits];
    const channel = (start: number) => Number.parseInt(rgb.slice(start, start + 2), 16);
    return { r: channel(0), g: channel(2), b: channel(4), alpha: Number.parseInt(alpha, 16) / 255 };
  });

/** Channels 0 to 255, opacity 0 to 1. */
export type Colour = z.infer<typeof colour>;
