import { type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { Alert, Note } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { RadioField, SelectField } from "#app/ui/choice-fields.tsx";
import { ComboboxField } from "#app/ui/combobox-field.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Example, GalleryGroup, samples } from "./gallery-group.tsx";

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
  // The same object in every render: Conform treats a new object as a new response.
  const [lastResult] = useState<SubmissionResult<string[]>>(() => {
    const wrong = [samples.required];
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
    { value: "CLIENT", label: samples.client },
    { value: "NOT_CLIENT", label: samples.notClient },
  ];
  return (
    <GalleryGroup title="Fields">
      <form id={form.id} onSubmit={form.onSubmit} noValidate>
        <Example name="field">
          <FormGrid>
            <TextField field={fields.name} label={samples.name} hint={samples.nameHint} span={6} placeholder="Ane" />
            <TextField field={fields.typed} label={samples.name} span={6} />
            <TextField field={fields.wrong} label={samples.phone} error={samples.required} type="tel" span={6} />
            <TextField field={fields.disabled} label={samples.phone} disabled span={6} />
            <SelectField field={fields.docType} label={samples.docType} options={types} span={4} />
            <SelectField
              field={fields.wrongType}
              label={samples.docType}
              options={types}
              error={samples.required}
              span={8}
            />
            <ComboboxField
              field={fields.street}
              label={samples.street}
              hint={STREETS[0]}
              autoComplete="off"
              suggestions={streets.map((text) => ({ id: text, text }))}
              onType={setTyped}
              onPick={() => setTyped("")}
            />
            <RadioField field={fields.who} label={samples.who} options={who} />
            <RadioField field={fields.wrongWho} label={samples.who} options={who} error={samples.required} />
            <CheckboxField field={fields.consent} label={samples.consent} />
            <CheckboxField field={fields.wrongConsent} label={samples.consent} error={samples.required} />
          </FormGrid>
        </Example>
      </form>
    </GalleryGroup>
  );
}

/** Alerts, notes, banners and progress. */
export function MessageExamples() {
  return (
    <GalleryGroup title="Messages and progress">
      <Example name="alert">
        {/* Without a key it takes no focus. */}
        <Alert focusKey={undefined}>{samples.required}</Alert>
      </Example>
      <Example name="note">
        <div className="grid gap-4 lg:grid-cols-3">
          <Note>{samples.sentence}</Note>
          <Note variant="attention">{samples.sentence}</Note>
          <Note variant="success">{samples.sentence}</Note>
        </div>
      </Example>
      <Example name="banner">
        <div className="space-y-4">
          <Banner>
            <p className="text-heading font-bold">{samples.month}</p>
            <p className="text-lg">{samples.sentence}</p>
            <ButtonLink to="#">{samples.turn}</ButtonLink>
          </Banner>
          <Banner variant="brand">
            <p className="text-heading font-bold">{samples.month}</p>
            <ButtonLink to="#" variant="light">
              {samples.turn}
            </ButtonLink>
          </Banner>
        </div>
      </Example>
      <Example name="progress">
        <Progress label={samples.title} text={samples.progress} steps={["done", "active", "idle", "idle"]} />
      </Example>
    </GalleryGroup>
  );
}
