import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { devicePath } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { DeviceCard } from "./device-card.ts";

/** The way from a card to the device's page; screen readers hear of which device. */
export function DeviceLink({ device, className = "" }: { device: DeviceCard; className?: string }) {
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
