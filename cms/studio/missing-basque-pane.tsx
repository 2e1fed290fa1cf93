import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Box, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type SanityDocument, useClient, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { missingBasque, type UntranslatedText } from "./missing-basque.ts";

interface Incomplete {
  id: string;
  type: string;
  title: string;
  texts: UntranslatedText[];
}

/** Assets and the Studio's own documents are no content. */
const CONTENT = '*[!(_type match "sanity.*") && !(_type match "system.*")] | order(_type asc, _id asc)';

const API_VERSION = "2025-11-01";

/** 'Sin euskera': every text that still lacks Basque, document by document; a click opens the field. */
export function MissingBasquePane() {
  const incomplete = useIncompleteDocuments();
  if (!incomplete) return <Waiting />;
  const count = incomplete.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <Box padding={4} overflow="auto" style={{ height: "100%" }}>
      <Stack gap={5}>
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
        {incomplete.map((document) => (
          <DocumentTexts key={document.id} {...document} />
        ))}
      </Stack>
    </Box>
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

/** The documents with untranslated texts, drafts in the place of what is published; undefined until they are there. */
function useIncompleteDocuments(): Incomplete[] | undefined {
  const client = useClient({ apiVersion: API_VERSION });
  const [incomplete, setIncomplete] = useState<Incomplete[]>();
  useEffect(() => {
    const load = () =>
      client.fetch<SanityDocument[]>(CONTENT, {}, { perspective: "drafts" }).then((documents) =>
        setIncomplete(
          documents.flatMap((document) => {
            const texts = missingBasque(document);
            return texts.length === 0
              ? []
              : [{ id: document._id, type: document._type, title: titleOf(document), texts }];
          }),
        ),
      );
    const changes = client
      .listen(CONTENT, {}, { events: ["welcome", "mutation"], includeResult: false, visibility: "query" })
      .subscribe(() => void load());
    return () => changes.unsubscribe();
  }, [client]);
  return incomplete;
}

function titleOf({ _id, namespace, kitName, title, name }: SanityDocument): string {
  const text = [kitName, title, name].find((value) => typeof value === "object" && value !== null && "es" in value);
  if (typeof text === "object" && text !== null && "es" in text) return String(text.es);
  return typeof namespace === "string" ? namespace : _id;
}
