import type { StringRule } from "@sanity/types";
import { identifier } from "./pattern.ts";

/** Parameters of the site's addresses: an answer under such a name would be taken for something else. */
const TAKEN = /^(client|territorio|kit|camara|boton_panico|business_kit|paso|editar|utm_\w*)$/;

/** Why a question cannot have this name in the address; true when it can. */
export function answerNameProblem(name: string | undefined): true | string {
  if (!name || !TAKEN.test(name)) return true;
  return `«${name}» ya significa otra cosa en las direcciones de la web: elige otro identificador.`;
}

/** Why a question of a document cannot have this name; true when no other has it. Answers overwrite each other under one name. */
export function sameNameProblem(name: string | undefined, document: unknown): true | string {
  const isAlone = !name || namesIn(document).filter((other) => other === name).length < 2;
  return isAlone || `Otra pregunta ya se llama «${name}»: la dirección de la web guardaría solo una de las respuestas.`;
}

/** The names of all that a document asks. Those of options stand under their question's, and count for nothing here. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "options") return [];
    return key === "name" && typeof inner === "string" ? [inner] : namesIn(inner);
  });
}

/** The name under which an answer stands in the address. */
export const answerName = (rule: StringRule) => [
  ...identifier(rule),
  rule.custom(answerNameProblem),
  rule.custom((name, { document }) => sameNameProblem(name, document)),
];
