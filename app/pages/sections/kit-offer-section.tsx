import { ContentText } from "#app/i18n/t.tsx";
import { KitDevices } from "#app/kits/page/kit-devices.tsx";
import { KitOffer } from "#app/kits/page/kit-offer.tsx";
import { kitAnchor } from "#app/paths.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { SectionOf } from "./section-frame.tsx";

/** One kit with its picture, contents, price box and 'Lo quiero'. */
export default function KitOfferSection({ section }: { section: SectionOf<"kitOfferSection"> }) {
  const { title, kit } = section;
  return (
    <section id={kitAnchor(kit)} className="contained pt-section">
      <h2 className="text-heading">
        <ContentText of={title} />
      </h2>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div>
          <div className="rounded-lg bg-tint">
            <Picture
              image={kit.image}
              slot="wide"
              sizes="(min-width: 1032px) 560px, 84vw"
              className="aspect-[4/3] w-full p-6"
            />
          </div>
          <p className="mt-5 text-lg text-muted">
            <ContentText of={kit.description} />
          </p>
          <div className="mt-8">
            <KitDevices complements={kit.complements} level={3} />
          </div>
        </div>
        <div>
          <KitOffer kit={kit} key={kit._id} />
        </div>
      </div>
    </section>
  );
}
