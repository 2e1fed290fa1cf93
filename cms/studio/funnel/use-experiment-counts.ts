import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { todayInSpain } from "../../../app/i18n/today.ts";
import type { Count } from "./counts.ts";
import type { Experiment } from "./experiment-results.ts";
import type { SiteCounts } from "./site-counts.ts";

const API_VERSION = "2025-11-01";

/** Those that have begun. A count is kept for 25 months. */
const EXPERIMENTS = `*[_type == "experiment" && from <= $today] | order(from desc, experimentId asc)[0...20]{
  experimentId, title, from, to, variants[]{ variantId, label, share }
}`;

export interface CountedExperiment {
  experiment: Experiment;
  /** By variant, since its first day. An order after the last day belongs to a visit within. */
  counts: Count[];
}

/** Reads the published experiments and their counts, once. */
export function useExperimentCounts(site: SiteCounts) {
  const client = useClient({ apiVersion: API_VERSION });
  const [experiments, setExperiments] = useState<CountedExperiment[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const today = todayInSpain();
    const read = async () => {
      const found = await client.fetch<Experiment[]>(EXPERIMENTS, { today }, { perspective: "published" });
      return await Promise.all(
        found.map(async (experiment) => ({
          experiment,
          counts: await site.read({ from: experiment.from, to: today }, {}, ["variant"]),
        })),
      );
    };
    read().then(
      (counted) => {
        if (isCurrent) setExperiments(counted);
      },
      (error: unknown) => {
        if (isCurrent) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, site]);
  return { experiments, problem };
}
