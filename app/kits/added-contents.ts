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
 * for the first kit.
 */
export function addedContents({ complements }: Contents, before: Contents | undefined): string[] | undefined {
  if (!before) return undefined;
  const quantityBefore = ({ device }: Complement) =>
    before.complements.reduce((sum, other) => (device && other.device === device ? sum + other.quantity : sum), 0);
  return complements.filter((one) => one.quantity > quantityBefore(one)).map(({ _key }) => _key);
}
