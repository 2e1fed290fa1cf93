import { useState } from "react";
import { Alert, Note } from "#app/ui/alert.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import type { StepState } from "#app/ui/step-state.ts";
import { Stepper } from "#app/ui/stepper.tsx";
import { Toast } from "#app/ui/toast.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { Example, GalleryGroup, Row } from "./gallery-group.tsx";
import { useSamples } from "./samples.ts";

const STATES: StepState[] = ["done", "active", "idle"];

/** What tells a visitor something: alerts, notes, a toast, a tooltip, a banner, where he stands. */
export function MessageExamples() {
  const words = useSamples();
  const [occasion, setOccasion] = useState(0);
  return (
    <GalleryGroup title="Messages and progress">
      <Example name="alert">
        {/* Without an occasion it takes no focus: the page is not about it. */}
        <Alert occasion={undefined}>{words.required}</Alert>
      </Example>
      <Example name="note">
        <div className="grid gap-4 md:grid-cols-3">
          <Note>{words.sentence}</Note>
          <Note look="attention">{words.sentence}</Note>
          <Note look="success">{words.sentence}</Note>
        </div>
      </Example>
      <Example name="toast">
        <Button type="button" look="quiet" onClick={() => setOccasion(occasion + 1)}>
          {words.want}
        </Button>
        <Toast occasion={String(occasion)} closeLabel={words.close}>
          {words.sentence}
        </Toast>
      </Example>
      <Example name="tooltip">
        <Row>
          <p>
            {words.sentence} <Tooltip label={words.more}>{words.nameHint}</Tooltip>
          </p>
        </Row>
      </Example>
      <Example name="banner">
        <div className="space-y-4">
          <Banner>
            <p className="text-heading font-bold">{words.month}</p>
            <p className="text-lg">{words.sentence}</p>
            <ButtonLink to="#">{words.turn}</ButtonLink>
          </Banner>
          <Banner look="brand">
            <p className="text-heading font-bold">{words.month}</p>
            <ButtonLink to="#" look="light">
              {words.turn}
            </ButtonLink>
          </Banner>
        </div>
      </Example>
      <Example name="stepper">
        <Stepper
          label={words.title}
          steps={words.steps.map((name, position) => ({
            key: name,
            name,
            state: STATES[position] ?? "idle",
            done: words.done,
          }))}
        />
      </Example>
      <Example name="progress">
        <Progress label={words.title} text={words.progress} steps={["done", "active", "idle", "idle"]} />
      </Example>
    </GalleryGroup>
  );
}
