import type { SanityClient } from "@sanity/client";

interface Visibility {
  isHidden?: boolean;
  from?: string;
  to?: string;
}

interface Section {
  _key: string;
  _type: string;
  visibility?: Visibility;
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
  sections?: Section[];
}

/** The pages and kits of an experiment: their drafts, and what is published. */
const PAGES = `*[
  _type in ["page", "kit"] && $experimentId in sections[_type == "experimentSectionList"].experimentId && !(_id in path("versions.**"))
]._id`;

/**
 * Puts the sections of a variant in the place of its experiment, as drafts, on every page that has it.
 *
 * @returns the names of the pages, which are still to be published, and of those whose draft has no such experiment: they stay as they are.
 */
export async function keepVariant(
  client: SanityClient,
  experimentId: string,
  variantId: string,
): Promise<{ changed: string[]; left: string[] }> {
  const found = await client.fetch<string[]>(PAGES, { experimentId }, { perspective: "raw" });
  const ids = found.map((id) => id.replace("drafts.", "")).flatMap((id) => [id, `drafts.${id}`]);
  // With the drafts that have lost it.
  const documents = await client.fetch<Page[]>("*[_id in $ids]", { ids }, { perspective: "raw" });
  const isDraft = ({ _id }: Page) => _id.startsWith("drafts.");
  const hasExperiment = ({ sections }: Page) => sections?.some((section) => section.experimentId === experimentId);
  const allDrafts = documents.filter(isDraft);
  const drafts = allDrafts.filter(hasExperiment);
  const published = documents.filter(
    (page) => !isDraft(page) && !allDrafts.some(({ _id }) => _id === `drafts.${page._id}`),
  );
  const transaction = client.transaction();
  for (const { _id, _rev, sections = [] } of drafts) {
    transaction.patch(_id, { ifRevisionID: _rev, set: { sections: withVariant(sections, experimentId, variantId) } });
  }
  for (const { _rev, ...page } of published) {
    const sections = withVariant(page.sections ?? [], experimentId, variantId);
    transaction.create({ ...page, _id: `drafts.${page._id}`, sections });
  }
  const namesOf = (pages: Page[]) => pages.map(({ kitName, title, _id }) => kitName?.es ?? title?.es ?? _id);
  const changed = namesOf([...drafts, ...published]);
  if (changed.length > 0) await transaction.commit();
  return { changed, left: namesOf(allDrafts.filter((draft) => !hasExperiment(draft))) };
}

/** Sections with those of a variant in the place of its experiment. The first variant's are the default ones. */
export const withVariant = (sections: Section[], experimentId: string, variantId: string): Section[] =>
  sections.flatMap((section) => {
    if (section.experimentId !== experimentId) return [section];
    const variant = section.variants?.find((one) => one.variantId === variantId);
    const kept = (variant ? variant.value : section.default) ?? [];
    // When the experiment was to be seen holds for what takes its place.
    const { visibility } = section;
    if (!visibility) return kept;
    return kept.map((one) => ({ ...one, visibility: bothOf(visibility, one.visibility ?? {}) }));
  });

/** When a section is seen that was within an experiment. Days of its own count, unless one of both is hidden for ever. */
function bothOf(outer: Visibility, own: Visibility): Visibility {
  const hasDays = ({ from, to }: Visibility) => from !== undefined || to !== undefined;
  if ([outer, own].some((one) => one.isHidden && !hasDays(one))) return { isHidden: true };
  if (hasDays(own) && (outer.isHidden || own.isHidden)) return own;
  return { ...outer, ...own, isHidden: outer.isHidden === true };
}
