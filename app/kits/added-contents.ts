/** A device of a kit; `device` is undefined without an accessory in the CMS. */
interface Complement {
  _key: string;
  quantity: number;
  device?: string | undefined;
}

interface Contents {
  complements: Complement[];
}

/**
 * What a kit has more of than the kit before it in a list, by the keys of its complements: '3 × Sensores' beside '2 × Sensores'. Undefined
 * for the first kit. `hasAll`: whether it has everything of that kit, so that a card can name that kit and say only what is added.
 */
export function addedContents({ complements }: Contents, before: Contents | undefined) {
  if (!before) return undefined;
  const quantityIn = (list: Complement[], { device }: Complement) =>
    list.reduce((sum, other) => (device && other.device === device ? sum + other.quantity : sum), 0);
  const added = complements.filter((one) => one.quantity > quantityIn(before.complements, one));
  return {
    keys: added.map(({ _key }) => _key),
    hasAll: added.length > 0 && before.complements.every((one) => quantityIn(complements, one) >= one.quantity),
  };
}
