import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lines = readFileSync("cms/seed/production.ndjson", "utf8").trim().split("\n");
const texts = lines.map((line) => JSON.parse(line)).filter(({ _type }) => _type === "uiStrings");
const keysOf = ({ entries }: { entries: { key: string }[] }) => entries.map(({ key }) => key);
const spanish = (of: string, name: string): string =>
  texts.find(({ namespace }) => namespace === of).entries.find(({ key }: { key: string }) => key === name)?.es;

/** Texts that are fixed word for word (docs/rules.md#field-patterns, #backend-messages). `{{brand}}` is 'Yoigo'. */
test.each([
  ["errors", "required", "Este campo es obligatorio"],
  ["errors", "text", "Este campo solo debe contener texto"],
  ["errors", "number", "Este campo solo debe contener números"],
  ["errors", "email", "Este campo debe ser un email"],
  ["errors", "mobile", "Este campo debe ser un número movil"],
  ["errors", "DNI", "Formato de DNI incorrecto"],
  ["errors", "NIE", "Formato de NIE incorrecto"],
  ["errors", "CIF", "Formato de CIF incorrecto"],
  ["errors", "iban", "El código IBAN debe tener 2 letras seguido de 22 números"],
  ["errors", "promotion", "El código promocional no es correcto"],
  ["errors", "consent", "Acepta la política de privacidad para continuar"],
  ["errors", "postalCode", "Este código postal no existe"],
  ["errors", "notAClient", "El número introducido no pertenece a Yoigo"],
  ["errors", "isAClient", "El número introducido pertenece a un cliente de Yoigo"],
  ["errors", "isCustomer", "El número introducido pertenece a un cliente"],
  ["errors", "invalidPhone", "Número de teléfono incorrecto"],
  ["errors", "invalidEmail", "Formato de email incorrecto"],
  ["errors", "invalidDocument", "El documento no es válido"],
  ["errors", "emptyCompany", "El nombre de la empresa no puede estar vacío"],
  ["errors", "invalidIban", "El formato del IBAN no es válido"],
  ["errors", "unknown", "Hubo un error"],
  ["common", "client", "Soy de Yoigo"],
  ["common", "notClient", "No soy de Yoigo"],
  ["checkout", "personalTitle", "Tus datos personales"],
  ["checkout", "phoneOfClient", "Tu móvil Yoigo"],
  ["checkout", "phoneOfOthers", "Teléfono de contacto"],
  ["checkout", "order", "Confirmar el pedido con obligación de pago"],
  ["checkout", "monthly", "Tu cuota mensual"],
  ["checkout", "detail", "Detalle del pedido"],
  ["checkout", "payment", "Resumen del pago"],
  ["checkout", "breakdown", "Ver desglose"],
  ["kits", "want", "Lo quiero"],
  ["kits", "interested", "Me interesa"],
  ["kits", "callFree", "Llamadme gratis"],
  ["kits", "more", "Más info"],
])("%s:%s is fixed word for word", (namespace, key, expected) => {
  expect(spanish(namespace, key).replaceAll("{{brand}}", "Yoigo")).toBe(expected);
});

test("each key of a namespace is unique", () => {
  for (const text of texts) expect(keysOf(text), text.namespace).toEqual([...new Set(keysOf(text))]);
});
