import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

export interface SeedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** The tab of the help area that holds the copies of questions. */
const ARCHIVE = "faqCategory-archivo";

const archive = {
  _id: ARCHIVE,
  _type: "faqCategory",
  title: { _type: "localeString", es: "Archivo", eu: "Artxiboa" },
  nice: { _type: "slug", current: "archivo" },
  orderRank: "0|zzzzzz:",
};

/** Marks the copies in ids, paths and slugs: 'page-portada-copia-7', '/portada-copia-7'. */
const COPY = "copia";

/**
 * What a shop piles up over the years, by type: pages and questions that no menu names, promos that have ended, redirects. Each
 * makes a copy of a document that no page of the seed shows. Types that pages list whole (kits, devices) are not here: those
 * pages grow with what they show.
 */
const COPIES: Record<string, (document: SeedDocument, suffix: string) => object> = {
  page: ({ path }, suffix) => ({ path: slugged(path, suffix) }),
  faq: ({ slug }, suffix) => ({
    slug: slugged(slug, suffix),
    category: { _type: "reference", _ref: ARCHIVE },
    linkedWithoutTab: false,
    mostAsked: false,
  }),
  promo: () => ({ from: "2020-01-01", to: "2020-12-31" }),
  redirect: ({ from }, suffix) => ({ from: `${from}${suffix}` }),
};

/** The production seed, grown to `times` as many documents with texts and sections of real size in both languages. */
async function manyDocuments(times: number): Promise<SeedDocument[]> {
  const lines = (await readFile("cms/seed/production.ndjson", "utf8")).split("\n").filter((line) => line !== "");
  const seed = lines.map((line): SeedDocument => JSON.parse(line));
  const copied = seed.filter(({ _type }) => _type in COPIES);
  const copies = Array.from({ length: seed.length * (times - 1) }, (_, index) => {
    const original = copied[index % copied.length];
    if (!original) throw new Error("The seed has no document to copy");
    return copyOf(original, `-${COPY}-${Math.floor(index / copied.length) + 1}`);
  });
  return times > 1 ? [...seed, archive, ...copies] : seed;
}

/** Writes `manyDocuments` as a seed folder, as the sandbox reads it. The images are those of the project. */
export async function writeManyDocuments(folder: string, times: number): Promise<void> {
  const text = (await manyDocuments(times)).map((document) => JSON.stringify(document)).join("\n");
  const images = `file://${resolve("cms/seed/images")}/`;
  await writeFile(join(folder, "production.ndjson"), `${text.replaceAll("file://./images/", images)}\n`);
}

function copyOf(original: SeedDocument, suffix: string): SeedDocument {
  return { ...original, ...COPIES[original._type]?.(original, suffix), _id: `${original._id}${suffix}` };
}

function slugged(slug: unknown, suffix: string) {
  const { current } = slug as { current: string };
  return { _type: "slug", current: `${current}${suffix}` };
}
