import { report } from "#app/analytics/report.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { type DeviceCard, TITLE_WEIGHTS } from "./device-card.ts";
import { DeviceLink } from "./device-link.tsx";
import { DevicePicture } from "./device-picture.tsx";
import { toAnalyticsItem } from "./measured-device.ts";

/** A device of the catalogue: its picture and what it does; on the back, where it has one, more (section 4, canFlip). */
export function DeviceFlipCard({ device }: { device: DeviceCard }) {
  const back = device.canFlip === false ? null : device.backBody;
  return (
    <FlipCard
      front={
        <>
          <DevicePicture image={device.image} sizes="(min-width: 1032px) 300px, (min-width: 648px) 45vw, 92vw" />
          <div className="flex grow flex-col gap-2 p-5">
            <h3 className={`text-xl ${TITLE_WEIGHTS[device.titleWeight ?? "bold"]}`}>
              <ContentText of={device.title} />
            </h3>
            <p className="text-muted">
              <ContentText of={device.frontBody} />
            </p>
            {back ? null : <DeviceLink device={device} className="mt-auto text-brand-700" />}
          </div>
        </>
      }
      back={
        back ? (
          <>
            <p className="text-xl leading-tight font-bold">
              <ContentText of={device.shortTitle ?? device.title} />
            </p>
            <p className="text-lg text-brand-100">
              <ContentText of={back} />
            </p>
            <DeviceLink device={device} className="text-white" />
          </>
        ) : null
      }
      turn={{
        over: <T k="sections:about" />,
        back: <T k="sections:turnBack" />,
        name: <ContentText of={device.title} />,
      }}
      onTurnOver={() => report({ event: "select_item", ecommerce: { items: [toAnalyticsItem(device)] } })}
    />
  );
}
