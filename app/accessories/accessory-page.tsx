import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import type { ACCESSORY_BY_SLUG_RESULT } from "#app/sanity/sanity.generated.ts";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { DeviceTile } from "./device-card.tsx";
import { DevicePicture } from "./device-picture.tsx";

type Accessory = Localized<NonNullable<ACCESSORY_BY_SLUG_RESULT>>;

interface Props {
  accessory: Accessory;
  /** How the device is ordered. */
  offer: ReactNode;
  /** Shows the device in its place in a house. */
  place: ReactNode;
  children?: ReactNode;
}

const PICTURE_SIZES = "(min-width: 64.5rem) 600px, (min-width: 40.5rem) 46vw, 92vw";

/** A device's page: what it does and how it is ordered, then its story, and other devices. */
export function AccessoryPage({ accessory, offer, place, children }: Props) {
  const { title, shortTitle, image, images, frontBody, description, features, facts, others } = accessory;
  const { t } = useTranslation();
  const catalogue = { name: t("accessories:title"), path: PATHS.catalogue };
  return (
    <>
      <Breadcrumbs trail={[catalogue]} here={shortTitle ?? title} />
      <main id="main" className="contained pb-section">
        <div className="accessory grid gap-6 pt-2">
          <DevicePicture image={image} priority slot="card" sizes={PICTURE_SIZES} className="rounded-lg" />
          <div>
            <ContentText as="h1" className="text-title" of={title} />
            <ContentText as="p" className="mt-2 max-w-prose text-muted lg:text-lg" of={frontBody} />
          </div>
          {offer}
          {features?.length ? (
            <section className="device-features">
              <T as="h2" className="sr-only" k="accessories:features" />
              <FeatureList features={features} className="grid gap-4" />
            </section>
          ) : null}
        </div>
        {description ? (
          <div className="story card mt-8 grid">
            {facts?.length ? <Facts facts={facts} /> : null}
            {place ??
              images?.map((picture) => (
                <Picture
                  key={picture.url}
                  image={picture}
                  slot="wide"
                  sizes={PICTURE_SIZES}
                  className="aspect-[3/2] size-full bg-tint"
                />
              ))}
            <RichText body={description} />
          </div>
        ) : null}
        <OtherDevices others={others} />
        {children}
      </main>
    </>
  );
}

function Facts({ facts }: { facts: NonNullable<Accessory["facts"]> }) {
  return (
    <section className="facts p-6">
      <T as="h2" className="text-lg" k="accessories:facts" />
      <dl className="mt-2 divide-y divide-line">
        {facts.map(({ _key, name, value }) => (
          <div key={_key} className="grid gap-3 py-2">
            <ContentText as="dt" className="text-muted" of={name} />
            <ContentText as="dd" className="font-semibold" of={value} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function OtherDevices({ others }: Pick<Accessory, "others">) {
  if (others.length === 0) return null;
  return (
    <section className="mt-12">
      <T as="h2" className="text-heading" k="accessories:others" />
      <ul className="other-devices mt-6 grid gap-3 md:grid-cols-3 md:gap-4">
        {others.map((device) => (
          <li key={device._id}>
            <DeviceTile device={device} closeUpMedia="(max-width: 40.49rem)" />
          </li>
        ))}
      </ul>
    </section>
  );
}
