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

export const CLIENT_CONFIRMATION = { intent: "confirmation", acceptance: "on" };

export const NOT_CLIENT_CONFIRMATION = {
  intent: "confirmation",
  owner: "Ane López",
  iban: "ES91 2100 0418 4502 0005 1332",
  acceptance: "on",
};
