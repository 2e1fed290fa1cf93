import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Street {
  id: string;
  /** With the kind of street: 'Calle de Alcalá'. */
  route: string;
  city: string;
  province: string;
  postalCode: string;
}

/** Street names that most towns have: `c` Castilian, `b` Basque. */
const COMMON = {
  c: "Calle Mayor; Calle Real; Plaza de España; Plaza Mayor; Plaza de la Constitución; Avenida de la Constitución; Avenida de Andalucía; Avenida de Madrid; Avenida de la Estación; Paseo de la Estación; Calle de Cervantes; Calle de Miguel Hernández; Calle de Federico García Lorca; Calle de Antonio Machado; Calle de Goya; Calle de Velázquez; Calle de Murillo; Calle de Santiago Ramón y Cajal; Calle de Isaac Peral; Calle de Colón; Calle de Hernán Cortés; Calle del Sol; Calle de la Luna; Calle Nueva; Calle de San José; Calle de San Juan; Calle de San Antonio; Calle de Santa Ana; Calle del Carmen; Calle del Pilar; Calle de la Paz; Calle de la Libertad; Calle de la Iglesia; Calle de las Flores; Avenida de los Reyes Católicos; Avenida de Portugal; Camino Viejo; Ronda del Norte; Travesía del Sol; Calle del Dos de Mayo",
  b: "Nagusia Kalea; Kale Nagusia; Foru Plaza; Herriko Plaza; Askatasun Etorbidea; Gernikako Arbola Kalea; Sabino Arana Kalea; Lehendakari Agirre Kalea; Juan Sebastián Elkano Kalea; Zumalakarregi Kalea; San Juan Kalea; San Pedro Kalea; Santa Maria Kalea; Andra Mari Kalea; Goiko Kalea; Beheko Kalea; Erdiko Kalea; Artekale Kalea; Barrenkale Kalea; Zubiaurre Kalea; Iturribide Kalea; Elizondo Kalea; Euskal Herria Kalea; Bizkaia Kalea; Gipuzkoa Kalea; Araba Kalea; Nafarroa Kalea; Urkiola Kalea; Gorbeia Kalea; Txindoki Kalea; Aizkorri Kalea; Ibaibide Pasealekua; Geltoki Kalea; Errebal Plaza; Zelaieta Pasealekua; Bide Berria; Larrea Auzoa; Lapurdi Kalea",
};

/** A few thousand streets in Spain: those of the districts of large cities, and the common names in towns. */
export const STREETS: readonly Street[] = [
  ...readRows("districts.txt").flatMap(([city, province, postalCode, streets]) =>
    splitNames(streets).map((route) => street(route, city, province, postalCode)),
  ),
  ...readRows("towns.txt").flatMap(([city, province, postalCode, kind]) =>
    splitNames(kind === "b" ? COMMON.b : COMMON.c).map((route) => street(route, city, province, postalCode)),
  ),
];

function readRows(file: string): [string, string, string, string][] {
  const lines = readFileSync(join(import.meta.dirname, file), "utf8").split("\n");
  return lines.flatMap((line) => {
    if (line.startsWith("#")) return [];
    const [city, province, postalCode, rest] = line.split(" | ");
    return city && province && postalCode && rest ? [[city, province, postalCode, rest]] : [];
  });
}

function splitNames(list: string): string[] {
  return list.split("; ");
}

function street(route: string, city: string, province: string, postalCode: string): Street {
  return { id: searchable(`${postalCode} ${route}`).replace(/[^a-z0-9]+/g, "-"), route, city, province, postalCode };
}

/** Lower case without accents. */
export function searchable(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
