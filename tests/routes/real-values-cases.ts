/** Fields of the three forms as typed, and the fields of the requests that they become. */
interface AcceptedForm {
  name: string;
  typed: Partial<Record<"personal" | "address" | "confirmation", Record<string, string>>>;
  wire: Partial<Record<"customer" | "address" | "order", object>>;
}

const form = (name: string, typed: AcceptedForm["typed"], wire: AcceptedForm["wire"]): AcceptedForm => ({
  name,
  typed,
  wire: { customer: {}, address: {}, order: {}, ...wire },
});

/** A representative part of the tables of `tests/rules`. */
export const ACCEPTED_FORMS: AcceptedForm[] = [
  form(
    "a ground floor without a number, in a village of Galicia",
    {
      address: {
        type: "Camino",
        street: "da Devesa (Mougás)",
        number: "S/N",
        floor: "Bajo",
        postalCode: "36 309",
        province: "Pontevedra",
      },
      personal: { name: "Xoán Paz-Andrade Otero", phone: "(+34) 600123456" },
    },
    {
      customer: { name: "Xoán Paz-Andrade Otero", msisdn: "600123456" },
      address: { name: "da Devesa (Mougás)", number: "s/n", floor: "Bajo", postalCode: "36309" },
    },
  ),
  form(
    "floor and door with ordinals, in Barcelona",
    { address: { street: "d´Aragó", number: "255 bis", stairs: "1", floor: "3º", door: "2ª" } },
    { address: { name: "d'Aragó", number: "255 bis", stairs: "1", floor: "3º", door: "2ª" } },
  ),
  form(
    "an attic, with letters and digits in block and door",
    { address: { number: "5B", block: "A", stairs: "2-C", floor: "Ático", door: "3B" } },
    { address: { number: "5B", block: "A", stairs: "2-C", floor: "Ático", door: "3B" } },
  ),
  form(
    "a degree sign in place of the ordinal, a range of numbers",
    { address: { number: "12 – 14", floor: "3 °", door: " 1ª " } },
    { address: { number: "12-14", floor: "3º", door: "1ª" } },
  ),
  form(
    "a kilometre of a road in Toledo",
    {
      address: {
        type: "Carretera",
        street: "N-401",
        number: "Km. 63.5",
        postalCode: "45190",
        city: "Nambroca",
        province: "Toledo",
      },
    },
    { address: { type: "Carretera", name: "N-401", number: "km 63,5" } },
  ),
  form(
    "a Basque farmhouse",
    { address: { street: "Goierri auzoa, Iturbe baserria", number: "z/g", floor: "Behea", door: "ezk." } },
    { address: { number: "s/n", floor: "Behea", door: "ezk." } },
  ),
  form(
    "Ceuta",
    { address: { street: "Real", block: "Portal 3", postalCode: "51001", city: "Ceuta", province: "Ceuta" } },
    { address: { block: "Portal 3", postalCode: "51001", city: "Ceuta", province: "Ceuta" } },
  ),
  form(
    "Melilla and a NIE with hyphens",
    {
      address: {
        docType: "NIE",
        docNumber: "x-7654321-j",
        floor: "Sótano",
        postalCode: "52001",
        city: "Melilla",
        province: "Melilla",
      },
    },
    { address: { docType: "NIE", docNumber: "X7654321J", floor: "Sótano", postalCode: "52001" } },
  ),
  form(
    "a place name as the statistics office writes it, and '2º' in a name",
    {
      personal: { name: "Jaime García 2º", phone: "34600123456" },
      address: { city: "Palmas, Las", province: "Palmas, Las", postalCode: "35010" },
    },
    { customer: { name: "Jaime García 2º", msisdn: "600123456" }, address: { city: "Palmas, Las" } },
  ),
  form(
    "a company pays, with an IBAN with hyphens",
    {
      address: { docType: "CIF", docNumber: "B-48673214", companyName: "García  &  Hijos" },
      confirmation: { owner: "García  & Hijos", iban: "ES18-2095-0001-1191-0012-3456" },
    },
    {
      address: { docType: "CIF", docNumber: "B48673214", companyName: "García & Hijos" },
      order: { owner: "García & Hijos", iban: "ES1820950001119100123456" },
    },
  ),
  form(
    "a company with a number pays, with the word before the IBAN",
    { confirmation: { owner: "Talleres 2000 S.L.", iban: "IBAN ES77 3035 0078 8607 8001 2345" } },
    { order: { owner: "Talleres 2000 S.L.", iban: "ES7730350078860780012345" } },
  ),
  form(
    "a phone number with the marks of an address book",
    { personal: { phone: "\u202a+34 600 12 34 56\u202c" } },
    { customer: { msisdn: "600123456" } },
  ),
];

/** Values of step 2 and the keys of their messages. */
export const REFUSED_FORMS: { typed: Record<string, string>; errors: Record<string, string[]> }[] = [
  { typed: { number: "doce" }, errors: { number: ["errors:number"] } },
  { typed: { number: "600123456" }, errors: { number: ["errors:tooLong", "errors:number"] } },
  { typed: { floor: "azul" }, errors: { floor: ["errors:number"] } },
  { typed: { block: "@" }, errors: { block: ["errors:number"] } },
  { typed: { stairs: "?" }, errors: { stairs: ["errors:text"] } },
  { typed: { door: "1ª|2ª" }, errors: { door: ["errors:text"] } },
  { typed: { city: "M4drid" }, errors: { city: ["errors:text"] } },
  { typed: { postalCode: "E-28001" }, errors: { postalCode: ["errors:number"] } },
  { typed: { postalCode: "53001" }, errors: { postalCode: ["errors:postalCode"] } },
];

/** Four digits as typed, and a code that the visitor then sends: the one with a zero, or the one they meant. */
export const ASKED_CODES = [
  ["1001", "01001"],
  ["2800", "28001"],
  ["6 001", "06001"],
] as const;
