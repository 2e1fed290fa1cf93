import { T, Words } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type DeviceCard, TITLE_WEIGHTS } from "./device-card.ts";
import { DeviceLink } from "./device-link.tsx";
import { DevicePicture } from "./device-picture.tsx";

const FACE =
  "[grid-area:1/1] flex flex-col overflow-hidden rounded-lg shadow-card backface-hidden transition-[rotate,transform,visibility] duration-250";

/**
 * A card that turns over when it can (section 4). What turns it is a native disclosure, so that finger, keyboard, screen reader
 * and a browser without JavaScript all reach its back. Both faces share one cell: the higher one gives the card its height.
 */
export function FlipCard({ device }: { device: DeviceCard }) {
  const back = device.canFlip === false ? null : device.backBody;
  return (
    <article className="group/card grid grow perspective-[1400px]">
      <div
        className={`${FACE} bg-white ${back ? "group-has-[details[open]]/card:invisible group-has-[details[open]]/card:rotate-y-180" : ""}`}
      >
        <DevicePicture image={device.image} sizes="(min-width: 1032px) 300px, (min-width: 648px) 45vw, 92vw" />
        <div className={`flex grow flex-col gap-2 p-5 ${back ? "pb-20" : ""}`}>
          <h3 className={`text-xl ${TITLE_WEIGHTS[device.titleWeight ?? "bold"]}`}>
            <Words of={device.title} />
          </h3>
          <p className="text-muted">
            <Words of={device.frontBody} />
          </p>
          {back ? null : <DeviceLink device={device} className="mt-auto text-brand-700" />}
        </div>
      </div>
      {back ? (
        <details className="pointer-events-none grid [grid-area:1/1] details-content:contents details-content:[content-visibility:visible]">
          <summary className="pointer-events-auto z-10 mx-5 mb-5 inline-flex min-h-11 list-none items-center gap-2 self-end justify-self-start rounded-full bg-brand-100 px-4 text-sm font-semibold text-brand-700 [grid-area:1/1] hover:bg-white [&::-webkit-details-marker]:hidden">
            <Icon name="turn" size={16} />
            <span className="group-has-[details[open]]/card:hidden">
              <T k="sections:about" />
            </span>
            <span className="hidden group-has-[details[open]]/card:inline">
              <T k="sections:turnBack" />
            </span>
            <span className="sr-only">
              {" "}
              <Words of={device.title} />
            </span>
          </summary>
          <div
            className={`${FACE} pointer-events-auto invisible -rotate-y-180 gap-3 bg-brand-900 p-6 pb-20 text-white group-has-[details[open]]/card:visible group-has-[details[open]]/card:rotate-y-0`}
          >
            <p className="text-xl leading-tight font-bold">
              <Words of={device.shortTitle ?? device.title} />
            </p>
            <p className="text-lg text-brand-100">
              <Words of={back} />
            </p>
            <DeviceLink device={device} className="text-white" />
          </div>
        </details>
      ) : null}
    </article>
  );
}
