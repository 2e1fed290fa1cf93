import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { kitHref, PATHS } from "#app/paths.ts";
import type { ACCESSORY_BY_SLUG_RESULT } from "#app/sanity/sanity.generated.ts";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { DeviceTile } from "./device-card.tsx";
import { DevicePicture } from "./device-picture.tsx";

type Accessory = Localized<NonNullable<ACCESSORY_BY_SLUG_RESULT>>;

interface Props {
  accessory: Accessory;
  /** The device as an extra of a kit. */
  offer: ReactNode;
  /** Shown at the end of the page. */
  children?: ReactNode;
}

/** A device's page: what it does, the kits that contain it, its price with the others, and other devices of its group. */
export function AccessoryPage({ accessory, offer, children }: Props) {
  const { title, group, image, frontBody, description, features, kits } = accessory;
  const locale = useLocale();
  const text = useText();
  const catalogue = { name: text("accessories:title"), path: PATHS.catalogue };
  return (
    <>
      <Breadcrumbs trail={[catalogue]} here={title} />
      <main id="main" className="contained pb-section">
        <div className="grid gap-8 pt-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:pt-6">
          <DevicePicture
            image={image}
            priority
            slot="card"
            sizes="(min-width: 1032px) 400px, 62vw"
            className="self-start rounded-lg"
          />
          <div className="lg:row-span-2">
            <p className="font-semibold text-brand-700">
              <T k={group === "base" ? "accessories:base" : "accessories:extra"} />
            </p>
            <h1 className="mt-1 text-title">
              <ContentText of={title} />
            </h1>
            {description ? (
              <RichText body={description} className="mt-5 max-w-prose text-lg" />
            ) : (
              <p className="mt-5 max-w-prose text-lg">
                <ContentText of={frontBody} />
              </p>
            )}
          </div>
          {kits.length > 0 || offer ? (
            <div className="space-y-8 lg:col-start-1">
              {kits.length > 0 ? (
                <nav aria-labelledby="kits-with-it" className="card p-5 sm:p-6">
                  <h2 id="kits-with-it" className="text-xl">
                    <T k="accessories:inKits" />
                  </h2>
                  <ul className="divide-y divide-line">
                    {kits.map((kit) => (
                      <li key={kit._id} className="link-card flex items-center justify-between gap-4 py-3">
                        <Link to={localePath(locale, kitHref(kit))} className="font-bold">
                          <ContentText of={kit.kitName} />
                        </Link>
                        <Icon name="next" size={20} className="shrink-0 text-brand-700" />
                      </li>
                    ))}
                  </ul>
                </nav>
              ) : null}
              {offer}
            </div>
          ) : null}
        </div>
        {features?.length ? (
          <section className="mt-14">
            <h2 className="text-heading">
              <T k="accessories:features" />
            </h2>
            <FeatureList features={features} className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3" />
          </section>
        ) : null}
        <OtherDevices accessory={accessory} />
        {children}
      </main>
    </>
  );
}

/** How many other devices a device's page shows. */
const OTHER_DEVICES = 3;

/** The next devices of the catalogue's group; after the last one, the first ones. */
function OtherDevices({ accessory: { following, first } }: { accessory: Accessory }) {
  const others = [...following, ...first].slice(0, OTHER_DEVICES);
  if (others.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="text-heading">
        <T k="accessories:others" />
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {others.map((device) => (
          <li key={device._id}>
            <DeviceTile device={device} />
          </li>
        ))}
      </ul>
    </section>
  );
}
