import { Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type InputProps, type ObjectInputProps, useClient, useFormValue } from "sanity";
import { LANGUAGES, LOCALES, type Locale } from "../../app/i18n/languages.ts";
import { localePath } from "../../app/i18n/locale.ts";
import { SEARCH_LENGTHS } from "../schemaTypes/fields/texts.ts";
import { pathOf, siteOrigin } from "./site-path.ts";

interface SearchPreview {
  title?: Partial<Record<Locale, string>>;
  description?: Partial<Record<Locale, string>>;
  image?: { asset?: { _ref: string } };
  hidden?: boolean;
}

export const isSearchPreview = (props: InputProps): props is ObjectInputProps<SearchPreview> =>
  props.schemaType.name === "searchPreview" && props.schemaType.jsonType === "object";

/** The fields of search engines, and below them how the page looks as a result and as a shared link, in each language. */
export function SearchPreviewInput(props: ObjectInputProps<SearchPreview>) {
  const { value = {} } = props;
  const path = usePath() ?? "/";
  const image = useImageUrl(value.image?.asset?._ref);
  return (
    <Stack gap={5}>
      {props.renderDefault(props)}
      {LOCALES.map((locale) => (
        <Stack key={locale} gap={3} data-testid={`search-preview-${locale}`}>
          <Text size={1} weight="medium">
            Así se ve en {LANGUAGES[locale].spanishName}
          </Text>
          {value.hidden ? (
            <Text size={1} muted>
              No sale en los buscadores.
            </Text>
          ) : (
            <SearchResult locale={locale} path={path} value={value} />
          )}
          <SharedLink locale={locale} value={value} image={image} />
        </Stack>
      ))}
    </Stack>
  );
}

interface PreviewProps {
  locale: Locale;
  value: SearchPreview;
}

/** As a search engine shows it, which cuts what is too long. */
function SearchResult({ locale, path, value }: PreviewProps & { path: string }) {
  const { title, description } = textsOf(value, locale);
  const address = `${siteOrigin()}${localePath(locale, path)}`.replace(/^https?:\/\//, "").split("/");
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={3}>
        <Text size={0} muted>
          {address.filter(Boolean).join(" › ")}
        </Text>
        <Text size={2} style={{ color: "#1a0dab" }}>
          {cut(title, SEARCH_LENGTHS.title)}
        </Text>
        <Text size={1}>{cut(description, SEARCH_LENGTHS.description)}</Text>
        <Text size={0} muted>
          Título: {title.length} de {SEARCH_LENGTHS.title} letras. Descripción: {description.length} de{" "}
          {SEARCH_LENGTHS.description}.
        </Text>
      </Stack>
    </Card>
  );
}

/** As a messenger or a social network shows it. */
function SharedLink({ locale, value, image }: PreviewProps & { image: string | undefined }) {
  const { title, description } = textsOf(value, locale);
  return (
    <Card border radius={2} overflow="hidden" style={{ maxWidth: 360 }}>
      <Flex align="center" justify="center" style={{ aspectRatio: "1200 / 630", background: "#e3eeea" }}>
        {image ? (
          <img src={image} alt="" style={{ width: "100%", height: "100%", objectFit: "contain" }} />
        ) : (
          <Text size={1} muted>
            La primera imagen de la página
          </Text>
        )}
      </Flex>
      <Stack gap={3} padding={3}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        <Text size={1} muted textOverflow="ellipsis">
          {description}
        </Text>
      </Stack>
    </Card>
  );
}

/** The path of the open document's page; undefined without one. */
function usePath(): string | undefined {
  const document = useFormValue([]);
  const type = useFormValue(["_type"]);
  return isRecord(document) && typeof type === "string" ? pathOf(document, type)?.split("#")[0] : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const textsOf = ({ title, description }: SearchPreview, locale: Locale) => ({
  title: title?.[locale] ?? "",
  description: description?.[locale] ?? "",
});

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text || "Falta";

/** The picture in the size of a shared link; undefined while it is not known. */
function useImageUrl(asset: string | undefined): string | undefined {
  const client = useClient({ apiVersion: "2025-11-01" });
  const [found, setFound] = useState<{ asset: string; url: string | null }>();
  useEffect(() => {
    if (!asset) return;
    const reading = client.observable
      .fetch<string | null>("*[_id == $asset][0].url", { asset })
      .subscribe({ next: (url) => setFound({ asset, url }), error: console.error });
    return () => reading.unsubscribe();
  }, [client, asset]);
  return found?.asset === asset && found?.url ? `${found.url}?w=720&h=378&fit=fill&bg=e3eeea` : undefined;
}
