import { Badge, Box, Flex, Grid, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  insert,
  type Path,
  set,
  setIfMissing,
  unset,
  useFormValue,
} from "sanity";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "../../app/i18n/languages.ts";
import textsOfCode from "../../app/i18n/texts.generated.json";
import { languageTitle, placeholderProblem } from "../schemaTypes/fields/translations.ts";
import { contains } from "./contains.ts";

type Texts = Partial<Record<Locale, string>>;

/** The texts that the code was shipped with, by namespace and key. */
const SHIPPED_TEXTS: Record<string, Record<string, Texts>> = textsOfCode;

/** An interface text as stored, which may lack a language. */
interface Entry extends Texts {
  _key: string;
  key?: string;
}

export const isTextTable = (props: InputProps): props is ArrayOfObjectsInputProps<Entry> =>
  props.path.length === 1 && props.path[0] === "entries" && props.schemaType.jsonType === "array";

/**
 * The interface texts of a group: one row for each key that the code uses, with the languages side by side. Rows are neither added nor
 * removed. Where a text is missing, its field shows the one that the code was shipped with (docs/rules.md#interface-texts).
 */
export function TextTable({ value = [], focusPath, readOnly = false, onChange }: ArrayOfObjectsInputProps<Entry>) {
  const namespace = useFormValue(["namespace"]);
  const [search, setSearch] = useState("");
  const rows = rowsOf(String(namespace), value);
  const shown = rows.filter((row) => matches(row, search));
  const untranslated = rows.filter(({ texts }) => LOCALES.some((locale) => !texts[locale])).length;
  const focused = focusedField(focusPath);
  const change = ({ key, shipped, stored }: Row, locale: Locale, text: string) => {
    if (stored === undefined) {
      const entry = { _type: "entry", _key: key, key, ...shipped, [locale]: text };
      onChange([setIfMissing([]), insert([entry], "after", [-1])]);
    } else onChange(text === "" ? unset([{ _key: stored }, locale]) : set(text, [{ _key: stored }, locale]));
  };
  return (
    <Stack gap={4} data-testid="text-table">
      <Flex gap={3} align="center">
        <Box flex={1}>
          <TextInput
            aria-label="Buscar un texto"
            placeholder="Buscar un texto"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Box>
        <Text size={1} muted role="status">
          {`${shown.length} de ${rows.length} textos${untranslated > 0 ? `, ${untranslated} sin traducir` : ""}`}
        </Text>
      </Flex>
      <Grid gridTemplateColumns={LOCALES.length} gap={3}>
        {LOCALES.map((locale) => (
          <Text key={locale} size={1} weight="medium">
            {languageTitle(locale)}
          </Text>
        ))}
      </Grid>
      {shown.map((row) => (
        <TextRow
          key={row.key}
          row={row}
          focused={focused && focused.key === row.stored ? focused.locale : undefined}
          isReadOnly={readOnly}
          onChange={(locale, text) => change(row, locale, text)}
        />
      ))}
    </Stack>
  );
}

interface Row {
  key: string;
  texts: Texts;
  /** The texts that the code was shipped with. */
  shipped: Texts;
  /** The `_key` of the document's entry, if it has one. */
  stored: string | undefined;
}

/** A row for each key of the code, in the order of the code, and at the end those that only the document has. */
function rowsOf(namespace: string, entries: Entry[]): Row[] {
  const shippedTexts = SHIPPED_TEXTS[namespace] ?? {};
  const byKey = new Map(entries.map((entry) => [entry.key ?? entry._key, entry]));
  return [...new Set([...Object.keys(shippedTexts), ...byKey.keys()])].map((key) => ({
    key,
    texts: byKey.get(key) ?? {},
    shipped: shippedTexts[key] ?? {},
    stored: byKey.get(key)?._key,
  }));
}

function matches({ key, texts, shipped }: Row, search: string): boolean {
  return contains([key, ...LOCALES.map((locale) => texts[locale] ?? shipped[locale] ?? "")], search);
}

/** The field that a link opens: `entries[_key=="confirm"].eu`. */
function focusedField([item, locale]: Path): { key: string; locale: unknown } | undefined {
  return typeof item === "object" && "_key" in item ? { key: item._key, locale } : undefined;
}

/** Characters that fit on a line of a field. */
const LINE = 32;

interface TextRowProps {
  row: Row;
  /** The name of the field to focus. */
  focused: unknown;
  isReadOnly: boolean;
  onChange: (locale: Locale, text: string) => void;
}

function TextRow({ row: { key, texts, shipped }, focused, isReadOnly, onChange }: TextRowProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused === undefined) return;
    const locale = typeof focused === "string" ? focused : DEFAULT_LOCALE;
    fields.current?.querySelector<HTMLTextAreaElement>(`[data-locale="${locale}"]`)?.focus();
  }, [focused]);
  return (
    <Stack gap={2} ref={fields} title={key}>
      <Grid gridTemplateColumns={[1, 1, LOCALES.length]} gap={3}>
        {LOCALES.map((locale) => {
          const text = texts[locale];
          const problem = placeholderProblem(texts[DEFAULT_LOCALE] ?? shipped[DEFAULT_LOCALE], text);
          return (
            <Stack key={locale} gap={2}>
              <TextArea
                aria-label={`${languageTitle(locale)}: ${key}`}
                data-locale={locale}
                rows={Math.ceil(
                  Math.max(...LOCALES.map((each) => (texts[each] ?? shipped[each] ?? "").length), 1) / LINE,
                )}
                readOnly={isReadOnly}
                placeholder={shipped[locale]}
                value={text ?? ""}
                onChange={({ currentTarget }) => onChange(locale, currentTarget.value.replaceAll("\n", " "))}
                {...(problem === true ? {} : { customValidity: problem })}
              />
              {text ? null : (
                <Box>
                  <Badge tone="caution">{`Sin ${LANGUAGES[locale].spanishName}`}</Badge>
                </Box>
              )}
              {problem === true ? null : (
                <Text size={1} role="alert">
                  {problem}
                </Text>
              )}
            </Stack>
          );
        })}
      </Grid>
    </Stack>
  );
}
