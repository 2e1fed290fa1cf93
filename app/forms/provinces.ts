/**
 * Spain's provinces by the first two digits of their postal codes: the name that the form fills in, then others that people write,
 * without accents, in small letters.
 */
const NAMES: Record<string, readonly [name: string, ...others: string[]]> = {
  "01": ["Araba/Álava"],
  "02": ["Albacete"],
  "03": ["Alicante", "alacant"],
  "04": ["Almería"],
  "05": ["Ávila"],
  "06": ["Badajoz"],
  "07": ["Illes Balears", "baleares", "balears", "islas baleares"],
  "08": ["Barcelona"],
  "09": ["Burgos"],
  "10": ["Cáceres"],
  "11": ["Cádiz"],
  "12": ["Castellón", "castello"],
  "13": ["Ciudad Real"],
  "14": ["Córdoba"],
  "15": ["A Coruña", "coruna", "la coruna"],
  "16": ["Cuenca"],
  "17": ["Girona", "gerona"],
  "18": ["Granada"],
  "19": ["Guadalajara"],
  "20": ["Gipuzkoa", "guipuzcoa"],
  "21": ["Huelva"],
  "22": ["Huesca"],
  "23": ["Jaén"],
  "24": ["León"],
  "25": ["Lleida", "lerida"],
  "26": ["La Rioja", "rioja"],
  "27": ["Lugo"],
  "28": ["Madrid"],
  "29": ["Málaga"],
  "30": ["Murcia"],
  "31": ["Navarra", "nafarroa"],
  "32": ["Ourense", "orense"],
  "33": ["Asturias"],
  "34": ["Palencia"],
  "35": ["Las Palmas", "palmas"],
  "36": ["Pontevedra"],
  "37": ["Salamanca"],
  "38": ["Santa Cruz de Tenerife", "tenerife"],
  "39": ["Cantabria"],
  "40": ["Segovia"],
  "41": ["Sevilla"],
  "42": ["Soria"],
  "43": ["Tarragona"],
  "44": ["Teruel"],
  "45": ["Toledo"],
  "46": ["Valencia"],
  "47": ["Valladolid"],
  "48": ["Bizkaia", "vizcaya"],
  "49": ["Zamora"],
  "50": ["Zaragoza"],
  "51": ["Ceuta"],
  "52": ["Melilla"],
};

/** The name of the province of a postal code; undefined for a code that is incomplete or does not exist. */
export const provinceOf = (postalCode: string): string | undefined =>
  postalCode.length === 5 ? NAMES[postalCode.slice(0, 2)]?.[0] : undefined;

/** The city of a postal code of Ceuta or Melilla, which have one; undefined for every other code. */
const onlyCityOf = (postalCode: string): string | undefined =>
  /^5[12]/.test(postalCode) ? provinceOf(postalCode) : undefined;

/**
 * Whether a postal code belongs to another province than the typed one (docs/rules.md#postal-codes). False for a name that is not a
 * province, such as that of an island, and for a code that does not exist, which has its own error.
 */
export function contradictsProvince(postalCode: string, typed: string): boolean {
  if (!provinceOf(postalCode)) return false;
  const prefixes = prefixesOf(typed);
  return prefixes.length > 0 && !prefixes.includes(postalCode.slice(0, 2));
}

interface TypedCode {
  /** The complete code that was typed. */
  code: string;
  /** The complete code before it; undefined for the first one. */
  before: string | undefined;
  /** What is in the field that is filled in. */
  typed: string;
}

/**
 * The province to fill in when a postal code is typed; undefined to leave the field as it is. An empty field is filled in, and one with
 * the province of the code before (docs/rules.md#postal-codes).
 */
export function provinceToFillIn({ code, before, typed }: TypedCode): string | undefined {
  const isOf = (postalCode: string) => prefixesOf(typed).includes(postalCode.slice(0, 2));
  const isFree = typed.trim() === "" || (before !== undefined && isOf(before) && !isOf(code));
  return isFree ? provinceOf(code) : undefined;
}

/**
 * The city to fill in where the code's province has only one; undefined to leave the field as it is. Empty when it says what the code
 * before said, and the new code has more cities.
 */
export function cityToFillIn({ code, before, typed }: TypedCode): string | undefined {
  const isOld = before !== undefined && typed.trim() === onlyCityOf(before);
  const city = onlyCityOf(code);
  if (typed.trim() !== "" && !isOld) return undefined;
  return city ?? (isOld ? "" : undefined);
}

/** The first two digits of the provinces that a typed name may mean. */
function prefixesOf(typed: string): string[] {
  const spellings = spellingsOf(typed);
  const matching = Object.entries(NAMES).filter(([, names]) =>
    names.flatMap(spellingsOf).some((name) => spellings.includes(name)),
  );
  return matching.map(([prefix]) => prefix);
}

/** «Araba/Álava» is one of two names, «Coruña, A» has its article last, «Asturias (Principado de)» an addition. */
function spellingsOf(typed: string): string[] {
  const plain = typed.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  // «Castilla - León» is no province, and not León.
  const withoutRegion = plain.replace(/castilla ?[/-] ?leon/, "castilla y leon");
  return withoutRegion.split(/[/()]| - /).map((name) => {
    const [last = "", first] = name.split(",");
    return (first === undefined ? last : `${first.trim()} ${last}`).trim().replace(/^provincia de /, "");
  });
}
