import type { StringRule } from "@sanity/types";
import { identifier } from "./pattern.ts";

/** Parameters of the site's addresses: an answer under such a name would be taken for something else. */
const TAKEN = /^(client|territorio|kit|camara|boton_panico|business_kit|paso|utm_\w*)$/;

/** Why a question cannot have this name in the address; true when it can. */
export function answerNameProblem(name: string | undefined): true | string {
  if (!name || !TAKEN.test(name)) return true;
  return `«${name}» ya significa otra cosa en las direcciones de la web: elige otro identificador.`;
}

/** The name under which an answer stands in the address. */
export const answerName = (rule: StringRule) => [...identifier(rule), rule.custom(answerNameProblem)];
