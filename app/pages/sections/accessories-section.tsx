import { useTranslation } from "react-i18next";
import { DeviceFlipCards, DeviceTile } from "#app/accessories/device-card.tsx";
import type { PriceOfMonth } from "#app/accessories/device-price.tsx";
import flipCards from "#app/accessories/flip-cards.css?url";
import { ExtraPrice } from "#app/kits/price-display/price-labels.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { SectionFrame, SectionHeading, SectionLink, type SectionOf } from "./section-frame.tsx";

/** Devices in a carousel, or as the catalogue's flip cards. */
export default function AccessoriesSection({ section }: { section: SectionOf<"accessoriesSection"> }) {
  const { title, text: intro, tiles, cards, link } = section;
  const { t } = useTranslation();
  if (!tiles?.length && !cards?.length) return null;
  const heading = <SectionHeading title={title} text={intro} />;
  const price: PriceOfMonth = (monthly) => <ExtraPrice monthly={monthly} isForBusiness={section.isForBusiness} />;
  return (
    <SectionFrame background={cards ? undefined : "white"}>
      {cards ? (
        <>
          <StyleSheet href={flipCards} />
          {heading}
          <DeviceFlipCards devices={cards} price={price} />
        </>
      ) : (
        <Carousel
          heading={heading}
          link={<SectionLink link={link} className="max-lg:hidden" />}
          labels={{ previous: t("sections:previous"), next: t("sections:next") }}
          slides={(tiles ?? []).map((device) => ({
            key: device._id,
            content: <DeviceTile isSlide device={device} price={price} />,
          }))}
        />
      )}
      <SectionLink link={link} className={cards ? "mt-6" : "lg:hidden"} />
    </SectionFrame>
  );
}
