import { expect, test } from "vitest";
import { withWrittenType } from "#app/checkout/address/street-search.ts";
import { splitTypedNumber, splitTypedStreet } from "#app/checkout/address/typed-street.ts";
import { optionalFloor } from "#app/forms/address-rules.ts";

test.each([
  ["Gran Vía 12", { street: "Gran Vía", number: "12" }],
  ["Calle Gran Vía, 12", { type: "Calle", street: "Gran Vía", number: "12" }],
  ["Calle Gran Vía 12, 3º B", { type: "Calle", street: "Gran Vía", number: "12", floor: "3º", door: "B" }],
  ["Avinguda Diagonal 640, 3 2ª", { type: "Avenida", street: "Diagonal", number: "640", floor: "3", door: "2ª" }],
  ["Calle Alfonso XII 7", { type: "Calle", street: "Alfonso XII", number: "7" }],
  ["Calle 31 de Agosto 5", { type: "Calle", street: "31 de Agosto", number: "5" }],
  ["Plaza 2 de Mayo nº 4, Bajo A", { type: "Plaza", street: "2 de Mayo", number: "4", floor: "Bajo", door: "A" }],
  ["Nagusia Kalea 5 bis", { type: "Calle", street: "Nagusia", number: "5 bis" }],
  ["Rúa Real 12 baixo", { street: "Rúa Real", number: "12", floor: "baixo" }],
  ["Rúa 25 de Xullo 6", { street: "Rúa 25 de Xullo", number: "6" }],
  ["Calle Mayor 5 bajo A", { type: "Calle", street: "Mayor", number: "5", floor: "bajo", door: "A" }],
  [
    "Carrer de Sants 115, entresol 2a",
    { type: "Calle", street: "de Sants", number: "115", floor: "entresol", door: "2a" },
  ],
  ["Calle Mayor 5B, 1º izda", { type: "Calle", street: "Mayor", number: "5B", floor: "1º", door: "izda" }],
  [
    "C/ Embajadores 125, 4º izquierda",
    { type: "Calle", street: "Embajadores", number: "125", floor: "4º", door: "izquierda" },
  ],
  ["Camí de Can Pastilla s/n", { type: "Camino", street: "de Can Pastilla", number: "s/n" }],
  ["Carretera de Colmenar, s/nº, bajo", { type: "Carretera", street: "de Colmenar", number: "s/nº", floor: "bajo" }],
  ["C/Mayor 3", { type: "Calle", street: "Mayor", number: "3" }],
  [
    "Avenida de la Constitución, nº 23, 2º D, 18001 Granada",
    {
      type: "Avenida",
      street: "de la Constitución",
      number: "23",
      floor: "2º",
      door: "D",
      postalCode: "18001",
      city: "Granada",
    },
  ],
  [
    "Camino de las Torres 91, esc. dcha., 6º C",
    { type: "Camino", street: "de las Torres", number: "91", stairs: "dcha.", floor: "6º", door: "C" },
  ],
  [
    "Carrer de la Unió 14 bis, escalera 2, ático 1ª",
    { type: "Calle", street: "de la Unió", number: "14 bis", stairs: "2", floor: "ático", door: "1ª" },
  ],
  [
    "Carrer de Sant Vicent Màrtir 88, porta 7",
    { type: "Calle", street: "de Sant Vicent Màrtir", number: "88", door: "7" },
  ],
  [
    "Avda. Europa 2, bloque 3, 48001",
    { type: "Avenida", street: "Europa", number: "2", block: "3", postalCode: "48001" },
  ],
  ["C/Gran via 12 3B", { type: "Calle", street: "Gran via", number: "12", floor: "3", door: "B" }],
  ["Gran Vía 12 3º B", { street: "Gran Vía", number: "12", floor: "3º", door: "B" }],
  ["Gran Vía 12 3º", { street: "Gran Vía", number: "12", floor: "3º" }],
  ["Calle 31 de Agosto 5 2ºA", { type: "Calle", street: "31 de Agosto", number: "5", floor: "2º", door: "A" }],
  ["Gran Vía 12 esc. 2, 3B", { street: "Gran Vía", number: "12", stairs: "2", floor: "3", door: "B" }],
  ["Gran Vía 12, 3", { street: "Gran Vía", number: "12", floor: "3" }],
  ["Carretera de Burgos, 12", { type: "Carretera", street: "de Burgos", number: "12" }],
  ["Calle Mayor número 12", { type: "Calle", street: "Mayor", number: "12" }],
  ["Calle Mayor, no. 12", { type: "Calle", street: "Mayor", number: "12" }],
  ["Calle Mayor 12 piso 3", { type: "Calle", street: "Mayor", number: "12", floor: "3" }],
  ["Calle Mayor 12, planta 2", { type: "Calle", street: "Mayor", number: "12", floor: "2" }],
  ["Calle Mayor 12 2º pta 4", { type: "Calle", street: "Mayor", number: "12", floor: "2º", door: "4" }],
  ["Calle Mayor 12, bajo puerta B", { type: "Calle", street: "Mayor", number: "12", floor: "bajo", door: "B" }],
  ["Carrer Major 12, 3r 1a", { type: "Calle", street: "Major", number: "12", floor: "3r", door: "1a" }],
  ["Urbanización Santa Clara, Calle 5, 12", { type: "Urbanización", street: "Santa Clara, Calle 5", number: "12" }],
  ["Calle Mayor 12 entlo dcha", { type: "Calle", street: "Mayor", number: "12", floor: "entlo", door: "dcha" }],
  ["Carrer Major 12 atic 2a", { type: "Calle", street: "Major", number: "12", floor: "atic", door: "2a" }],
  ["Plaza de la Villa 5", { type: "Plaza", street: "de la Villa", number: "5" }],
  ["Calle 13, 4", { street: "Calle 13", number: "4" }],
  ["Calle de la Torre 3, bajo", { type: "Calle", street: "de la Torre", number: "3", floor: "bajo" }],
])("'%s' is split", (text, parts) => {
  const split = splitTypedStreet(text);
  expect(split).toEqual(parts);
  expect(optionalFloor().safeParse(split?.floor).success, "the form accepts the floor").toBe(true);
  expect(splitTypedStreet(parts.street), "a clean street stays as it is").toBeUndefined();
  expect(splitTypedNumber(parts.number), "a clean number stays as it is").toBeUndefined();
});

