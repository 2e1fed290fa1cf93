import { useTranslation } from "react-i18next";
import { DeviceFlipCards, DeviceTile } from "#app/accessories/device-card.tsx";
import flipCards from "#app/accessories/flip-cards.css?url";
import { Carousel } from "#app/ui/carousel.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { SectionFrame, SectionHeading, SectionLink, type SectionOf } from "./section-frame.tsx";

/** Devices: `cards` as flip cards, as in the catalogue, or else `tiles` in a carousel. */
export default function AccessoriesSection({ section }: { section: SectionOf<"accessoriesSection"> }) {
  const { title, text: intro, tiles, cards, link, isForBusiness } = section;
  const { t } = useTranslation();
  if (!tiles?.length && !cards?.length) return null;
  const heading = <SectionHeading title={title} text={intro} />;
  if (cards) {
    return (
      <SectionFrame>
        <StyleSheet href={flipCards} />
        {heading}
        <DeviceFlipCards devices={cards} isForBusiness={isForBusiness} />
        <SectionLink link={link} className="mt-6" />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame background="white">
      {/* On a wide screen the link is beside the arrows of the carousel, on others below it. */}
      <Carousel
        heading={heading}
        link={<SectionLink link={link} className="max-lg:hidden" />}
        labels={{ previous: t("sections:previous"), next: t("sections:next") }}
        slides={(tiles ?? []).map((device) => ({
          key: device._id,
          content: <DeviceTile isSlide device={device} isForBusiness={isForBusiness} />,
        }))}
      />
      <SectionLink link={link} className="lg:hidden" />
    </SectionFrame>
  );
}
