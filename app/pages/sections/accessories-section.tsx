import { FlipCards } from "#app/accessories/catalogue-page.tsx";
import { DeviceTile } from "#app/accessories/device-tile.tsx";
import { useText } from "#app/i18n/t.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";
import { SectionLink } from "./section-link.tsx";

/** Devices side by side in a slider, or as the catalogue's flip cards. */
export function AccessoriesSection({ section }: { section: SectionOf<"accessoriesSection"> }) {
  const { title, text: intro, display, devices, link } = section;
  const text = useText();
  if (!devices?.length) return null;
  const heading = <SectionHeading title={title} text={intro} />;
  return (
    <SectionFrame>
      {display === "cards" ? (
        <>
          {heading}
          <FlipCards devices={devices} />
        </>
      ) : (
        <Slider heading={heading} labels={{ previous: text("sections:previous"), next: text("sections:next") }}>
          {devices.map((device) => (
            <li key={device._id} className="w-68 max-w-[78vw]">
              <DeviceTile device={device} />
            </li>
          ))}
        </Slider>
      )}
      <SectionLink link={link} className="mt-6" />
    </SectionFrame>
  );
}
