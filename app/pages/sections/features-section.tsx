import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** A list of features, with an optional picture. */
export function FeaturesSection({ section }: { section: SectionOf<"featuresSection"> }) {
  const { title, text, image, features } = section;
  return (
    <SectionFrame>
      <div className={image ? "beside-picture grid items-center gap-x-14 gap-y-8 lg:grid-cols-2" : ""}>
        <div>
          <SectionHeading title={title} text={text} />
          <FeatureList
            features={features}
            className={`mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 ${image ? "" : "lg:grid-cols-3"}`}
          />
        </div>
        {image ? (
          <Picture
            image={image}
            slot="card"
            sizes="(min-width: 64.5rem) 470px, 82vw"
            className="aspect-[4/3] w-full rounded-lg bg-tint p-6"
          />
        ) : null}
      </div>
    </SectionFrame>
  );
}

/** Reasons, each with an icon. */
export function ReasonsSection({ section: { title, reasons } }: { section: SectionOf<"reasonsSection"> }) {
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <FeatureList
        features={reasons}
        className={`mt-6 grid gap-8 sm:grid-cols-2 ${reasons.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      />
    </SectionFrame>
  );
}
