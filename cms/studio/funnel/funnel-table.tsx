import { Text } from "@sanity/ui";
import type { CSSProperties } from "react";
import { WideTable } from "../tool-page.tsx";
import { asFigure, asGrowth, asPercent, type Row } from "./stages.ts";

/** Narrow enough for five columns on a phone. */
const CELL: CSSProperties = { padding: "10px clamp(4px, 1.2vw, 12px)", textAlign: "right", whiteSpace: "nowrap" };
const HEAD: CSSProperties = { ...CELL, textAlign: "left", whiteSpace: "normal", fontWeight: 400 };

interface Props {
  caption: string;
  rows: readonly Row[];
  /** Whether each row is a part of the one before it. */
  isFunnel: boolean;
}

/** The funnel as a table with a bar in each row: numbers for everybody, and a picture of them for those who see. */
export function FunnelTable({ caption, rows, isFunnel }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ count, before }) => [count, before]));
  return (
    <WideTable testId={isFunnel ? "funnel" : "beside"}>
      <caption style={{ ...HEAD, paddingTop: 0 }}>
        <Text size={1} muted>
          {caption}
        </Text>
      </caption>
      <thead>
        <tr>
          {[isFunnel ? "Paso" : "Dato", "Ahora", "Antes", "Cambio", ...(isFunnel ? ["Del paso anterior"] : [])].map(
            (title, index) => (
              <th key={title} scope="col" style={{ ...HEAD, textAlign: index === 0 ? "left" : "right" }}>
                <Text size={1} muted align={index === 0 ? "left" : "right"}>
                  {title}
                </Text>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ event, title, help, count, before, share, growth }) => (
          <tr key={event} data-event={event} style={{ borderTop: "1px solid var(--card-border-color)" }}>
            <th scope="row" style={{ ...HEAD, width: "55%" }}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <div style={{ margin: "8px 0" }}>
                <Text size={1} muted>
                  {help}
                </Text>
              </div>
              <Bar width={count / most} color="var(--card-badge-primary-dot-color, #556bfc)" height={14} />
              <Bar width={before / most} color="var(--card-border-color)" height={6} />
            </th>
            {[
              asFigure(event, count),
              asFigure(event, before),
              asGrowth(growth),
              ...(isFunnel ? [asPercent(share)] : []),
            ].map((text, index) => (
              <td key={`${event}${index === 0 ? "" : index}`} style={CELL}>
                <Text size={index === 0 ? 3 : 1} weight={index === 0 ? "semibold" : "regular"} align="right">
                  {text}
                </Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Bar({ width, color, height }: { width: number; color: string; height: number }) {
  const size = { width: `${(width * 100).toFixed(2)}%`, minWidth: width > 0 ? 2 : 0, height };
  return <div aria-hidden="true" style={{ ...size, background: color, borderRadius: 3, marginTop: 2 }} />;
}
