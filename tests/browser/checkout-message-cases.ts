/** The messages of the checkout, word for word, with the input that causes each. */

export const STEPS = ["personal", "address", "confirmation"] as const;
export type Step = (typeof STEPS)[number];

export const REQUIRED = "Este campo es obligatorio";
export const TEXT = "Este campo solo debe contener texto";
const NUMBER = "Este campo solo debe contener números";
const EMAIL = "Este campo debe ser un email";
const IBAN = "El código IBAN debe tener 2 letras seguido de 22 números";
const PROMOTION = "El código promocional no es correcto";
const CONSENT = "Acepta la política de privacidad para continuar";

/** Typed values of a step and the message at each field (docs/rules.md#field-patterns). The first field gets focus. */
export const FIELDS: [
  step: Step,
  name: string,
  typed: Record<string, string>,
  shown: [label: string, message: string][],
][] = [
  [
    "personal",
    "no values",
    {},
    [
      ["Nombre", REQUIRED],
      ["Teléfono", REQUIRED],
      ["Email", EMAIL],
      ["He leído y acepto la política de privacidad", CONSENT],
    ],
  ],
  [
    "personal",
    "invalid values",
    { Nombre: "Ane 2", Teléfono: "12345", Email: "ane@" },
    [
      ["Nombre", TEXT],
      ["Teléfono", "Este campo debe ser un número movil"],
      ["Email", EMAIL],
    ],
  ],
  [
    "address",
    "invalid values, with a DNI",
    {
      "Número de documento": "1234",
      Calle: "12",
      Número: "doce",
      Bloque: "@",
      Escalera: "?",
      Piso: "azul",
      Puerta: "*",
      "Código postal": "cinco",
      Ciudad: "B1lbao",
      Provincia: "48",
    },
    [
      ["Número de documento", "Formato de DNI incorrecto"],
      ["Calle", TEXT],
      ["Número", NUMBER],
      ["Bloque", NUMBER],
      ["Escalera", TEXT],
      ["Piso", NUMBER],
      ["Puerta", TEXT],
      ["Código postal", NUMBER],
      ["Ciudad", TEXT],
      ["Provincia", TEXT],
    ],
  ],
  [
    "address",
    "invalid values, with a CIF",
    { "Tipo de documento": "CIF", "Número de documento": "12345678Z" },
    [
      ["Número de documento", "Formato de CIF incorrecto"],
      ["Nombre de la empresa", REQUIRED],
    ],
  ],
  [
    "confirmation",
    "no values",
    // The step fills in the buyer's name.
    { "Titular de la cuenta": "" },
    [
      ["Titular de la cuenta", REQUIRED],
      ["IBAN", REQUIRED],
      ["He leído y acepto las condiciones generales", REQUIRED],
    ],
  ],
  [
    "confirmation",
    "invalid values",
    { "Titular de la cuenta": "2000", IBAN: "ES91 2100", "Código promocional": "verano" },
    [
      ["Titular de la cuenta", TEXT],
      ["IBAN", IBAN],
      ["Código promocional", PROMOTION],
    ],
  ],
];
