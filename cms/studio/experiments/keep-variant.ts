import type { SanityClient } from "@sanity/client";

interface Section {
  _key: string;
  _type: string;
  experimentId?: string;
  default?: Section[];
  variants?: { variantId: string; value?: Section[] }[];
}

interface Page {
  _id: string;
  _rev: string;
  _type: string;
  title?: { es?: string };
  kitName?: { es?: string };
  sections: Section[];
}

/** The pages and kits of an experiment: their drafts, and what is published. */
const PAGES = `*[
  _type in ["page", "kit"] && $experimentId in sections[_type == "experimentSectionList"].experimentId && !(_id in path("versions.**"))
]`;

/**
 * Puts the sections of a variant in the place of its experiment, as drafts, on every page that has it.
 *
 * @returns the names of the pages, which are still to be published.
 */
export async function keepVariant(client: SanityClient, experimentId: string, variantId: string): Promise<string[]> {
  const documents = await client.fetch<Page[]>(PAGES, { experimentId }, { perspective: "raw" });
  const isDraft = ({ _id }: Page) => _id.startsWith("drafts.");
  const drafts = documents.filter(isDraft);
  const published = documents.filter(
    (page) => !isDraft(page) && !drafts.some(({ _id }) => _id === `drafts.${page._id}`),
  );
  const transaction = client.transaction();
  for (const { _id, _rev, sections } of drafts) {
    transaction.patch(_id, { ifRevisionID: _rev, set: { sections: withVariant(sections, experimentId, variantId) } });
  }
  for (const { _rev, ...page } of published) {
    const sections = withVariant(page.sections, experimentId, variantId);
    transaction.create({ ...page, _id: `drafts.${page._id}`, sections });
  }
  await transaction.commit();
  return [...drafts, ...published].map(({ kitName, title, _id }) => kitName?.es ?? title?.es ?? _id);
}

/** Sections with those of a variant in the place of its experiment. The first variant's are the default ones. */
export const withVariant = (sections: Section[], experimentId: string, variantId: string): Section[] =>
  sections.flatMap((section) => {
    if (section.experimentId !== experimentId) return [section];
    const variant = section.variants?.find((one) => one.variantId === variantId);
    return (variant ? variant.value : section.default) ?? [];
  });
