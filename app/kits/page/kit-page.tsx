import { type ReactNode, useState } from "react";
import { HydrationBoundary } from "#app/hydration/hydration-boundary.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import type { Mark } from "#app/kits/plan/number-devices.ts";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import type { MobileDiscount } from "#app/kits/pricing/cost-over-months.ts";
import type { PageKit } from "#app/kits/queries.ts";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { PictureChoice } from "#app/ui/picture-choice.tsx";
import { KitDevices } from "./kit-devices.tsx";
import { KitOffer } from "./kit-offer.tsx";

interface Props {
  kit: PageKit;
  /** What clients get off their mobile bill. */
  mobileDiscount: MobileDiscount | undefined;
  marks: Mark[];
  /** The sections below the offer, in full width. */
  children?: ReactNode;
}

/** A kit's page: the offer with its price, the kit's plan or picture, its devices, with their numbers in the plan, and its features. */
export function KitPage({ kit, mobileDiscount, marks, children }: Props) {
  const [litDevice, setLitDevice] = useState<string>();
  return (
    <main id="main" className="page-sell w-full pb-16">
      <div className="contained">
        <div className="kit-columns grid gap-4 pt-2 lg:grid-cols-[7fr_5fr] lg:gap-x-10 lg:gap-y-6" data-plan>
          <div className="lg:col-span-full">
            <ContentText as="h1" className="text-title" of={kit.name} />
            <p className="text-muted lg:text-lg">
              <b>
                <ContentText of={kit.kitName} />.
              </b>{" "}
              <ContentText of={kit.title} />
            </p>
          </div>
          <HydrationBoundary>
            <KitPictures kit={kit} marks={marks} litDevice={litDevice} />
          </HydrationBoundary>
          <HydrationBoundary>
            <KitOffer kit={kit} mobileDiscount={mobileDiscount} key={kit._id} isPage>
              {kit.disclaimer ? <ContentText as="p" className="text-sm text-muted" of={kit.disclaimer} /> : null}
            </KitOffer>
          </HydrationBoundary>
          <HydrationBoundary>
            <KitDevices
              complements={kit.complements}
              text={kit.description}
              places={kit.house?.places}
              onPoint={setLitDevice}
            />
          </HydrationBoundary>
        </div>
        <KitFeatures kit={kit} />
      </div>
      {children}
    </main>
  );
}

const PICTURE_SIZES = "(min-width: 64.5rem) 680px, 78vw";

/** The kit's plan, what is in the box, and the building that it is for. */
function KitPictures({ kit, marks, litDevice }: Pick<Props, "kit" | "marks"> & { litDevice: string | undefined }) {
  const { house, placeImage } = kit;
  const image = kit.packImage ?? kit.image;
  const pictures = [house?.distributiveImage, image, placeImage].flatMap((picture) => picture ?? []);
  return (
    <PictureChoice pictures={pictures} sizes={PICTURE_SIZES}>
      {house ? (
        <HousePlan
          house={house}
          picture={house.distributiveImage}
          devices={devicesOf(kit)}
          litDevice={litDevice}
          slot="wide"
          sizes={PICTURE_SIZES}
          priority
          marks={marks}
        />
      ) : null}
    </PictureChoice>
  );
}

/** The kit's main features, the first one large, then the additional features. */
function KitFeatures({ kit: { mainSpec, additionalSpec } }: { kit: PageKit }) {
  const features = [...(mainSpec ?? []), ...(additionalSpec ?? [])];
  if (features.length === 0) return null;
  return (
    <section className="pt-section">
      <T as="h2" className="text-heading" k="kits:does" />
      <FeatureList features={features} className="kit-features mt-6 grid" />
    </section>
  );
}
