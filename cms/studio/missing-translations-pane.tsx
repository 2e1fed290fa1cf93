import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Box, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useClient, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from "../../app/i18n/languages.ts";
import { type UntranslatedDocument, untranslatedDocuments } from "./untranslated-documents.ts";

const API_VERSION = "2025-11-01";

/** 'Sin euskera': the pane with all untranslated texts, by document. A click opens the field. */
export const missingTranslationsPane = (locale: Locale) => () => <MissingTranslations locale={locale} />;

function MissingTranslations({ locale }: { locale: Locale }) {
  const { incomplete, hasFailed } = useUntranslatedDocuments(locale);
  if (!incomplete && !hasFailed) return <Loading />;
  return (
    <Box padding={4} overflow="auto" style={{ height: "100%" }}>
      <Stack gap={5}>
        {hasFailed && <Failure />}
        {incomplete && <Summary locale={locale} count={incomplete.reduce((sum, { texts }) => sum + texts.length, 0)} />}
        {incomplete?.map((document) => (
          <DocumentTexts key={document.id} locale={locale} document={document} />
        ))}
      </Stack>
    </Box>
  );
}

function Summary({ locale, count }: { locale: Locale; count: number }) {
  const { spanishName } = LANGUAGES[locale];
  return (
    <Card padding={4} radius={3} tone={count === 0 ? "positive" : "caution"} border>
      <Flex gap={3} align="center">
        <Text size={2}>{count === 0 ? <CheckmarkCircleIcon /> : <WarningOutlineIcon />}</Text>
        <Text size={1} weight="medium">
          {count === 0
            ? `Todo está también en ${spanishName}.`
            : `${count} textos sin ${spanishName}: en la versión en ${spanishName} se leen en ${LANGUAGES[DEFAULT_LOCALE].spanishName}.`}
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

function DocumentTexts({ locale, document }: { locale: Locale; document: UntranslatedDocument }) {
  const { id, type, title, texts } = document;
  const schema = useSchema();
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {title} <span style={{ fontWeight: 400 }}>· {schema.get(type)?.title ?? type}</span>
      </Text>
      <Stack gap={1}>
        {texts.map(({ path, original }) => (
          <IntentLink
            key={path}
            intent="edit"
            params={{ id, type, path: `${path}.${locale}` }}
            style={{ color: "inherit", textDecoration: "none" }}
          >
            <Card padding={3} radius={2} border>
              <Text size={1} textOverflow="ellipsis">
                {original}
              </Text>
            </Card>
          </IntentLink>
        ))}
      </Stack>
    </Stack>
  );
}

function Loading() {
  return (
    <Flex align="center" justify="center" padding={6}>
      <Spinner muted />
    </Flex>
  );
}

/** The untranslated documents, kept up to date. After a failure the list stays as it was. */
function useUntranslatedDocuments(locale: Locale): { incomplete?: UntranslatedDocument[]; hasFailed: boolean } {
  const client = useClient({ apiVersion: API_VERSION });
  const [incomplete, setIncomplete] = useState<UntranslatedDocument[]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const states = untranslatedDocuments(client, locale).subscribe((state) => {
      setHasFailed(state === "failed");
      if (state !== "failed") setIncomplete(state);
    });
    return () => states.unsubscribe();
  }, [client, locale]);
  return { ...(incomplete && { incomplete }), hasFailed };
}
