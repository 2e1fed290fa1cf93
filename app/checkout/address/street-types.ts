import type { Locale } from "#app/i18n/languages.ts";

interface StreetTypeNames {
  /** The Basque word, which stands behind the name: 'Easo kalea'. */
  basque: string;
  /**
   * Its Spanish, Catalan, Galician and Basque words and short forms, in lower case without accents. A dot may follow each; one that has
   * a dot here may be a name without it: 'Pol'. None where streets are named after such a place: 'Aldea del Fresno'.
   * Without 'rúa', which is part of the name outside Galicia: 'Rúa Mayor' in Salamanca.
   */
  words: readonly string[];
  /** An area contains streets: 'Urbanización Calle Sol'. */
  isArea?: true;
}

/** The types of streets and areas of the address form, in the order of its list, by their name in the backend's spelling. */
const STREET_TYPES = {
  Calle: { basque: "kalea", words: ["calle", "c/", "c.", "cl", "carrer", "kalea"] },
  Avenida: {
    basque: "etorbidea",
    words: ["avenida", "avda", "avd", "av", "avinguda", "etorbidea"],
  },
  Plaza: {
    basque: "plaza",
    words: ["plaza", "pza", "plza", "pl", "placa", "praza", "enparantza"],
  },
  Paseo: {
    basque: "pasealekua",
    words: ["paseo", "pº", "p.º", "pso", "passeig", "pg", "pasealekua", "ibilbidea"],
  },
  Camino: { basque: "bidea", words: ["camino", "cno", "cami", "bidea"] },
  Carretera: {
    basque: "errepidea",
    words: ["carretera", "ctra", "crta", "estrada", "errepidea"],
  },
  Ronda: { basque: "ronda", words: ["ronda", "rda"] },
  Travesía: { basque: "zeharkalea", words: ["travesia", "trav", "travessia", "zeharkalea"] },
  Rambla: { basque: "ranbla", words: ["rambla", "rbla"] },
  Pasaje: {
    basque: "pasabidea",
    words: ["pasaje", "pje", "passatge", "ptge", "pasaxe", "pasabidea"],
  },
  Callejón: { basque: "kalezuloa", words: ["callejon", "callejuela"] },
  Glorieta: { basque: "biribilgunea", words: ["glorieta", "gta", "biribilgunea"] },
  Urbanización: {
    basque: "urbanizazioa",
    words: ["urbanizacion", "urb", "urbanitzacio", "urbanizazioa"],
    isArea: true,
  },
  Barrio: {
    basque: "auzoa",
    words: ["barrio", "bº", "auzoa", "auzunea", "barriada"],
    isArea: true,
  },
  Polígono: {
    basque: "industrialdea",
    words: ["poligono", "pol.", "poligon", "industrialdea"],
    isArea: true,
  },
  Lugar: { basque: "lekua", words: ["lugar"], isArea: true },
  Aldea: { basque: "herrixka", words: [], isArea: true },
  Partida: { basque: "partida", words: ["partida", "ptda", "pda"], isArea: true },
  Caserío: { basque: "baserria", words: ["baserria"], isArea: true },
  Masía: { basque: "masia", words: [], isArea: true },
} as const satisfies Record<string, StreetTypeNames>;

export type StreetType = keyof typeof STREET_TYPES;

/** The names of a type. Undefined for one of another service, which may have any type. */
export const namesOfType = (type: string): StreetTypeNames | undefined =>
  isStreetType(type) ? STREET_TYPES[type] : undefined;

/** The type that a word names before the name of a street; undefined for any other word. */
export function typeOfWord(word: string): StreetType | undefined {
  const plain = withoutAccents(word);
  return TYPE_OF_WORD.get(plain) ?? TYPE_OF_WORD.get(plain.replace(/\.$/, ""));
}

/**
 * The type that a Basque word names behind the name of a street: 'Easo kalea'. Undefined for any other word, and for 'Plaza' with a capital,
 * which is a surname or the name of a building there: 'Pintor Plaza'.
 */
export const typeOfLastWord = (word: string): StreetType | undefined =>
  /^P/.test(word) && withoutAccents(word) === "plaza" ? undefined : TYPE_OF_LAST_WORD.get(withoutAccents(word));

const withoutAccents = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isStreetType = (type: string): type is StreetType => Object.hasOwn(STREET_TYPES, type);

export const STREET_TYPE_NAMES = Object.keys(STREET_TYPES).filter(isStreetType);

/** A type in the language of the page: 'Calle', 'Kalea'. */
export function streetTypeLabel(type: StreetType, locale: Locale): string {
  const { basque } = STREET_TYPES[type];
  return locale === "eu" ? basque.charAt(0).toUpperCase() + basque.slice(1) : type;
}

const TYPE_OF_WORD = new Map(
  STREET_TYPE_NAMES.flatMap((type) => STREET_TYPES[type].words.map((word): [string, StreetType] => [word, type])),
);

/** Without 'ronda', 'partida' and 'masia': Spanish names and surnames end in them. */
const TYPE_OF_LAST_WORD = new Map<string, StreetType>([
  ...STREET_TYPE_NAMES.filter((type) => !["Ronda", "Partida", "Masía"].includes(type)).map(
    (type): [string, StreetType] => [STREET_TYPES[type].basque, type],
  ),
  ["enparantza", "Plaza"],
  ["ibilbidea", "Paseo"],
  ["auzunea", "Barrio"],
]);
