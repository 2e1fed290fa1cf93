import { PATHS, RESERVED_PATHS } from "../../../app/paths.ts";

/** A redirect as its rule compares it. */
export interface Hop {
  from: string;
  to: string;
}

/** Why a text is no address to send visitors away from; true when it is one. */
export function redirectFromProblem(from: string | undefined): true | string {
  if (!from) return true;
  if (!from.startsWith("/") || from.startsWith("//")) return "La dirección antigua empieza por «/».";
  if (/[\s?#]/.test(from)) return "Solo la ruta: sin espacios, «?» ni «#».";
  if (from === PATHS.home) return "La portada no se puede redirigir.";
  const path = from.replace(/\/$/, "");
  return !RESERVED_PATHS.includes(path) || `La web usa ${path} para otra cosa: desde ahí no se redirige a nadie.`;
}

/** Why a text is no address to send visitors to; true when it is one. */
export function redirectToProblem(to: string | undefined): true | string {
  if (!to || /^(\/(?!\/)|https:\/\/[^/])\S*$/.test(to)) return true;
  return "La dirección nueva empieza por «/» o «https://», sin espacios.";
}

/** Why a redirect would never arrive; true when it does. Follows the other redirects from where it leads. */
export function redirectLoopProblem({ from, to }: Hop, others: Hop[]): true | string {
  const path = (address: string) => address.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
  const next = new Map(others.map((hop) => [path(hop.from), path(hop.to)]));
  next.set(path(from), path(to));
  const seen = [path(from)];
  for (let here: string | undefined = path(to); here !== undefined; here = next.get(here)) {
    if (here === path(from)) {
      return seen.length === 1
        ? "Lleva a sí misma: el visitante no llegaría nunca."
        : `Da vueltas sin llegar: ${[...seen, here].join(" → ")}.`;
    }
    if (seen.includes(here)) return true;
    seen.push(here);
  }
  return true;
}
