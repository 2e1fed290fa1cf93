import { Alert, Note } from "#app/ui/alert.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Stepper, type StepState } from "#app/ui/stepper.tsx";
import { Example, GalleryGroup } from "./gallery-group.tsx";
import { useSamples } from "./use-samples.ts";

const STATES: StepState[] = ["done", "active", "idle"];

/** Alerts, notes, banners, steps and progress. */
export function MessageExamples() {
  const samples = useSamples();
  return (
    <GalleryGroup title="Messages and progress">
      <Example name="alert">
        {/* Without a key it takes no focus. */}
        <Alert focusKey={undefined}>{samples.required}</Alert>
      </Example>
      <Example name="note">
        <div className="grid gap-4 md:grid-cols-3">
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
      <Example name="stepper">
        <Stepper
          label={samples.title}
          steps={samples.steps.map((name, position) => ({
            key: name,
            name,
            state: STATES[position] ?? "idle",
            done: samples.done,
          }))}
        />
      </Example>
      <Example name="progress">
        <Progress label={samples.title} text={samples.progress} steps={["done", "active", "idle", "idle"]} />
      </Example>
    </GalleryGroup>
  );
}
