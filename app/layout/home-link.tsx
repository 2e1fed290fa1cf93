import { localePath } from "#app/i18n/locale.ts";
import { useLocale, useText } from "#app/i18n/t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "./logo.tsx";
import { useSite } from "./use-site.ts";

/** The logo, which leads home. */
export function HomeLink() {
  const { settings } = useSite();
  const locale = useLocale();
  const text = useText();
  return (
    <Link
      className="inline-flex"
      to={localePath(locale, "/")}
      aria-label={`${settings.shopName}: ${text("common:home")}`}
    >
      <Logo name={settings.shopName} />
    </Link>
  );
}
