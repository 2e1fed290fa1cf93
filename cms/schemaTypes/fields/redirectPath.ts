import { PATHS, reservedPaths } from "../../../app/paths.ts";

/** The paths of a redirect. */
export interface Hop {
  from: string;
  to: string;
}

/** True for a valid source of a redirect; else the error message. */
export function redirectFromProblem(from: string | undefined): true | string {
  if (!from) return true;
  if (!from.startsWith("/") || from.startsWith("//")) return "La dirección antigua empieza por «/».";
  if (/[\s?#]/.test(from)) return "Solo la ruta: sin espacios, «?» ni «#».";
  if (from === PATHS.home) return "La portada no se puede redirigir.";
  const path = from.replace(/\/$/, "");
  return !reservedPaths().includes(path) || `La web usa ${path} para otra cosa: desde ahí no se redirige a nadie.`;
}

/** True for a valid target of a redirect; else the error message. */
export function redirectToProblem(to: string | undefined): true | string {
  if (!to || /^(\/(?!\/)|https:\/\/[^/])\S*$/.test(to)) return true;
  return "La dirección nueva empieza por «/» o «https://», sin espacios.";
}

/** True for a redirect that reaches a page; the error message for a loop, also one through other redirects. */
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
