import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { devicePath } from "#app/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { type DeviceCard, TITLE_WEIGHTS } from "./device-card.ts";
import { DevicePicture } from "./device-picture.tsx";

/** A device in a slider: all of it leads to the device's page. */
export function DeviceTile({ device }: { device: DeviceCard }) {
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
