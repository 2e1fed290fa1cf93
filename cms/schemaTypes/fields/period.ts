/** Why two dates are no period; true when they are one. Both days count. */
export function periodProblem(from: string | undefined, to: string | undefined): true | string {
  if (!from || !to || from <= to) return true;
  return `Terminaría (${spanishDate(to)}) antes de empezar (${spanishDate(from)}): no se vería nunca.`;
}

/** A warning about a period that is over; true while it is not. */
export function endedProblem(to: string | undefined, today: string): true | string {
  return !to || to >= today || `Terminó el ${spanishDate(to)}: ya no se ve en la web.`;
}

/** Whether a period runs on a day, with its dates: 'En marcha · 01/11/2026 – 30/11/2026'. */
export function periodText(from: string | undefined, to: string | undefined, today: string): string {
  if (!from) return "Sin primer día: no se ve en la web";
  const dates = `${spanishDate(from)} – ${to ? spanishDate(to) : "sin fin"}`;
  if (from > today) return `Programada · ${dates}`;
  return `${to && to < today ? "Terminada" : "En marcha"} · ${dates}`;
}

function spanishDate(date: string): string {
  return date.split("-").reverse().join("/");
}
