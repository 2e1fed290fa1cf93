import { Select, Stack } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type InputProps, type StringInputProps, set, useClient } from "sanity";
import { LINK_FIELDS } from "./publish-checks.ts";
import { pathOf, QUESTION_TAB } from "./site-path.ts";

/** Lists of links that never lead to a page of this site. */
const ELSEWHERE = new Set<unknown>(["appLinks", "socialLinks"]);

export const isLink = (props: InputProps): props is StringInputProps =>
  props.schemaType.jsonType === "string" &&
  props.schemaType.name === "string" &&
  LINK_FIELDS.has(String(props.path.at(-1))) &&
  !props.path.some((segment) => ELSEWHERE.has(segment));

const LABEL = "Elegir una página de la web";

/** The types of documents that have an address, and how their lists are called. */
const GROUPS = { page: "Páginas", kit: "Kits", accessory: "Dispositivos", faqCategory: "Ayuda", faq: "Preguntas" };

/** What visitors can open, by its name. */
const TARGETS = `*[_type in $types]{
  _type, "name": coalesce(kitName.es, title.es, string(title), _id), route, path, slug, nice, isBusiness, ${QUESTION_TAB}
} | order(name asc)`;

type FoundTarget = Omit<Target, "path"> & Record<string, unknown>;

interface Target {
  _type: string;
  name: string;
  path: string;
}

/** A link to anything, typed, or to a page of the site, picked by its name. */
export function LinkInput(props: StringInputProps) {
  const { value, readOnly, onChange, renderDefault } = props;
  const targets = useTargets();
  const isPicked = targets.some(({ path }) => path === value);
  return (
    <Stack gap={2}>
      {renderDefault(props)}
      <Select
        aria-label={LABEL}
        value={isPicked ? value : ""}
        readOnly={readOnly ?? false}
        onChange={({ currentTarget }) => currentTarget.value && onChange(set(currentTarget.value))}
      >
        <option value="">{LABEL}…</option>
        {Object.entries(GROUPS).map(([type, title]) => (
          <optgroup key={type} label={title}>
            {targets
              .filter(({ _type }) => _type === type)
              .map(({ name, path }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Stack>
  );
}

/** The published documents with an address. Empty until they are read. */
function useTargets(): Target[] {
  const client = useClient({ apiVersion: "2025-11-01" });
  const [targets, setTargets] = useState<Target[]>([]);
  useEffect(() => {
    const asked = client.fetch<FoundTarget[]>(TARGETS, { types: Object.keys(GROUPS) }, { perspective: "published" });
    asked.then((found) => {
      setTargets(
        found.flatMap((document) => {
          const { _type, name } = document;
          const path = pathOf(document, _type);
          return path ? [{ _type, name, path }] : [];
        }),
      );
    }, console.error);
  }, [client]);
  return targets;
}
