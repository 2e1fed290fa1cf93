import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Box, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { type ReactNode, useEffect, useState } from "react";
import type { Observable } from "rxjs";
import { useClient } from "sanity";
import type { ContentClient } from "./watched-documents.ts";

const API_VERSION = "2025-11-01";

interface Props<Result> {
  /** What the pane shows, kept up to date; `failed` while the content cannot be read. The same function at every render. */
  watch: (client: ContentClient) => Observable<Result | "failed">;
  children: (result: Result) => ReactNode;
}

/** A pane about all documents. After a failure it says so, and shows what was read last. */
export function WatchedPane<Result>({ watch, children }: Props<Result>) {
  const client = useClient({ apiVersion: API_VERSION });
  const [result, setResult] = useState<{ value: Result }>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const states = watch(client).subscribe((state) => {
      setHasFailed(state === "failed");
      if (state !== "failed") setResult({ value: state });
    });
    return () => states.unsubscribe();
  }, [client, watch]);
  if (!result && !hasFailed) return <Loading />;
  return (
    <Box padding={4} overflow="auto" style={{ height: "100%" }}>
      <Stack gap={5}>
        {hasFailed && <Failure />}
        {result && children(result.value)}
      </Stack>
    </Box>
  );
}

/** The first line of the pane: whether all is well. */
export function PaneSummary({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <Card padding={4} radius={3} tone={isGood ? "positive" : "caution"} border>
      <Flex gap={3} align="center">
        <Text size={2}>{isGood ? <CheckmarkCircleIcon /> : <WarningOutlineIcon />}</Text>
        <Text size={1} weight="medium">
          {children}
        </Text>
      </Flex>
    </Card>
  );
}

function Failure() {
  return (
    <Card padding={4} radius={3} tone="critical" border role="alert">
      <Flex gap={3} align="center">
        <Text size={2}>
          <WarningOutlineIcon />
        </Text>
        <Text size={1} weight="medium">
          No se ha podido leer el contenido. Se vuelve a intentar cada pocos segundos; lo que se ve aquí puede no estar
          al día.
        </Text>
      </Flex>
    </Card>
  );
}

function Loading() {
  return (
    <Flex align="center" justify="center" padding={6}>
      <Spinner muted />
    </Flex>
  );
}
