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

/** The devices that all kits of a list have in the same quantity, by their ids. None for a single kit, whose devices are all its own. */
export function sharedDevices(kits: readonly Contents[]): string[] {
  const [first, ...others] = kits;
  if (!first || others.length === 0) return [];
  return first.complements.flatMap(({ device, quantity }) => {
    const isShared = others.every(({ complements }) =>
      complements.some((one) => one.device === device && one.quantity === quantity),
    );
    return device && isShared ? [device] : [];
  });
}
