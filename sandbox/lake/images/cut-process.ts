/** The process that cuts images ahead: it answers each message when its variant is there. Its parent gives it a low priority. */
import { z } from "zod";
import { imageParams } from "./image-params.ts";
import { Variants } from "./variants.ts";

export const cutOrder = z.object({
  datasetFolder: z.string(),
  variantsDir: z.string().optional(),
  /** The name of the original's file. */
  file: z.string(),
  extension: z.string(),
  /** Parameters of an image URL, `w=480&auto=format`. */
  query: z.string(),
});

export type CutOrder = z.infer<typeof cutOrder>;

/** The format that today's browsers take. Others have theirs cut when they ask. */
const ACCEPT = "image/avif";

/** The same for all orders: it reads its folder once. */
let variants: Variants | undefined;

async function cut(message: unknown): Promise<void> {
  const { datasetFolder, variantsDir, query, ...original } = cutOrder.parse(message);
  variants ??= new Variants(datasetFolder, variantsDir);
  const params = imageParams.parse(Object.fromEntries(new URLSearchParams(query)));
  await variants.variant(original, params, ACCEPT);
}

process.on("message", (message) => {
  cut(message).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
// The lake ended, or has no more orders.
process.on("disconnect", () => process.exit());
