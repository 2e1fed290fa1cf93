import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Box, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useClient, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { type Incomplete, incompleteDocuments } from "./incomplete-documents.ts";

const API_VERSION = "2025-11-01";

/** 'Sin euskera': every text that still lacks Basque, document by document; a click opens the field. */
export function MissingBasquePane() {
  const { incomplete, hasFailed } = useIncompleteDocuments();
  if (!incomplete && !hasFailed) return <Waiting />;
  return (
    <Box padding={4} overflow="auto" style={{ height: "100%" }}>
      <Stack gap={5}>
        {hasFailed && <Failure />}
        {incomplete && <Summary count={incomplete.reduce((sum, { texts }) => sum + texts.length, 0)} />}
        {incomplete?.map((document) => (
          <DocumentTexts key={document.id} {...document} />
        ))}
      </Stack>
    </Box>
  );
}

function Summary({ count }: { count: number }) {
  return (
    <Card padding={4} radius={3} tone={count === 0 ? "positive" : "caution"} border>
      <Flex gap={3} align="center">
        <Text size={2}>{count === 0 ? <CheckmarkCircleIcon /> : <WarningOutlineIcon />}</Text>
        <Text size={1} weight="medium">
          {count === 0
            ? "Todo está también en euskera."
            : `${count} textos sin euskera: en la versión en euskera se leen en castellano.`}
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

function DocumentTexts({ id, type, title, texts }: Incomplete) {
  const schema = useSchema();
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {title} <span style={{ fontWeight: 400 }}>· {schema.get(type)?.title ?? type}</span>
      </Text>
      <Stack gap={1}>
        {texts.map(({ path, spanish }) => (
          <IntentLink
            key={path}
            intent="edit"
            params={{ id, type, path: `${path}.eu` }}
            style={{ color: "inherit", textDecoration: "none" }}
          >
            <Card padding={3} radius={2} border>
              <Text size={1} textOverflow="ellipsis">
                {spanish}
              </Text>
            </Card>
          </IntentLink>
        ))}
      </Stack>
    </Stack>
  );
}

function Waiting() {
  return (
    <Flex align="center" justify="center" padding={6}>
      <Spinner muted />
    </Flex>
  );
}

/** What is known now; after a failure the list stays as it was. */
function useIncompleteDocuments(): { incomplete?: Incomplete[]; hasFailed: boolean } {
  const client = useClient({ apiVersion: API_VERSION });
  const [incomplete, setIncomplete] = useState<Incomplete[]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const states = incompleteDocuments(client).subscribe((state) => {
      setHasFailed(state === "failed");
      if (state !== "failed") setIncomplete(state);
    });
    return () => states.unsubscribe();
  }, [client]);
  return { ...(incomplete && { incomplete }), hasFailed };
}
