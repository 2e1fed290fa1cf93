import type { Count } from "./counts.ts";

/** The stages of the funnel in their order, with what each one counts (docs/rules.md#funnel-counts). */
const STAGES = [
  { event: "visit", title: "Vistas de páginas que venden", help: "Portada, kits, precios, promociones y calculadoras" },
  { event: "kit", title: "Kit elegido", help: "Ha llegado al pedido con un kit" },
  { event: "step1", title: "Paso 1: datos personales", help: "Aceptados" },
  { event: "step2", title: "Paso 2: dirección", help: "Aceptada" },
  { event: "step3", title: "Paso 3: confirmación", help: "Enviada" },
  { event: "order", title: "Pedido", help: "Con número de pedido" },
] as const;

/** What is counted beside the funnel. */
const BESIDE = [
  { event: "lead", title: "Avisos de pedido abandonado", help: "Para llamar a quien se fue" },
  { event: "recovered", title: "Pedidos recuperados", help: "Pedidos después de un aviso" },
] as const;

const REVENUE = {
  event: "revenue_cents",
  title: "Importe de los pedidos",
  help: "En toda su permanencia, como se ve en la web",
} as const;

export interface Row {
  event: string;
  title: string;
  help: string;
  count: number;
  /** In the period before. */
  before: number;
  /** Share of the stage before it; undefined for the first, and where nobody reached that stage. */
  share?: number | undefined;
  /** Growth since the period before; undefined where it had none. */
  growth?: number | undefined;
}

/**
 * The number of each event. Who reached a stage went through those before it: one of them never has less, also where it was counted on
 * the day before, or with the client status that the visitor had then (docs/rules.md#funnel-counts).
 */
export function totalsOf(counts: readonly Count[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { event, count } of counts) totals.set(event, (totals.get(event) ?? 0) + count);
  let later = 0;
  for (const { event } of STAGES.toReversed()) {
    later = Math.max(later, totals.get(event) ?? 0);
    totals.set(event, later);
  }
  return totals;
}

/** The stages, what is beside them and the amount of the orders, with their numbers in two periods. */
export function funnelRows(counts: readonly Count[], countsBefore: readonly Count[]) {
  const [now, before] = [totalsOf(counts), totalsOf(countsBefore)];
  const rowOf = (stage: Pick<Row, "event" | "title" | "help">, previous?: string): Row => {
    const count = now.get(stage.event) ?? 0;
    const was = before.get(stage.event) ?? 0;
    return {
      ...stage,
      count,
      before: was,
      share: previous === undefined ? undefined : ratio(count, now.get(previous) ?? 0),
      growth: was === 0 ? undefined : count / was - 1,
    };
  };
  return {
    stages: STAGES.map((stage, index) => rowOf(stage, STAGES[index - 1]?.event)),
    beside: BESIDE.map((stage) => rowOf(stage)),
    revenue: rowOf(REVENUE),
  };
}

export const ratio = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

const numbers = new Intl.NumberFormat("es-ES", { useGrouping: "always" });
const euros = new Intl.NumberFormat("es-ES", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
  useGrouping: "always",
});
const percents = new Intl.NumberFormat("es-ES", { style: "percent", maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat("es-ES", {
  style: "percent",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});

export const asNumber = (value: number): string => numbers.format(value);
/** The number of an event; amounts in euros. */
export const asFigure = (event: string, value: number): string =>
  event === "revenue_cents" ? euros.format(value / 100) : asNumber(value);
export const asPercent = (value: number | undefined): string => (value === undefined ? "–" : percents.format(value));
export const asGrowth = (value: number | undefined): string => (value === undefined ? "–" : signed.format(value));
