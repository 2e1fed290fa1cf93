/** Clients of the operator, whatever the visitor declares. Numbers in no list are what their visitor declares. */
const CLIENTS: readonly string[] = ["600000001", "700000001", "900000001"];

/** Not clients, whatever the visitor declares. */
const NOT_CLIENTS: readonly string[] = ["600000002", "700000002", "900000002"];

/** Numbers that the backend refuses, with its message. */
export const REFUSED_NUMBERS: ReadonlyMap<string, string> = new Map([
  ["600000003", "Msisdn is not a client of the operator"],
  ["600000004", "Msisdn is customer"],
]);

/** @param declared what the visitor declares. */
export function isClient(msisdn: string, declared: boolean): boolean {
  if (CLIENTS.includes(msisdn)) return true;
  return NOT_CLIENTS.includes(msisdn) ? false : declared;
}

/** A value to try the site with, as the sandbox's page lists it. */
export interface Sample {
  value: string;
  meaning: string;
}

export const SAMPLE_NUMBERS: readonly Sample[] = [
  ...CLIENTS.map((value) => ({ value, meaning: "siempre es cliente" })),
  ...NOT_CLIENTS.map((value) => ({ value, meaning: "nunca es cliente" })),
  ...[...REFUSED_NUMBERS].map(([value, message]) => ({ value, meaning: `400 «${message}»` })),
];

// Valid documents and accounts; a test holds them against the validators.
const SAMPLE_DNIS = ["12345678Z", "00000000T"] as const;
const SAMPLE_NIES = ["X1234567L", "Y1234567X"] as const;
const SAMPLE_CIFS = ["B12345674", "A58818501"] as const;
const SAMPLE_IBANS = ["ES9121000418450200051332", "ES7921000813610123456789"] as const;

export const SAMPLE_DOCUMENTS: readonly Sample[] = [
  ...SAMPLE_DNIS.map((value) => ({ value, meaning: "DNI" })),
  ...SAMPLE_NIES.map((value) => ({ value, meaning: "NIE" })),
  ...SAMPLE_CIFS.map((value) => ({ value, meaning: "CIF" })),
  ...SAMPLE_IBANS.map((value) => ({ value, meaning: "IBAN" })),
];
