import { Badge, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { spanishDate } from "../../schemaTypes/fields/periods.ts";
import { Choice } from "../funnel/choice.tsx";
import { addDays, daysOf, dayTitle } from "../funnel/periods.ts";
import { ToolPage } from "../tool-page.tsx";
import {
  barOf,
  type FoundContent,
  type FoundRelease,
  PLANNED_CONTENT,
  PLANNED_RELEASES,
  type Planned,
  plannedOf,
} from "./planned.ts";

/** Lengths of the calendar that can be chosen, in days. */
const LENGTHS = [30, 90, 365] as const;

const KINDS: Record<Planned["kind"], { name: string; color: string }> = {
  promo: { name: "Promoción", color: "#0f5c55" },
  section: { name: "Sección", color: "#8a6d1b" },
  experiment: { name: "Experimento", color: "#5b4b9a" },
  release: { name: "Lanzamiento", color: "#b0413e" },
  publication: { name: "Publicación", color: "#b0413e" },
};

/** The tool 'Calendario': promos, experiments, releases, scheduled documents and sections with days, in one view. */
export default function CalendarView() {
  const today = todayInSpain();
  const [length, setLength] = useState<number>(LENGTHS[1]);
  const { planned, isFailed } = usePlanned(today);
  const days = daysOf({ from: today, to: addDays(today, length - 1) });
  return (
    <ToolPage
      title="Calendario"
      controls={
        <Choice
          label="Desde hoy"
          value={String(length)}
          options={LENGTHS.map((each) => [String(each), `${each} días`] as const)}
          onChange={(value) => setLength(Number(value))}
        />
      }
      problem={isFailed ? "No se ha podido leer lo programado. Recarga la página." : undefined}
    >
      {planned ? <Rows planned={planned} days={days} /> : null}
      {planned || isFailed ? null : <Spinner muted />}
    </ToolPage>
  );
}

function Rows({ planned, days }: { planned: Planned[]; days: string[] }) {
  if (planned.length === 0) return <Text size={1}>No hay nada en marcha ni programado.</Text>;
  return (
    <Stack as="ul" gap={4} style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {planned.map((one) => (
        <Stack as="li" key={one.key} gap={2}>
          <Flex gap={2} align="center" wrap="wrap">
            <Badge>{KINDS[one.kind].name}</Badge>
            {one.mark ? <Badge tone="caution">{one.mark}</Badge> : null}
            <Text size={1} weight="medium">
              {one.document ? (
                <IntentLink intent="edit" params={one.document}>
                  {one.title}
                </IntentLink>
              ) : (
                one.title
              )}
            </Text>
            <Text size={1} muted>
              {datesOf(one)}
            </Text>
          </Flex>
          <Bar planned={one} days={days} />
        </Stack>
      ))}
      <Flex as="li" justify="space-between">
        <Text size={0} muted>
          {dayTitle(days[0] ?? "")}
        </Text>
        <Text size={0} muted>
          {dayTitle(days.at(-1) ?? "")}
        </Text>
      </Flex>
    </Stack>
  );
}

/** The days as a bar. A listener has them as text. */
function Bar({ planned, days }: { planned: Planned; days: string[] }) {
  const bar = barOf(planned, days);
  return (
    <Card tone="transparent" radius={1} aria-hidden style={{ height: 10, position: "relative" }}>
      {bar ? (
        <div
          style={{
            ...{ position: "absolute", height: "100%", borderRadius: 2, minWidth: 4 },
            ...{ left: `${bar.start * 100}%`, width: `${bar.length * 100}%`, background: KINDS[planned.kind].color },
          }}
        />
      ) : null}
    </Card>
  );
}

function datesOf({ kind, from, to }: Planned): string {
  if (kind === "release" || kind === "publication") return `el ${spanishDate(from ?? "")}`;
  return [from && `del ${spanishDate(from)}`, to ? `al ${spanishDate(to)}` : "sin fin"].filter(Boolean).join(" ");
}

/** What is planned, read when the tool is opened; undefined until then. */
function usePlanned(today: string) {
  const client = useClient({ apiVersion: "2025-11-01" });
  const [planned, setPlanned] = useState<Planned[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([
      client.fetch<FoundContent>(PLANNED_CONTENT, {}, { perspective: "drafts" }),
      client.fetch<FoundContent>(PLANNED_CONTENT, {}, { perspective: "published" }),
      client.fetch<FoundRelease[]>(PLANNED_RELEASES, {}, { perspective: "raw" }),
    ])
      .then(([content, published, releases]) => setPlanned(plannedOf(content, published, releases, today)))
      .catch((error: unknown) => {
        console.error(error);
        setFailed(true);
      });
  }, [client, today]);
  return { planned, isFailed };
}
