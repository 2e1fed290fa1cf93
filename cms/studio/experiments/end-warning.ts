import type { SanityClient } from "sanity";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { spanishDate } from "../../schemaTypes/fields/periods.ts";
import { fieldOf } from "../document-fields.ts";
import { visitorsOf } from "../funnel/experiment-results.ts";
import type { SiteCounts } from "../funnel/site-counts.ts";
import { asNumber } from "../funnel/stages.ts";
import { type ExperimentPage, pagesOf, pathOfPage } from "./pages-of-experiment.ts";

const paths = new Intl.ListFormat("es-ES", { type: "conjunction" });

interface Context {
  client: SanityClient;
  site: SiteCounts;
}

/** How an experiment loses days: deleted or taken off the site, ended before its last day, begun on a later day that has been, or is to come. */
type Loss = "removed" | "ended" | "restarted" | "postponed";

/** What follows when an experiment loses days: which pages, which visitors, which results. */
export async function endWarning({ client, site }: Context, experiment: object, how: Loss): Promise<string> {
  const experimentId = String(fieldOf(experiment, "experimentId"));
  const from = String(fieldOf(experiment, "from"));
  const [pages, counted] = await Promise.all([
    client.fetch<ExperimentPage[]>(pagesOf("$experimentId"), { experimentId }, { perspective: "published" }),
    countedSentence(site, experimentId, from),
  ]);
  const found = pages.flatMap((page) => pathOfPage(page) ?? []);
  const where =
    found.length > 0 ? `En ${paths.format(found)} todos verán la primera variante.` : "No está en ninguna página.";
  return [...(how === "restarted" ? [] : [where]), counted, RESULTS[how]].join(" ");
}

/** Says that a draft takes published days from an experiment that has begun; undefined when it does not. */
export function lostDays(
  published: object | undefined,
  draft: object | undefined,
  today = todayInSpain(),
): { text: string; how: Loss } | undefined {
  const dayOf = (version: object | undefined, name: "from" | "to") => String(fieldOf(version, name) ?? "");
  const [from, to] = [dayOf(published, "from"), dayOf(published, "to")];
  const [newFrom, newTo] = [dayOf(draft, "from"), dayOf(draft, "to")];
  const change = (after: string, before: string) => `el ${spanishDate(after)} y no el ${spanishDate(before)}.`;
  if (!from || from > today) return undefined;
  if (newFrom > from) {
    const text = `El experimento empieza más tarde: ${change(newFrom, from)}`;
    return { text, how: newFrom > today ? "postponed" : "restarted" };
  }
  if (to < today || !newTo || newTo >= to) return undefined;
  return { text: `El experimento acaba antes: ${change(newTo, to)}`, how: "ended" };
}

const NO_LONGER_COUNTED = "Lo que se contó antes de ese día deja de verse en el Embudo.";

const RESULTS: Record<Loss, string> = {
  removed: "Sus resultados dejan de verse en el Embudo; si lo restauras, vuelven.",
  ended: "Los resultados siguen en el Embudo, con menos visitas de las que iba a tener.",
  restarted: NO_LONGER_COUNTED,
  postponed: NO_LONGER_COUNTED,
};

async function countedSentence(site: SiteCounts, experimentId: string, from: string): Promise<string> {
  const today = todayInSpain();
  if (from > today) return "Todavía no ha empezado.";
  try {
    const visitors = visitorsOf(experimentId, await site.read({ from, to: today }, {}, ["variant"]));
    return visitors === 1 ? "Lleva 1 visitante." : `Lleva ${asNumber(visitors)} visitantes.`;
  } catch {
    // The site is away; the question is asked all the same.
    return "No se sabe cuántos visitantes lleva: la web no contesta.";
  }
}
