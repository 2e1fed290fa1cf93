import { CLIENTS, NOT_CLIENTS, REFUSED } from "../alarms/known-numbers.ts";

export interface Sample {
  value: string;
  meaning: string;
}

/** Phone numbers with a fixed answer. */
export const SAMPLE_NUMBERS: readonly Sample[] = [
  ...CLIENTS.map((value) => ({ value, meaning: "siempre es cliente" })),
  ...NOT_CLIENTS.map((value) => ({ value, meaning: "nunca es cliente" })),
  ...[...REFUSED].map(([value, message]) => ({ value, meaning: `400 «${message}»` })),
];

/** Documents and accounts that the backend's checks accept; the tests hold them against the checks. */
export const SAMPLE_DNIS = ["12345678Z", "00000000T"] as const;
export const SAMPLE_NIES = ["X1234567L", "Y1234567X"] as const;
export const SAMPLE_CIFS = ["B12345674", "A58818501"] as const;
export const SAMPLE_IBANS = ["ES9121000418450200051332", "ES7921000813610123456789"] as const;

export const SAMPLE_DOCUMENTS: readonly Sample[] = [
  ...SAMPLE_DNIS.map((value) => ({ value, meaning: "DNI" })),
  ...SAMPLE_NIES.map((value) => ({ value, meaning: "NIE" })),
  ...SAMPLE_CIFS.map((value) => ({ value, meaning: "CIF" })),
  ...SAMPLE_IBANS.map((value) => ({ value, meaning: "IBAN" })),
];
