/** Refuses a period that ends before it starts. Both days are included. */
export function periodProblem(from: string | undefined, to: string | undefined): true | string {
  if (!from || !to || from <= to) return true;
  return `Terminaría (${spanishDate(to)}) antes de empezar (${spanishDate(from)}): no se vería nunca.`;
}

/** Warns of a period that has ended. */
export function endedWarning(to: string | undefined, today: string): true | string {
  return !to || to >= today || `Terminó el ${spanishDate(to)}: ya no se ve en la web.`;
}

/**
 * State and dates of a period: 'En marcha · 01/11 – 30/11/2026'.
 *
 * @param ending of the state, which agrees with what has the period: 'una promoción terminada', 'un experimento terminado'.
 */
export function periodText(from: string | undefined, to: string | undefined, today: string, ending: "a" | "o"): string {
  if (!from) return "Sin primer día: no se ve en la web";
  const dates = datesText(from, to);
  if (from > today) return `Programad${ending} · ${dates}`;
  return `${to && to < today ? `Terminad${ending}` : "En marcha"} · ${dates}`;
}

/** Short, because a list cuts off what is longer: the year of both once. */
function datesText(from: string, to: string | undefined): string {
  if (!to) return `desde ${spanishDate(from)}`;
  const first = spanishDate(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.slice(0, 5) : first} – ${spanishDate(to)}`;
}

/** '2026-11-21' as '21/11/2026'. */
export function spanishDate(date: string): string {
  return date.split("-").reverse().join("/");
}
