export interface VariantSections {
  _key: string;
  _type: "variantSectionList";
  experimentId: string;
  variantId: string;
  value?: object[];
}

export interface Experiment {
  experimentId: string;
  title: string;
  variants: { variantId: string; label: string; share: number }[];
}

/** The ids of all variants but the first, which is the default. */
export const idsOf = ({ variants }: Experiment) => variants.slice(1).map(({ variantId }) => variantId);

/**
 * A list of sections for each variant. Those that are there keep their sections, also when another experiment has the same id. A variant
 * without a list takes that of an id which the experiment does not have, or has no more. Lists that no variant takes stay at the end.
 */
export function variantsOf(experiment: Experiment, before: VariantSections[]): VariantSections[] {
  const { experimentId } = experiment;
  const ids = idsOf(experiment);
  const free = before.filter(({ variantId, value }) => !ids.includes(variantId) && (value?.length ?? 0) > 0);
  const taken = ids.map((variantId): VariantSections => {
    const own = before.find((variant) => variant.variantId === variantId) ?? free.shift();
    const made = own ?? { _key: crypto.randomUUID(), _type: "variantSectionList", value: [] };
    return { ...made, experimentId, variantId };
  });
  return [...taken, ...free];
}
