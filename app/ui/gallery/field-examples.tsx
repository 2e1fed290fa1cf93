import { type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ComboboxField } from "#app/ui/combobox-field.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Example, GalleryGroup } from "./gallery-group.tsx";
import { useSamples } from "./use-samples.ts";

const STREETS = ["Calle Mayor", "Calle Mayor Alta", "Calle Mendialdea", "Calle Mirador", "Dato kalea"];

interface Values extends Record<string, string | undefined> {
  name?: string;
  typed?: string;
  wrong?: string;
  disabled?: string;
  docType?: string;
  wrongType?: string;
  street?: string;
  who?: string;
  wrongWho?: string;
  consent?: string;
  wrongConsent?: string;
}

/** Fields on the 12 columns of the form grid: empty, typed, wrong, disabled. */
export function FieldExamples() {
  const words = useSamples();
  // The same object in every render: Conform treats a new object as a new response.
  const [lastResult] = useState<SubmissionResult<string[]>>(() => {
    const wrong = [words.required];
    return { status: "error", error: { wrong, wrongType: wrong, wrongWho: wrong, wrongConsent: wrong } };
  });
  const [form, fields] = useForm<Values>({
    id: "examples",
    lastResult,
    shouldRevalidate: "onSubmit",
    defaultValue: { typed: "Ane Etxeberria", docType: "NIE", who: "CLIENT" },
  });
  const [typed, setTyped] = useState("");
  const streets = STREETS.filter((street) => typed && street.toLowerCase().includes(typed.toLowerCase()));
  const types = ["DNI", "NIE", "CIF"].map((value) => ({ value, label: value }));
  const who = [
    { value: "CLIENT", label: words.client },
    { value: "NOT_CLIENT", label: words.notClient },
  ];
  return (
    <GalleryGroup title="Fields">
      <form id={form.id} onSubmit={form.onSubmit} noValidate>
        <Example name="field">
          <FormGrid>
            <TextField field={fields.name} label={words.name} hint={words.nameHint} span={6} placeholder="Ane" />
            <TextField field={fields.typed} label={words.name} span={6} />
            <TextField field={fields.wrong} label={words.phone} error={words.required} type="tel" span={6} />
            <TextField field={fields.disabled} label={words.phone} disabled span={6} />
            <SelectField field={fields.docType} label={words.docType} options={types} span={4} />
            <SelectField
              field={fields.wrongType}
              label={words.docType}
              options={types}
              error={words.required}
              span={8}
            />
            <ComboboxField
              field={fields.street}
              label={words.street}
              hint={STREETS[0]}
              autoComplete="off"
              suggestions={streets.map((text) => ({ id: text, text }))}
              onType={setTyped}
              onPick={() => setTyped("")}
            />
            <RadioField field={fields.who} label={words.who} options={who} />
            <RadioField field={fields.wrongWho} label={words.who} options={who} error={words.required} />
            <CheckboxField field={fields.consent} label={words.consent} />
            <CheckboxField field={fields.wrongConsent} label={words.consent} error={words.required} />
          </FormGrid>
        </Example>
      </form>
    </GalleryGroup>
  );
}
