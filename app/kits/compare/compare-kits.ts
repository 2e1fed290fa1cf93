/** A device that a kit contains; `device` is the same in all kits that contain it, where it has a page. */
interface Contained<Name> {
  quantity: number;
  short: Name;
  device: string | null;
}

/** A device with how many of it each kit contains, in the order of the kits; 0 where it has none. */
export interface ComparedDevice<Name> {
  key: string;
  name: Name;
  quantities: number[];
}

/**
 * The devices of some kits, in the order in which they first appear. A device without a page is known by its name. Kits may
 * name the same device differently ('Sensor', 'Sensores'): the name beside the smallest quantity is taken.
 */
export function compareKits<Name extends { text: string }>(
  kits: { complements: Contained<Name>[] }[],
): ComparedDevice<Name>[] {
  const rows = new Map<string, ComparedDevice<Name> & { fewest: number }>();
  for (const [position, { complements }] of kits.entries()) {
    for (const { quantity, short, device } of complements) {
      const key = device ?? short.text;
      const row = rows.get(key) ?? { key, name: short, fewest: quantity, quantities: kits.map(() => 0) };
      row.quantities[position] = (row.quantities[position] ?? 0) + quantity;
      if (quantity < row.fewest) Object.assign(row, { name: short, fewest: quantity });
      rows.set(key, row);
    }
  }
  return [...rows.values()].map(({ key, name, quantities }) => ({ key, name, quantities }));
}
