import { useEffect, useMemo, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import type { Count, Dimension, Filters, Period } from "./counts.ts";
import { periodBefore } from "./periods.ts";
import { SiteCounts } from "./site-counts.ts";

const API_VERSION = "2025-11-01";

/** What the view shows of the chosen period. */
export interface Funnel {
  period: Period;
  before: Period;
  /** By day. */
  counts: Count[];
  countsBefore: Count[];
  /** By the chosen dimension. */
  breakdown: Count[];
  /** All campaigns of the period. */
  campaigns: string[];
}

interface Asked {
  period: Period;
  filters: Filters;
  dimension: Dimension;
}

/** Reads the counts again whenever something else is chosen. A failure keeps what was shown before. */
export function useFunnel({ period, filters, dimension }: Asked) {
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const site = useMemo(() => new SiteCounts(client, user?.id), [client, user?.id]);
  const [funnel, setFunnel] = useState<Funnel>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    readFunnel(site, { period, filters, dimension }).then(
      (read) => {
        if (!isCurrent) return;
        setFunnel(read);
        setProblem(undefined);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        // With its cause, which the message for the editor does not tell.
        console.error(error);
        setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [site, period, filters, dimension]);
  return { site, funnel, problem };
}

async function readFunnel(site: SiteCounts, { period, filters, dimension }: Asked): Promise<Funnel> {
  const before = periodBefore(period);
  const [counts, countsBefore, breakdown, byCampaign] = await Promise.all([
    site.read(period, filters, ["day"]),
    site.read(before, filters, []),
    site.read(period, filters, [dimension]),
    site.read(period, {}, ["campaign"]),
  ]);
  const campaigns = [...new Set(byCampaign.map(({ campaign = "" }) => campaign))].filter((campaign) => campaign !== "");
  return { period, before, counts, countsBefore, breakdown, campaigns };
}
