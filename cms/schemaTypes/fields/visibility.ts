import { defineField, type PreviewConfig, type PreviewValue } from "@sanity/types";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { periodProblem, spanishDate } from "./periods.ts";

type Visibility = {
  isHidden?: boolean;
  from?: string;
  to?: string;
};

const AS_IN_SPAIN = { dateFormat: "DD/MM/YYYY" };

/** When a section is on the site (docs/rules.md#section-visibility). Empty: always. */
const visibility = defineField({
  name: "visibility",
  title: "Cuándo se ve",
  type: "object",
  description:
    "Vacío: siempre. Con días, se ve del primero al último, incluidos, con la hora de Madrid; con días y «Oculta», esos días no se ve. Lo que no se ve sigue aquí.",
  options: { collapsible: true, collapsed: true, columns: 3 },
  fields: [
    defineField({ name: "isHidden", title: "Oculta", type: "boolean" }),
    defineField({ name: "from", title: "Primer día", type: "date", options: AS_IN_SPAIN }),
    defineField({ name: "to", title: "Último día", type: "date", options: AS_IN_SPAIN }),
  ],
  validation: (rule) =>
    rule.custom<Visibility>((shown) => {
      const problem = periodProblem(shown?.from, shown?.to);
      return problem === true || { path: ["to"], message: problem };
    }),
});

/** What a list says of a section that is not always on the site; undefined for the others. */
export function visibilityNote({ isHidden, from, to }: Visibility, today: string): string | undefined {
  const days = daysOf(from, to, today);
  if (!isHidden) return days;
  if (to && to < today) return undefined;
  return days ? `Oculta ${days.toLowerCase()}` : "Oculta";
}

function daysOf(from: string | undefined, to: string | undefined, today: string): string | undefined {
  if (from && from > today)
    return to ? `Del ${spanishDate(from)} al ${spanishDate(to)}` : `Desde el ${spanishDate(from)}`;
  if (to) return to < today ? `Terminó el ${spanishDate(to)}` : `Hasta el ${spanishDate(to)}`;
  return undefined;
}

interface SectionType {
  fields: object[];
  preview?: PreviewConfig;
}

/** A type of section with the field that hides it. Lists of sections say which are not always there. */
export function withVisibility<Type extends SectionType>(section: Type) {
  const { select = {}, prepare = (selection: PreviewValue) => selection } = section.preview ?? {};
  return {
    ...section,
    fields: [...section.fields, visibility],
    preview: {
      select: { ...select, visibility: visibility.name },
      prepare: ({ visibility: shown, ...selection }: { visibility?: Visibility }) => {
        const preview = prepare(selection);
        const note = shown && visibilityNote(shown, todayInSpain());
        return note ? { ...preview, subtitle: [note, preview.subtitle].filter(Boolean).join(" · ") } : preview;
      },
    },
  };
}
