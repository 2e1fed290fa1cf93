import { z } from "zod";

/** Where a cut lies in what stands over: 0 the left or upper edge, 1 the right or lower one. */
export interface Anchor {
  x: number;
  y: number;
}

const EDGES: Record<string, Partial<Anchor>> = { top: { y: 0 }, bottom: { y: 1 }, left: { x: 0 }, right: { x: 1 } };
const CENTRE: Anchor = { x: 0.5, y: 0.5 };

/**
 * Sanity's `crop`: `entropy` keeps the busiest part, `focalpoint` the surroundings of `fp-x` and `fp-y`, and edges
 * (one, or two as in `top,left`) say where to start.
 */
export const cropMode = z
  .string()
  .regex(/^(center|focalpoint|entropy|(top|bottom|left|right)(,(top|bottom|left|right))?)$/)
  .transform((text): "focalpoint" | "entropy" | Anchor => {
    if (text === "focalpoint" || text === "entropy") return text;
    const [first = "", second = ""] = text.split(",");
    return { ...CENTRE, ...EDGES[first], ...EDGES[second] };
  });

export type CropMode = z.infer<typeof cropMode>;
