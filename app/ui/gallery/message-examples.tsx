import { Alert, Note } from "#app/ui/alert.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Example, GalleryGroup } from "./gallery-group.tsx";
import { useSamples } from "./use-samples.ts";

/** Alerts, notes, banners and progress. */
export function MessageExamples() {
  const samples = useSamples();
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
