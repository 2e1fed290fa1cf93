import { Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useClient, useUserStore } from "sanity";
import { IntentLink } from "sanity/router";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { DocumentName } from "../document-name.tsx";
import { Choice } from "../funnel/choice.tsx";
import { addDays, dayTitle } from "../funnel/periods.ts";
import { ToolPage } from "../tool-page.tsx";
import { type Activity, readActivity, startOfDay } from "./activity.ts";

/** Since when, in days before today. */
const PERIODS = [
  ["0", "Hoy"],
  ["1", "Desde ayer"],
  ["6", "Los últimos 7 días"],
] as const;

const timeInSpain = new Intl.DateTimeFormat("es-ES", { timeStyle: "short", timeZone: "Europe/Madrid" });

/** The tool 'Actividad': who changed and published what. Each entry opens the history of its document, where a version can be restored. */
export default function ActivityView() {
  const [days, setDays] = useState("1");
  const [author, setAuthor] = useState("");
  const { entries, names, isFailed } = useActivity(Number(days));
  // Somebody who did nothing in this period is not among the choices.
  const chosen = names?.has(author) ? author : "";
  const shown = entries?.filter((entry) => chosen === "" || entry.author === chosen);
  return (
    <ToolPage
      title="Actividad"
      controls={
        <>
          <Choice label="Periodo" value={days} options={PERIODS} onChange={setDays} />
          <Choice label="Quién" value={chosen} options={[["", "Todos"], ...(names ?? [])]} onChange={setAuthor} />
        </>
      }
      problem={isFailed ? "No se ha podido leer la actividad. Recarga la página." : undefined}
    >
      {shown?.length === 0 ? <Text size={1}>Nadie ha cambiado nada.</Text> : null}
      {shown ? (
        <Stack as="ul" gap={2} style={{ listStyle: "none", margin: 0, padding: 0 }}>
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} name={names?.get(entry.author) ?? entry.author} />
          ))}
        </Stack>
      ) : null}
      {shown || isFailed ? null : <Spinner muted />}
      <Text size={1} muted>
        Un documento abre su historial: ahí se ve cada cambio y se vuelve a una versión anterior. Lo eliminado no sale
        en esta lista.
      </Text>
    </ToolPage>
  );
}

const DEEDS = { published: "publicó", withdrew: "retiró", changed: "cambió, sin publicar," };

function Entry({ entry: { day, at, deed, document }, name }: { entry: Activity; name: string }) {
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex gap={3} wrap="wrap">
        <Text size={1} muted>
          {dayTitle(day)}, {timeInSpain.format(Date.parse(at))}
        </Text>
        <Text size={1}>
          <b>{name}</b> {DEEDS[deed]}{" "}
          <IntentLink
            intent="edit"
            params={{ id: document.id, type: document.type, inspect: "sanity/structure/history" }}
          >
            <DocumentName {...document} />
          </IntentLink>
        </Text>
      </Flex>
    </Card>
  );
}

interface Read {
  entries: Activity[];
  /** By the ids of people. */
  names: ReadonlyMap<string, string>;
}

/** What was done in the last days, read when it is asked for; undefined until then. */
function useActivity(days: number) {
  const client = useClient({ apiVersion: "2025-11-01" });
  const users = useUserStore();
  const [read, setRead] = useState<Read>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const since = startOfDay(addDays(todayInSpain(), -days));
    const reading = readActivity(client, since).then(async (entries): Promise<Read> => {
      const people = await users.getUsers([...new Set(entries.map(({ author }) => author))]);
      return { entries, names: new Map(people.map(({ id, displayName }) => [id, displayName ?? id])) };
    });
    reading.then(
      (found) => {
        if (!isCurrent) return;
        setRead(found);
        setFailed(false);
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, users, days]);
  return { ...read, isFailed };
}
