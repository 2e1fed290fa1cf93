/** Refuses a period that ends before it starts. Both days are included. */
export function periodProblem(from: string | undefined, to: string | undefined): true | string {
  if (!from || !to || from <= to) return true;
  return `Terminaría (${spanishDate(to)}) antes de empezar (${spanishDate(from)}): no se vería nunca.`;
}

/** Warns of a period that has ended. */
export function endedWarning(to: string | undefined, today: string): true | string {
  return !to || to >= today || `Terminó el ${spanishDate(to)}: ya no se ve en la web.`;
}

/** Where a period stands, and the day that changes it: 'Hasta el 30/11/2026'. Short, because a list cuts off what is longer. */
export function periodText(from: string | undefined, to: string | undefined, today: string): string {
  if (!from) return "Sin primer día";
  if (from > today) return `Desde el ${spanishDate(from)}`;
  if (!to) return "Sin último día";
  return to < today ? `Terminó el ${spanishDate(to)}` : `Hasta el ${spanishDate(to)}`;
}

/** '2026-11-21' as '21/11/2026'. */
export function spanishDate(date: string): string {
  return date.split("-").reverse().join("/");
}
