import { Card, Stack, Text } from "@sanity/ui";
import { useCallback } from "react";
import { IntentLink } from "sanity/router";
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from "../../app/i18n/languages.ts";
import { DocumentName } from "./document-name.tsx";
import { type UntranslatedDocument, untranslatedDocuments } from "./untranslated-documents.ts";
import type { ContentClient } from "./watched-documents.ts";
import { PaneSummary, WatchedPane } from "./watched-pane.tsx";

/** 'Sin euskera': the pane with all untranslated texts, by document. A click opens the field. */
export const missingTranslationsPane = (locale: Locale) => () => <MissingTranslations locale={locale} />;

function MissingTranslations({ locale }: { locale: Locale }) {
  const watch = useCallback((client: ContentClient) => untranslatedDocuments(client, locale), [locale]);
  return (
    <WatchedPane watch={watch}>
      {(incomplete) => (
        <>
          <Summary locale={locale} count={incomplete.reduce((sum, { texts }) => sum + texts.length, 0)} />
          {incomplete.map((document) => (
            <DocumentTexts key={document.id} locale={locale} document={document} />
          ))}
        </>
      )}
    </WatchedPane>
  );
}

function Summary({ locale, count }: { locale: Locale; count: number }) {
  const { spanishName } = LANGUAGES[locale];
  return (
    <PaneSummary isGood={count === 0}>
      {count === 0
        ? `Todo está también en ${spanishName}.`
        : `${count} textos sin ${spanishName}: en la versión en ${spanishName} se leen en ${LANGUAGES[DEFAULT_LOCALE].spanishName}.`}
    </PaneSummary>
  );
}

function DocumentTexts({ locale, document }: { locale: Locale; document: UntranslatedDocument }) {
  const { id, type, title, texts } = document;
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        <DocumentName id={id} type={type} title={title} />
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
