import { Button, Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type InputProps, isObjectInputProps, type ObjectInputProps, set, useClient } from "sanity";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { pageSections } from "../../schemaTypes/fields/pageSections.ts";
import { addDays } from "../funnel/periods.ts";

/** How long an experiment runs at first, in days: whole weeks. */
const LENGTH = 28;

interface SectionValue {
  _key: string;
  _type: string;
  title?: { es?: string };
}

/** Whether an input is that of a section of a page, not of a variant's. */
export const isSection = (props: InputProps): props is ObjectInputProps<SectionValue> =>
  isObjectInputProps(props) &&
  props.path.length === 2 &&
  props.path[0] === "sections" &&
  pageSections.some(({ type }) => type === props.schemaType.name);

/** A section, with a button that makes an experiment of it: the section as it is, and a copy to be changed. */
export function SectionInput(props: ObjectInputProps<SectionValue>) {
  const client = useClient({ apiVersion: "2025-11-01" });
  const toast = useToast();
  const { value, schemaType, readOnly, onChange } = props;
  const tryVariant = async (section: SectionValue) => {
    const experimentId = `prueba-${crypto.randomUUID().slice(0, 8)}`;
    const today = todayInSpain();
    await client.create({
      _id: `drafts.${crypto.randomUUID()}`,
      _type: "experiment",
      title: `Prueba de ${section.title?.es ?? schemaType.title ?? "una sección"}`,
      experimentId,
      variants: [
        { _key: "control", _type: "experimentVariant", variantId: "control", label: "La de siempre", share: 50 },
        { _key: "b", _type: "experimentVariant", variantId: "b", label: "La nueva", share: 50 },
      ],
      from: today,
      to: addDays(today, LENGTH - 1),
    });
    onChange(set(experimentOf(section, experimentId)));
    toast.push({
      status: "success",
      title: "La sección es ahora un experimento",
      description: "Cambia la copia de la variante b. Después publica el experimento y esta página.",
    });
  };
  const create = () => {
    if (!value) return;
    tryVariant(value).catch((error: unknown) => {
      console.error(error);
      toast.push({ status: "error", title: "No se ha podido crear el experimento." });
    });
  };
  return (
    <Stack gap={5}>
      <Button mode="ghost" text="Probar una variante" disabled={readOnly ?? false} onClick={create} />
      {props.renderDefault(props)}
    </Stack>
  );
}

/** The experiment in the place of a section. */
const experimentOf = (section: SectionValue, experimentId: string) => ({
  _key: section._key,
  _type: "experimentSectionList",
  experimentId,
  default: [section],
  variants: [{ _key: "b", _type: "variantSectionList", experimentId, variantId: "b", value: [section] }],
});
