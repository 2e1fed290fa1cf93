import { Histogram, type Registry } from "prom-client";
import { z } from "zod";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { PATHS, SERVER_PATHS } from "#app/paths.ts";

/** The longest valid time, in milliseconds. Longer ones come from a computer that was suspended. */
const MAX_MS = 60_000;

const milliseconds = z.number().min(0).max(MAX_MS).optional();

/** What a page sends (`app/analytics/measure-vitals.ts`). */
const pageVitals = z.object({
  page: z.string().startsWith("/").max(200),
  screen: z.enum(["small", "large"]),
  LCP: milliseconds,
  INP: milliseconds,
  TTFB: milliseconds,
  CLS: z.number().min(0).max(100).optional(),
});

type PageVitals = z.infer<typeof pageVitals>;

/** With the limits of good and poor: TTFB 0.8 and 1.8 s, LCP 2.5 and 4 s, INP 0.2 and 0.5 s. */
const SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
/** With the limits of good and poor, 0.1 and 0.25. */
const SHIFTS = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Creates the metrics of the pages' speed. They are sums: no single measurement is stored or can be identified. */
export function createVitalsMetrics(register: Registry): (vitals: PageVitals) => void {
  const labelNames = ["page", "screen"] as const;
  const times = new Histogram({
    name: "shop_vital_seconds",
    help: "How quick pages were for visitors: LCP, INP and TTFB, by kind of page and screen.",
    labelNames: ["vital", ...labelNames],
    buckets: SECONDS,
    registers: [register],
  });
  const shifts = new Histogram({
    name: "shop_vital_layout_shift",
    help: "How far pages moved while they were shown (CLS), by kind of page and screen.",
    labelNames,
    buckets: SHIFTS,
    registers: [register],
  });
  return ({ page, screen, CLS, ...measured }) => {
    const labels = { page: kindOf(page), screen };
    for (const vital of ["LCP", "INP", "TTFB"] as const) {
      const value = measured[vital];
      if (value !== undefined) times.observe({ vital, ...labels }, value / 1_000);
    }
    if (CLS !== undefined) shifts.observe(labels, CLS);
  };
}

/** A few kinds of pages, so that unknown paths create no metrics. */
function kindOf(path: string): string {
  const page = pathWithoutLocale(path);
  const [, first = ""] = page.split("/");
  const kinds: [kind: string, paths: string[]][] = [
    ["home", [PATHS.home]],
    ["kits", [PATHS.homeKits, PATHS.businessKits]],
    ["catalogue", [PATHS.catalogue]],
    ["help", [PATHS.help]],
    ["quiz", [PATHS.quiz, PATHS.funnel, PATHS.configurator]],
    ["checkout", [PATHS.checkout, PATHS.thanks]],
  ];
  return kinds.find(([, paths]) => paths.includes(`/${first}`))?.[0] ?? "other";
}

/** `POST /vitals`: adds what a page measured to the metrics. Nothing about the sender is stored (docs/decisions/0075). */
export function takeVitals({ metrics }: { metrics: { vitalsMeasured: (vitals: PageVitals) => void } }) {
  const take = async (text: string) => {
    const { data } = pageVitals.safeParse(parseJson(text));
    if (data) metrics.vitalsMeasured(data);
    return undefined;
  };
  return { path: SERVER_PATHS.vitals, take };
}

/** Undefined for text that is not JSON: anyone can send a request. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
