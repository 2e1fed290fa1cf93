import { Button, Card, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type InputProps, type ObjectInputProps, set, useClient } from "sanity";
import { Choice } from "../funnel/choice.tsx";
import { type Experiment, idsOf, type VariantSections, variantsOf } from "./variants.ts";

const API_VERSION = "2025-11-01";

interface ExperimentSections {
  experimentId?: string;
  variants?: VariantSections[];
}

const EXPERIMENTS =
  '*[_type == "experiment" && defined(experimentId)] | order(from desc){ experimentId, title, "variants": coalesce(variants, []) }';

export const isExperiment = (props: InputProps): props is ObjectInputProps<ExperimentSections> =>
  props.schemaType.name === "experimentSectionList" && props.schemaType.jsonType === "object";

/** Chooses the experiment of a place on a page, and makes a list of sections for each of its variants but the first. */
export function ExperimentInput(props: ObjectInputProps<ExperimentSections>) {
  const experiments = useExperiments();
  const { value, readOnly, onChange } = props;
  const chosen = experiments?.find(({ experimentId }) => experimentId === value?.experimentId);
  const choose = (experiment: Experiment) => {
    onChange([
      set(experiment.experimentId, ["experimentId"]),
      set(variantsOf(experiment, value?.variants ?? []), ["variants"]),
    ]);
  };
  const isComplete = !chosen || idsOf(chosen).every((id) => value?.variants?.some(({ variantId }) => variantId === id));
  return (
    <Stack gap={4}>
      {experiments?.length === 0 ? (
        <Card padding={3} radius={2} tone="caution" border>
          <Text size={1}>Todavía no hay experimentos: se crean en Páginas, Experimentos.</Text>
        </Card>
      ) : (
        <Choice
          label="Experimento"
          value={value?.experimentId ?? ""}
          isReadOnly={readOnly ?? false}
          options={[
            ["", "Elige uno"],
            ...(experiments ?? []).map(({ experimentId, title }) => [experimentId, title] as const),
          ]}
          onChange={(id) => {
            const experiment = experiments?.find(({ experimentId }) => experimentId === id);
            if (experiment) choose(experiment);
          }}
        />
      )}
      {chosen ? (
        <Text size={1} muted>
          {chosen.variants.map(({ label, variantId, share }) => `${label} (${variantId}): ${share} %`).join(" · ")}. La
          primera es la de siempre.
        </Text>
      ) : null}
      {isComplete ? null : (
        <Button
          mode="ghost"
          text="Poner las variantes de este experimento"
          disabled={readOnly ?? false}
          onClick={() => choose(chosen)}
        />
      )}
      {props.renderDefault({
        ...props,
        // The list above takes its place.
        members: props.members.filter((member) => member.kind !== "field" || member.name !== "experimentId"),
      })}
    </Stack>
  );
}

/** All experiments, drafts included; undefined until they are read. */
export function useExperiments(): Experiment[] | undefined {
  const client = useClient({ apiVersion: API_VERSION });
  const [experiments, setExperiments] = useState<Experiment[]>();
  useEffect(() => {
    const reading = client.observable
      .fetch<Experiment[]>(EXPERIMENTS, {}, { perspective: "drafts" })
      .subscribe({ next: setExperiments, error: () => setExperiments([]) });
    return () => reading.unsubscribe();
  }, [client]);
  return experiments;
}
