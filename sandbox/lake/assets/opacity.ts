import sharp, { type Metadata } from "sharp";
import { openImage } from "./image-input.ts";

/** Pixels a side in which a vector is looked at: its own size may take long to draw. */
const VECTOR_SIDE = 512;

/** Whether nothing can be seen through an image. Without an opacity channel it need not be read for that. */
export async function isAllOpaque(file: string, { format, hasAlpha }: Metadata): Promise<boolean> {
  if (!hasAlpha) return true;
  if (format !== "svg") return (await openImage(file).stats()).isOpaque;
  const drawn = openImage(file).resize({ width: VECTOR_SIDE, height: VECTOR_SIDE, fit: "inside" });
  return (await sharp(await drawn.png().toBuffer()).stats()).isOpaque;
}
