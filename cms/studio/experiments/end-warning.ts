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

/** What follows when an experiment is deleted, taken off the site or ended before its last day: which pages, which visitors, which results. */
export async function endWarning(
  { client, site }: Context,
  experiment: object,
  how: "removed" | "ended",
): Promise<string> {
  const experimentId = String(fieldOf(experiment, "experimentId"));
  const from = String(fieldOf(experiment, "from"));
  const [pages, counted] = await Promise.all([
    client.fetch<ExperimentPage[]>(pagesOf("$experimentId"), { experimentId }, { perspective: "published" }),
    countedSentence(site, experimentId, from),
  ]);
  const found = pages.flatMap((page) => pathOfPage(page) ?? []);
  const where =
    found.length > 0 ? `En ${paths.format(found)} todos verán la primera variante.` : "No está en ninguna página.";
  return [where, counted, how === "removed" ? RESULTS_GO : RESULTS_STAY].join(" ");
}

/** Says that a draft ends a running experiment before the last day that is published; undefined when it does not. */
export function earlierEnd(published: object | undefined, draft: object | undefined): string | undefined {
  const [from, before, after] = [fieldOf(published, "from"), fieldOf(published, "to"), fieldOf(draft, "to")];
  const today = todayInSpain();
  if (typeof from !== "string" || typeof before !== "string" || typeof after !== "string") return undefined;
  if (from > today || before < today || after >= before) return undefined;
  return `El experimento acaba antes: el ${spanishDate(after)} y no el ${spanishDate(before)}.`;
}

const RESULTS_GO = "Sus resultados dejan de verse en el Embudo; si lo restauras, vuelven.";
const RESULTS_STAY = "Los resultados siguen en el Embudo, con menos visitas de las que iba a tener.";

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
