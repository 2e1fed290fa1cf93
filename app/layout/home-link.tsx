import { localePath } from "#app/i18n/locale.ts";
import { useLocale, useText } from "#app/i18n/t.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "./logo.tsx";

/** The logo, which leads home; `isCompact` as in `Logo`. */
export function HomeLink({ isCompact = false }: { isCompact?: boolean }) {
  const { settings } = useSite();
  const locale = useLocale();
  const text = useText();
  return (
    <Link
      className="inline-flex"
      to={localePath(locale, "/")}
      aria-label={`${settings.shopName}: ${text("common:home")}`}
    >
      <Logo name={settings.shopName} isCompact={isCompact} />
    </Link>
  );
}
