import { type ReactNode, useState } from "react";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { PageKit } from "#app/kits/kit-content.ts";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { KitDevices } from "./kit-devices.tsx";
import { KitOffer } from "./kit-offer.tsx";

interface Props {
  kit: PageKit;
  /** The sections below the offer, in full width. */
  children?: ReactNode;
}

/** A kit's page: the offer with its price, the kit's plan or picture, its devices and its features. */
export function KitPage({ kit, children }: Props) {
  const [litDevice, setLitDevice] = useState<string>();
  return (
    <main id="main" className="page-sell w-full pb-16" data-plan>
      <div className="contained">
        <div className="kit-columns grid gap-6 pt-2 lg:gap-x-12">
          <div className="grid gap-3">
            <div>
              <h1 className="text-title">
                <ContentText of={kit.name} />
              </h1>
              <p className="text-muted lg:text-lg">
                <ContentText of={kit.title} />
              </p>
            </div>
            <KitOffer kit={kit} key={kit._id} isPage>
              {kit.disclaimer ? (
                <p className="text-sm text-muted">
                  <ContentText of={kit.disclaimer} />
                </p>
              ) : null}
            </KitOffer>
          </div>
          <div className="overflow-hidden rounded-lg bg-tint">
            {kit.house ? (
              <HousePlan
                house={kit.house}
                picture={kit.house.distributiveImage}
                devices={devicesOf(kit)}
                litDevice={litDevice}
                slot="wide"
                sizes="(min-width: 1032px) 680px, (min-width: 648px) 50vw, 72vw"
                priority
              />
            ) : (
              <Picture
                image={kit.image}
                slot="wide"
                sizes="(min-width: 1032px) 600px, (min-width: 648px) 45vw, 64vw"
                priority
                className="aspect-[4/3] w-full p-6 lg:p-10"
              />
            )}
          </div>
          <div className="flex flex-col gap-4 pt-3">
            <KitDevices complements={kit.complements} text={kit.description} onPoint={setLitDevice} />
            {kit.packImage ? (
              <Picture
                image={kit.packImage}
                slot="card"
                sizes="(min-width: 1032px) 500px, 84vw"
                className="aspect-[3/2] w-full rounded-lg bg-tint p-6"
              />
            ) : null}
          </div>
        </div>
        <KitFeatures kit={kit} />
      </div>
      {children}
    </main>
  );
}

/** The kit's main features, and after them the additional ones. */
function KitFeatures({ kit: { mainSpec, additionalSpec } }: { kit: PageKit }) {
  const features = [...(mainSpec ?? []), ...(additionalSpec ?? [])];
  if (features.length === 0) return null;
  return (
    <section className="pt-section">
      <h2 className="text-heading">
        <T k="kits:does" />
      </h2>
      <FeatureList
        features={features}
        className={`mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 ${features.length % 4 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
      />
    </section>
  );
}