test.each([
  ["Urbanización", "Calle Sol 12", { street: "Calle Sol", number: "12" }],
  ["Avenida", "Plaza de Toros 5", { street: "Plaza de Toros", number: "5" }],
  ["Avenida", "Calle Sol 12", { type: "Calle", street: "Sol", number: "12" }],
  ["Avenida", "Avda. Europa 2", { type: "Avenida", street: "Europa", number: "2" }],
  ["Calle", "C/ Plaza Mayor 5", { type: "Plaza", street: "Mayor", number: "5" }],
  ["Calle", "Travesía Calle Mayor 5", { street: "Travesía Calle Mayor", number: "5" }],
])("with %s, '%s' is split as without a number", (chosen, text, parts) => {
  const split = splitTypedStreet(text, chosen);
  expect(split).toEqual(parts);
  const clean = { type: split?.type ?? chosen, street: parts.street };
  expect(withWrittenType(clean), "a clean value stays as it is").toEqual(clean);
});

test.each([
  "",
  "Gran Vía",
  "12",
  "Calle 13",
  "Calle 31 de Agosto",
  "Carretera N 340",
  "Carretera N-340",
  "Plaza del 2",
  "Calle Sector 5",
  "Polígono 5",
  "Gran Vía 1280",
  "Gran Vía 12 3",
  "Calle 13 4",
  "Gran Vía 12 y 14",
  // What follows the number would be lost.
  "Gran Vía 12, junto a la farmacia",
  "Gran Vía 12, Bilbao",
  "Gran Vía 12, bajo local 3",
  "Calle Mayor 12 - 3 B",
  // The number is not that of a house.
  "Polígono Industrial Malpica, nave 5",
  "Urb. Las Lomas, casa 12",
  "Urb. Las Lomas chalet 12",
  "Polígono Industrial Malpica, parc. 5",
  "Calle Mayor, edificio 3",
  "Calle Mayor, bajo 2",
  "Calle Mayor 12-14, 3",
  "Calle Mayor 12-14, bajo 2",
  "Gran Vía 1280, bajo 2",
  "Rúa do 25",
  // One of two floors or doors would be lost.
  "Carrer Major, 12, 3, 1",
  "Calle Mayor 5,7,9",
  "Calle Mayor 5, 3º A, puerta 4",
  "Calle Mayor 5, 28001, 28002",
])("'%s' stays as it is", (text) => {
  expect(splitTypedStreet(text)).toBeUndefined();
});

test.each([
  ["14 bajo", { number: "14", floor: "bajo" }],
  ["14, 3º B", { number: "14", floor: "3º", door: "B" }],
  ["14 3º B", { number: "14", floor: "3º", door: "B" }],
  ["14 3B", { number: "14", floor: "3", door: "B" }],
  ["nº 5B, 2º izda", { number: "5B", floor: "2º", door: "izda" }],
  ["5 bis, bajo", { number: "5 bis", floor: "bajo" }],
  ["22 esc. 2, 1º A", { number: "22", stairs: "2", floor: "1º", door: "A" }],
  ["12 atico", { number: "12", floor: "atico" }],
  ["12 entlo", { number: "12", floor: "entlo" }],
  ["12, entlo. 2ª", { number: "12", floor: "entlo.", door: "2ª" }],
  ["12 pral", { number: "12", floor: "pral" }],
  ["12 sótano", { number: "12", floor: "sótano" }],
  ["12 sotano 1", { number: "12", floor: "sotano 1" }],
  ["12 bj", { number: "12", floor: "bj" }],
  ["12 bj. dcha", { number: "12", floor: "bj.", door: "dcha" }],
  ["12 behea ezk", { number: "12", floor: "behea", door: "ezk" }],
  ["12 1º izqda", { number: "12", floor: "1º", door: "izqda" }],
  ["12 1º drcha", { number: "12", floor: "1º", door: "drcha" }],
  ["12 piso 3", { number: "12", floor: "3" }],
  ["número 12, 1º", { number: "12", floor: "1º" }],
  ["8, bloque 3, puerta 4", { number: "8", block: "3", door: "4" }],
])("the number '%s' is split", (text, parts) => {
  const split = splitTypedNumber(text);
  expect(split).toEqual(parts);
  expect(optionalFloor().safeParse(split?.floor).success, "the form accepts the floor").toBe(true);
  expect(splitTypedNumber(parts.number), "a clean number stays as it is").toBeUndefined();
});

