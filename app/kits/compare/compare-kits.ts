import { type LocalizedText, textOf } from "#app/i18n/localize.ts";

/** A device of a kit. Kits with the same device have the same `device` id; undefined without an accessory in the CMS. */
interface Complement {
  quantity: number;
  short: LocalizedText;
  device?: string | undefined;
}

/** A device with its quantity in each kit, in the order of the kits; 0 where a kit has none. */
interface ComparedDevice {
  key: string;
  name: LocalizedText;
  quantities: number[];
  differs: boolean;
}

/**
 * Lists the devices of some kits in the order of first appearance. Devices without an id are matched by name. Where kits name
 * the same device differently ('Sensor', 'Sensores'), the name with the smallest quantity is used.
 */
export function compareKits(kits: { complements: Complement[] }[]): ComparedDevice[] {
  const rows = new Map<string, Omit<ComparedDevice, "differs"> & { fewest: number }>();
  for (const [position, { complements }] of kits.entries()) {
    for (const { quantity, short, device } of complements) {
      const key = device ?? textOf(short);
      const row = rows.get(key) ?? { key, name: short, fewest: quantity, quantities: kits.map(() => 0) };
      row.quantities[position] = (row.quantities[position] ?? 0) + quantity;
      if (quantity < row.fewest) Object.assign(row, { name: short, fewest: quantity });
      rows.set(key, row);
    }
  }
  return [...rows.values()].map(({ key, name, quantities }) => ({
    key,
    name,
    quantities,
    differs: quantities.some((quantity) => quantity !== quantities[0]),
  }));
}

interface Contents {
  complements: { _key: string; quantity: number; device?: string | undefined }[];
}

/**
 * What a kit has more of than the kit before it in a list, by the keys of its complements: '3 × Sensores' beside '2 × Sensores'. Undefined
 * for the first kit.
 */
export function addedContents({ complements }: Contents, before: Contents | undefined): string[] | undefined {
  if (!before) return undefined;
  const quantityBefore = ({ device }: Contents["complements"][number]) =>
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
