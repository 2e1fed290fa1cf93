import { openImage } from "./image-input.ts";

/** Width in pixels of the placeholder shown while the image loads. */
const PLACEHOLDER_WIDTH = 20;

/** Sanity's `lqip`: a tiny copy as a data URL, PNG where the image is see-through, so that it stays so; JPEG else. */
export async function placeholder(file: string, sourceWidth: number, isOpaque: boolean): Promise<string> {
  const width = Math.min(PLACEHOLDER_WIDTH, sourceWidth);
  const small = openImage(file).autoOrient().resize({ width });
  if (isOpaque) return dataUrl("image/jpeg", await small.flatten().jpeg({ quality: 60 }).toBuffer());
  return dataUrl("image/png", await small.png({ compressionLevel: 9 }).toBuffer());
}

function dataUrl(mimeType: string, content: Buffer): string {
  return `data:${mimeType};base64,${content.toString("base64")}`;
}
