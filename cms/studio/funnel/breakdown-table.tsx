import { Text } from "@sanity/ui";
import { LANGUAGES, LOCALES } from "../../../app/i18n/languages.ts";
import type { KitName } from "../kit-input.tsx";
import { WideTable } from "../tool-page.tsx";
import type { Count, Dimension } from "./counts.ts";
import { asFigure, asPercent, ratio, totalsOf } from "./stages.ts";

export const DIMENSIONS: Record<Dimension, string> = {
  kit: "Kit",
  page: "Página",
  client_status: "Cliente",
  language: "Idioma",
  campaign: "Campaña",
  variant: "Variante",
};

/** How a value is called. An empty one means that there is none. */
function valueTitle(dimension: Dimension, value: string, kits: readonly KitName[]): string {
  if (value === "CLIENT") return "Es cliente";
  if (value === "NOT_CLIENT") return "No es cliente";
  const locale = dimension === "language" && LOCALES.find((each) => each === value);
  if (locale) return LANGUAGES[locale].spanishName;
  if (value !== "") return (dimension === "kit" && kits.find(({ productId }) => productId === value)?.name) || value;
  return {
    kit: "Varios kits",
    page: "",
    client_status: "",
    language: "",
    campaign: "Sin campaña",
    variant: "Sin experimento",
  }[dimension];
}

/** What a page has: visits alone, because nobody is followed from page to page. */
const EVENTS_OF_PAGE = { visit: "Vistas" };
const EVENTS = {
  visit: "Vistas",
  kit: "Kit elegido",
  step1: "Paso 1",
  step2: "Paso 2",
  step3: "Paso 3",
  order: "Pedidos",
  revenue_cents: "Importe",
};

/** Limits the table. The file for spreadsheets has all. */
const MAX_ROWS = 50;

const CELL = { padding: "8px 12px", textAlign: "right" } as const;

interface Props {
  dimension: Dimension;
  counts: readonly Count[];
  kits: readonly KitName[];
}

/** The counts of each value of a dimension, those with most orders and visits first. */
export function BreakdownTable({ dimension, counts, kits }: Props) {
  const ofPage = dimension === "page";
  const shown = ofPage ? counts.filter(({ event }) => event === "visit") : counts;
  const values = [...new Set(shown.map((count) => count[dimension] ?? ""))];
  const rows = values
    .map((value) => ({ value, totals: totalsOf(shown.filter((count) => (count[dimension] ?? "") === value)) }))
    .sort((a, b) => rank(b.totals) - rank(a.totals));
  const events = Object.entries(ofPage ? EVENTS_OF_PAGE : EVENTS);
  return (
    <WideTable testId="breakdown">
      <thead>
        <tr>
          {[
            DIMENSIONS[dimension],
            ...events.map(([, title]) => title),
            ...(ofPage ? [] : ["Pedidos por kit elegido"]),
          ].map((title, index) => (
            <th key={title} scope="col" style={{ ...CELL, textAlign: index === 0 ? "left" : "right" }}>
              <Text size={1} muted align={index === 0 ? "left" : "right"}>
                {title}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MAX_ROWS).map(({ value, totals }) => (
          <tr key={value} style={{ borderTop: "1px solid var(--card-border-color)" }}>
            <th scope="row" style={{ ...CELL, textAlign: "left", fontWeight: 400 }}>
              <Text size={1}>{valueTitle(dimension, value, kits)}</Text>
            </th>
            {events.map(([event]) => (
              <td key={event} style={CELL}>
                <Text size={1} align="right">
                  {asFigure(event, totals.get(event) ?? 0)}
                </Text>
              </td>
            ))}
            {ofPage ? null : (
              <td style={CELL}>
                <Text size={1} align="right">
                  {asPercent(ratio(totals.get("order") ?? 0, totals.get("kit") ?? 0))}
                </Text>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const rank = (totals: Map<string, number>): number =>
  (totals.get("order") ?? 0) * 1_000_000 + (totals.get("kit") ?? 0) * 1_000 + (totals.get("visit") ?? 0);
