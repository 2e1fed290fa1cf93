import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { devicePath } from "#app/paths.ts";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { type Device, toAnalyticsItem } from "./device.ts";
import { DevicePicture } from "./device-picture.tsx";

/** Font weights of titles, by the value that the CMS sets. */
const TITLE_WEIGHTS = { normal: "font-normal", semibold: "font-semibold", bold: "font-bold" } as const;

/** A grid of flip cards. The cards of a row have the same height. */
export function DeviceFlipCards({ devices }: { devices: Device[] }) {
  return (
    <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {devices.map((device) => (
        <li key={device._id} className="flex">
          <DeviceFlipCard device={device} />
        </li>
      ))}
    </ul>
  );
}

/** A card of the catalogue. Flips where the device has a text for the back. See docs/rules.md#flip-cards. */
function DeviceFlipCard({ device }: { device: Device }) {
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
      onTurnOver={() => trackEvent({ event: "select_item", ecommerce: { items: [toAnalyticsItem(device)] } })}
    />
  );
}

/** A card of a carousel. The whole card links to the device's page. */
export function DeviceTile({ device }: { device: Device }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-white shadow-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand-600">
      <DevicePicture image={device.image} sizes="272px" />
      <div className="space-y-2 p-5">
        <h3 className={`text-lg ${TITLE_WEIGHTS[device.titleWeight ?? "bold"]}`}>
          <Link
            to={path}
            className="underline-offset-4 outline-none after:absolute after:inset-0 group-hover:text-brand-700 group-hover:underline"
          >
            <ContentText of={device.shortTitle ?? device.title} />
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <ContentText of={device.frontBody} />
        </p>
      </div>
    </article>
  );
}

/** The link to a device's page. Screen readers hear the device's name too. */
function DeviceLink({ device, className = "" }: { device: Device; className?: string }) {
  const path = localePath(useLocale(), devicePath(device));
  return (
    <Link
      to={path}
      className={`inline-flex min-h-11 items-center gap-1 self-start font-semibold underline-offset-4 hover:underline ${className}`}
    >
      <T k={device.url ? "sections:more" : "sections:devicePage"} />
      <span className="sr-only">
        {" "}
        <ContentText of={device.title} />
      </span>
      <Icon name="next" size={18} />
    </Link>
  );
}
