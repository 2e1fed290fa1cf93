import type { SanityClient } from "@sanity/client";
import { DEFAULT_LOCALE } from "../../../app/i18n/languages.ts";
import { textIn } from "../../schemaTypes/fields/translations.ts";
import { fieldOf, fieldsOf } from "../document-fields.ts";
import { CONTENT, type ContentDocument, titleOf } from "../watched-documents.ts";

/** An uploaded picture, and where it is shown. */
export interface Picture extends Asset {
  uses: PictureUse[];
}

export interface Asset {
  _id: string;
  _createdAt: string;
  url: string;
  name: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A document that shows a picture, once for the draft and what is published. */
export interface PictureUse {
  id: string;
  type: string;
  title: string;
  /** The first field with the picture. */
  path: string;
  /** The alternative texts in Spanish, each once. */
  alts: string[];
}

const ASSETS = `*[_type == "sanity.imageAsset"] | order(_createdAt desc, originalFilename asc){
  _id, _createdAt, url, "name": coalesce(originalFilename, _id), ...metadata.dimensions{ width, height }
}`;

/** All pictures, the newest first. */
export async function readPictures(client: SanityClient): Promise<Picture[]> {
  const [assets, documents] = await Promise.all([
    client.fetch<Asset[]>(ASSETS),
    client.fetch<ContentDocument[]>(CONTENT, {}, { perspective: "raw" }),
  ]);
  return picturesOf(assets, documents);
}

/** @param documents published, drafts and those of releases: a picture that only one of them shows is in use. */
export function picturesOf(assets: Asset[], documents: ContentDocument[]): Picture[] {
  const uses = new Map<string, Map<string, PictureUse>>();
  for (const document of documents) {
    const id = document._id.replace(/^(drafts|versions\.[^.]+)\./, "");
    for (const { path, value } of fieldsOf(document)) {
      const asset = fieldOf(fieldOf(value, "asset"), "_ref");
      if (typeof asset !== "string") continue;
      const ofAsset = uses.get(asset) ?? new Map<string, PictureUse>();
      uses.set(asset, ofAsset);
      const use = ofAsset.get(id) ?? { id, type: document._type, title: titleOf(document), path, alts: [] };
      ofAsset.set(id, use);
      const alt = textIn(fieldOf(value, "alt"), DEFAULT_LOCALE);
      if (typeof alt === "string" && !use.alts.includes(alt)) use.alts.push(alt);
    }
  }
  return assets.map((asset) => ({ ...asset, uses: [...(uses.get(asset._id)?.values() ?? [])] }));
}

/**
 * Uploads a picture and shows it wherever another one is, in drafts, releases and what is published, all or nothing. Crops and hotspots
 * are those of the old picture, and go with it.
 */
export async function replaceEverywhere(client: SanityClient, old: string, file: File): Promise<void> {
  const { _id } = await client.assets.upload("image", file, { filename: file.name });
  const documents = await client.fetch<(ContentDocument & { _rev: string })[]>(
    "*[references($old)]",
    { old },
    { perspective: "raw" },
  );
  const transaction = client.transaction();
  for (const document of documents) {
    const places = fieldsOf(document).filter(({ value }) => fieldOf(fieldOf(value, "asset"), "_ref") === old);
    transaction.patch(document._id, {
      ifRevisionID: document._rev,
      set: Object.fromEntries(places.map(({ path }) => [`${path}.asset._ref`, _id])),
      unset: places.flatMap(({ path }) => [`${path}.crop`, `${path}.hotspot`]),
    });
  }
  await transaction.commit();
}
