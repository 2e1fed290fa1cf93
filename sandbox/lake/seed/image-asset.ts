import { basename } from "node:path";
import { describeImage as describeImageFile } from "../assets/describe-image.ts";
import type { SeedDocument } from "./seed-file.ts";
import type { SeedImage } from "./seed-images.ts";

/** The `sanity.imageAsset` document of a file, without what the lake adds. Throws when the file is no image. */
export async function describeImage(image: SeedImage, projectId: string, dataset: string): Promise<SeedDocument> {
  try {
    const description = await describeImageFile(image, projectId, dataset);
    return { ...description, originalFilename: basename(image.file) };
  } catch (cause) {
    throw new Error(`${image.file} cannot be taken as an image: ${String(cause)}`, { cause });
  }
}
