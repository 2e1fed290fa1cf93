/** A variant of an experiment, which may be half filled in. */
export interface VariantFields {
  _key?: string;
  variantId?: string;
  share?: number;
}

/** Refuses shares that leave a part of the visitors without a variant. */
export function sharesProblem(variants: readonly VariantFields[] | undefined): true | string {
  if (!variants || variants.some(({ share }) => share === undefined)) return true;
  const sum = variants.reduce((total, { share = 0 }) => total + share, 0);
  return sum === 100 || `Las partes suman ${sum} %, y tienen que sumar 100 %.`;
}

/** Refuses a second variant with the id of another. */
export function variantIdsProblem(variants: readonly VariantFields[] | undefined) {
  const doubles = (variants ?? []).filter(
    ({ variantId }, index, all) => variantId && all.findIndex((other) => other.variantId === variantId) < index,
  );
  if (doubles.length === 0) return true;
  return doubles.map(({ _key = "", variantId }) => ({
    path: [{ _key }, "variantId"],
    message: `Otra variante ya se llama «${variantId}».`,
  }));
}

/** An experiment as far as its counts depend on it. */
export interface CountedExperiment {
  experimentId?: string;
  from?: string;
  variants?: readonly VariantFields[];
}

/** Refuses changes after which what was counted no longer belongs to the experiment. */
export function renamedProblem(now: CountedExperiment, published: CountedExperiment | null): true | string {
  if (!published) return true;
  if (published.experimentId !== now.experimentId) {
    return `Está publicado como «${published.experimentId}»: con otro identificador se pierde lo contado.`;
  }
  return true;
}

/** Warns of changes of a running experiment after which its variants can no longer be compared. */
export function changedWarning(
  { variants = [] }: CountedExperiment,
  published: CountedExperiment | null,
  today: string,
): true | string {
  if (!published?.from || published.from > today) return true;
  const before = (published.variants ?? []).map(({ variantId, share }) => `${variantId} ${share}`);
  const after = variants.map(({ variantId, share }) => `${variantId} ${share}`);
  return (
    before.join() === after.join() ||
    "Este experimento ya ha empezado: con otras variantes u otro reparto, lo de antes y lo de después no se puede comparar. Mejor crea uno nuevo."
  );
}

/** A running or planned experiment of a page. */
export interface PlannedExperiment {
  experimentId: string;
  title: string;
  from: string;
  to: string;
}

/** Warns of two experiments of one page that run on the same day. */
export function overlapWarning(experiments: readonly PlannedExperiment[], today: string): true | string {
  const open = experiments.filter(({ to }) => to >= today);
  for (const [index, one] of open.entries()) {
    const other = open.slice(index + 1).find(({ from, to }) => from <= one.to && to >= one.from);
    if (other) {
      return `«${one.title}» y «${other.title}» coinciden en esta página: cada uno se cuenta aparte, pero hace falta más tiempo y un cambio puede tapar al otro. Mejor uno detrás de otro.`;
    }
  }
  return true;
}