test.each([
  "",
  "14",
  "14B",
  "14 B",
  "5 bis",
  "12-14",
  "s/n",
  "12 3",
  "doce",
  "14 junto al bar",
  "14, Bilbao",
  "1234 bajo",
  "14, 3º A, pta 2",
  "14, bajo, 3",
])("the number '%s' stays as it is", (text) => {
  expect(splitTypedNumber(text)).toBeUndefined();
});

test.each([
  ["Calle", "Avenida de Burgos", "Avenida", "de Burgos"],
  ["Avenida", "Calle Manuel Siurot", "Calle", "Manuel Siurot"],
  ["Plaza", "C/ Mayor", "Calle", "Mayor"],
  ["Calle", "Plaza de Toros", "Plaza", "de Toros"],
  ["Avenida", "Plaza de Toros", "Avenida", "Plaza de Toros"],
  ["Urbanización", "Calle Sol", "Urbanización", "Calle Sol"],
  ["Camino", "del Moro", "Camino", "del Moro"],
  ["Calle", "Rambla del Raval", "Rambla", "del Raval"],
  ["Calle", "Passatge Sert", "Pasaje", "Sert"],
  ["Calle", "Polígono Industrial Malpica", "Polígono", "Industrial Malpica"],
  ["Calle", "Iturralde baserria", "Caserío", "Iturralde"],
  ["Calle", "Partida La Canyada", "Partida", "La Canyada"],
  ["Lugar", "Calle de Arriba", "Lugar", "Calle de Arriba"],
  ["Calle", "Aldea del Fresno", "Calle", "Aldea del Fresno"],
  ["Calle", "Virgen del Camino", "Calle", "Virgen del Camino"],
  ["Calle", "de la Plaza", "Calle", "de la Plaza"],
  ["Calle", "La Plaza", "Calle", "La Plaza"],
  ["Calle", "de Ronda", "Calle", "de Ronda"],
  ["Calle", "del Barrio", "Calle", "del Barrio"],
  ["Calle", "A Estrada", "Calle", "A Estrada"],
  ["Calle", "Calle de la Plaza", "Calle", "de la Plaza"],
  ["Calle", "José Masiá", "Calle", "José Masiá"],
  ["Calle", "Nueva Ronda", "Calle", "Nueva Ronda"],
  ["Calle", "C/ Plaza Mayor", "Plaza", "Mayor"],
  ["Avenida", "C/ Plaza Mayor", "Plaza", "Mayor"],
  ["Calle", "Calle Plaza de Toros", "Plaza", "de Toros"],
  ["Calle", "Travesía Calle Mayor", "Calle", "Travesía Calle Mayor"],
  ["Calle", "Moyua plaza", "Plaza", "Moyua"],
  ["Calle", "Konstituzio enparantza", "Plaza", "Konstituzio"],
  ["Calle", "Erregeen ibilbidea", "Paseo", "Erregeen"],
  ["Calle", "Easo kalea", "Calle", "Easo"],
  ["Calle", "Calle 13", "Calle", "Calle 13"],
  ["Avenida", "C/ 5", "Avenida", "C/ 5"],
  ["Calle", "Carrer 60", "Calle", "Carrer 60"],
  ["Calle", "Avenida 3", "Calle", "Avenida 3"],
  ["Calle", "Urbanización 3", "Calle", "Urbanización 3"],
  ["Calle", "Calle 5ª", "Calle", "Calle 5ª"],
  ["Calle", "Juan José Plaza", "Calle", "Juan José Plaza"],
  ["Calle", "Pintor Plaza", "Calle", "Pintor Plaza"],
  ["Calle", "Centro Comercial Plaza", "Calle", "Centro Comercial Plaza"],
  ["Calle", "Residencial Plaza", "Calle", "Residencial Plaza"],
  ["Calle", "Askatasun Etorbidea", "Avenida", "Askatasun"],
  ["Calle", "Rúa Mayor", "Calle", "Rúa Mayor"],
  ["Calle", "Calle Rúa Mayor", "Calle", "Rúa Mayor"],
  ["Calle", "Rúa do Franco", "Calle", "Rúa do Franco"],
  ["Calle", "5 kalea", "Calle", "5 kalea"],
  ["Calle", "Calle B", "Calle", "B"],
])("%s with '%s' is %s '%s'", (type, street, writtenType, name) => {
  const written = { type: writtenType, street: name };
  expect(withWrittenType({ type, street })).toEqual(written);
  expect(withWrittenType(written), "a clean value stays as it is").toEqual(written);
});
