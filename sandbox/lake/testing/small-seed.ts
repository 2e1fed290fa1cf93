import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Pixels of the seed's opaque image, a JPEG. */
export const PHOTO = { width: 400, height: 200 };
/** Pixels of the seed's transparent image, a PNG. */
export const CUTOUT = { width: 120, height: 160 };

const picture = (file: string) => ({
  _type: "picture",
  _sanityAsset: `image@file://./images/${file}`,
  alt: { es: "Foto" },
});

export const DOCUMENTS = [
  { _id: "kit-piso", _type: "kit", productId: "piso", price: { client: 35.9 }, image: picture("cutout.png") },
  {
    _id: "kit-chalet",
    _type: "kit",
    productId: "chalet",
    price: { client: 44.9 },
    extras: [
      { _type: "reference", _ref: "extra-camera" },
      { _type: "block", gallery: [picture("photo.jpg")] },
    ],
  },
  { _id: "drafts.kit-piso", _type: "kit", productId: "piso", price: { client: 30 } },
  { _id: "drafts.kit-local", _type: "kit", productId: "local", price: { client: 32.98 } },
  { _id: "extra-camera", _type: "extra", name: { es: "Cámara HD" } },
];

/** Writes a small seed with generated images, in the format of `sanity dataset import`. */
export async function writeSeed(seedDir: string): Promise<void> {
  await sharp({
    create: { ...PHOTO, channels: 3, background: "#c8553d", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toFile(join(seedDir, "images", "photo.jpg"));
  await sharp({ create: { ...CUTOUT, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.4 } } })
    .png()
    .toFile(join(seedDir, "images", "cutout.png"));
  await writeDocuments(seedDir, DOCUMENTS);
}

export async function writeDocuments(seedDir: string, documents: object[]): Promise<void> {
  const lines = documents.map((document) => JSON.stringify(document));
  await writeFile(join(seedDir, "production.ndjson"), `${lines.join("\n")}\n`);
}
