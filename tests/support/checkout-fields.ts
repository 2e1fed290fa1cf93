/** The fields of the three steps. The sandbox's backend accepts them. */
export const PERSONAL = {
  intent: "personal",
  clientStatus: "CLIENT",
  name: "Ane López",
  phone: "600 123 456",
  email: "ane@example.com",
  consent: "on",
};

export const ADDRESS = {
  intent: "address",
  docType: "DNI",
  docNumber: "12345678Z",
  type: "Calle",
  street: "Gran Vía",
  number: "12",
  floor: "3",
  door: "B",
  postalCode: "48001",
  city: "Bilbao",
  province: "Bizkaia",
};

/** The provinces of the postal codes that tests use, by their first two digits. */
const PROVINCES: Record<string, string> = {
  "01": "Araba/Álava",
  "06": "Badajoz",
  "08": "Barcelona",
  "28": "Madrid",
  "35": "Las Palmas",
  "38": "Santa Cruz de Tenerife",
  "48": "Bizkaia",
  "51": "Ceuta",
  "52": "Melilla",
};

/** The province of a postal code; of four digits, that with a zero before them. */
export const provinceOf = (postalCode: string) => PROVINCES[postalCode.padStart(5, "0").slice(0, 2)] ?? "";

export const addressAt = (postalCode: string) => ({ ...ADDRESS, postalCode, province: provinceOf(postalCode) });

export const CLIENT_CONFIRMATION = { intent: "confirmation", acceptance: "on" };

export const NOT_CLIENT_CONFIRMATION = {
  intent: "confirmation",
  owner: "Ane López",
  iban: "ES91 2100 0418 4502 0005 1332",
  acceptance: "on",
};
