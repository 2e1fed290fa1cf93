import type { ReactNode } from "react";
import { T, Words } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ComplementList } from "./complement-list.tsx";
import { KitOffer, type OfferedKit } from "./kit-offer.tsx";

interface Props {
  kit: OfferedKit;
  /** What marketing puts below, as wide as the page. */
  children?: ReactNode;
}

/** A kit's page: picture, price box, what it contains and what it does. */
export function KitPage({ kit, children }: Props) {
  return (
    <main id="main" className="w-full pb-16">
      <div className="contained">
        <div className="grid gap-8 pt-6 lg:grid-cols-[1.15fr_1fr] lg:gap-14 lg:pt-12">
          <div className="self-start rounded-lg bg-tint">
            <Picture
              image={kit.image}
              sizes="(min-width: 1032px) 660px, 94vw"
              isFirst
              className="aspect-[4/3] w-full p-6 lg:p-10"
            />
          </div>
          <div className="space-y-6">
            <div>
              <p className="font-semibold text-brand-700">
                <Words of={kit.title} />
              </p>
              <h1 className="mt-1 text-title">
                <Words of={kit.name} />
              </h1>
              <p className="mt-4 text-lg text-muted">
                <Words of={kit.description} />
              </p>
            </div>
            <KitOffer kit={kit} key={kit._id} hasBar />
          </div>
        </div>
        <div className="mt-14 grid gap-12 lg:grid-cols-[1fr_1.6fr]">
          <section>
            <h2 className="text-2xl">
              <T k="kits:contains" />
            </h2>
            <ComplementList
              complements={kit.complements.map(({ _key, quantity, long }) => ({ key: _key, quantity, name: long }))}
              className="mt-5 divide-y divide-line [&>li]:py-3"
            />
          </section>
          {kit.mainSpec?.length ? (
            <section>
              <h2 className="text-2xl">
                <T k="kits:does" />
              </h2>
              <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
                {kit.mainSpec.map((spec) => (
                  <li key={spec._key} className="flex gap-4">
                    <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-100 text-brand-700">
                      <Icon name={spec.icon} />
                    </span>
                    <div>
                      <h3 className="text-lg">
                        <Words of={spec.title} />
                      </h3>
                      {spec.text ? (
                        <p className="mt-1 text-muted">
                          <Words of={spec.text} />
                        </p>
                      ) : null}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        {kit.disclaimer ? (
          <p className="mt-12 text-sm text-muted">
            <Words of={kit.disclaimer} />
          </p>
        ) : null}
      </div>
      {children}
    </main>
  );
}
