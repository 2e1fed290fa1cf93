import type { TextKey } from "#app/i18n/texts.ts";

interface StreetTypeNames {
  /** Its name in the list of the form. */
  text: TextKey;
  /** The Basque word, which stands behind the name: 'Easo kalea'. */
  basque: string;
  /**
   * Its Spanish, Catalan, Galician and Basque words and short forms, in lower case without accents. None where streets are named after
   * such a place: 'Aldea del Fresno'.
   */
  words: readonly string[];
  /** An area contains streets: 'Urbanización Calle Sol'. */
  isArea?: true;
}

/** The types of streets and areas of the address form, in the order of its list, by their name in the backend's spelling. */
export const STREET_TYPES = {
  Calle: { text: "checkout:streetCalle", basque: "kalea", words: ["calle", "c/", "c.", "carrer", "rua", "kalea"] },
  Avenida: {
    text: "checkout:streetAvenida",
    basque: "etorbidea",
    words: ["avenida", "avda.", "avda", "av.", "avinguda", "etorbidea"],
  },
  Plaza: {
    text: "checkout:streetPlaza",
    basque: "plaza",
    words: ["plaza", "pza.", "pl.", "placa", "praza", "enparantza"],
  },
  Paseo: {
    text: "checkout:streetPaseo",
    basque: "pasealekua",
    words: ["paseo", "pº", "passeig", "pasealekua", "ibilbidea"],
  },
  Camino: { text: "checkout:streetCamino", basque: "bidea", words: ["camino", "cno.", "cami", "bidea"] },
  Carretera: {
    text: "checkout:streetCarretera",
    basque: "errepidea",
    words: ["carretera", "ctra.", "ctra", "estrada", "errepidea"],
  },
  Ronda: { text: "checkout:streetRonda", basque: "ronda", words: ["ronda", "rda."] },
  Travesía: { text: "checkout:streetTravesia", basque: "zeharkalea", words: ["travesia", "travessia", "zeharkalea"] },
  Rambla: { text: "checkout:streetRambla", basque: "ranbla", words: ["rambla"] },
  Pasaje: {
    text: "checkout:streetPasaje",
    basque: "pasabidea",
    words: ["pasaje", "passatge", "pje.", "pasaxe", "pasabidea"],
  },
  Callejón: { text: "checkout:streetCallejon", basque: "kalezuloa", words: ["callejon", "callejuela"] },
  Glorieta: { text: "checkout:streetGlorieta", basque: "biribilgunea", words: ["glorieta", "biribilgunea"] },
  Urbanización: {
    text: "checkout:streetUrbanizacion",
    basque: "urbanizazioa",
    words: ["urbanizacion", "urb.", "urbanitzacio", "urbanizazioa"],
    isArea: true,
  },
  Barrio: {
    text: "checkout:streetBarrio",
    basque: "auzoa",
    words: ["barrio", "auzoa", "auzunea", "barriada"],
    isArea: true,
  },
  Polígono: {
    text: "checkout:streetPoligono",
    basque: "industrialdea",
    words: ["poligono", "pol.", "poligon", "industrialdea"],
    isArea: true,
  },
  Lugar: { text: "checkout:streetLugar", basque: "lekua", words: ["lugar"], isArea: true },
  Aldea: { text: "checkout:streetAldea", basque: "herrixka", words: [], isArea: true },
  Partida: { text: "checkout:streetPartida", basque: "partida", words: ["partida", "ptda.", "pda."], isArea: true },
  Caserío: { text: "checkout:streetCaserio", basque: "baserria", words: ["baserria"], isArea: true },
  Masía: { text: "checkout:streetMasia", basque: "masia", words: [], isArea: true },
} as const satisfies Record<string, StreetTypeNames>;

export type StreetType = keyof typeof STREET_TYPES;

/** The names of a type. Undefined for one of another service, which may have any type. */
export const namesOfType = (type: string): StreetTypeNames | undefined =>
  isStreetType(type) ? STREET_TYPES[type] : undefined;

/** The type that a word names; undefined for any other word. */
export const typeOfWord = (word: string): StreetType | undefined =>
  TYPE_OF_WORD.get(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());

const isStreetType = (type: string): type is StreetType => Object.hasOwn(STREET_TYPES, type);

export const STREET_TYPE_NAMES = Object.keys(STREET_TYPES).filter(isStreetType);

const TYPE_OF_WORD = new Map(
  STREET_TYPE_NAMES.flatMap((type) => STREET_TYPES[type].words.map((word): [string, StreetType] => [word, type])),
);
