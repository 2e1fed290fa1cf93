import { useTranslation } from "react-i18next";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";

interface Props {
  name: string;
  /** Smaller on a phone, to leave room in the bar. */
  isCompact?: boolean;
  /** On a phone a word below the other, where the bar has more than links. */
  isStacked?: boolean;
}

export function Logo({ name, isCompact = false, isStacked = false }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap text-xl font-extrabold tracking-tight text-brand-900 ${
        isCompact ? "max-sm:gap-2 max-sm:text-base" : isStacked ? "max-sm:gap-1.5 max-sm:text-sm" : ""
      }`}
    >
      <svg
        aria-hidden="true"
        width="36"
        height="36"
        viewBox="0 0 36 36"
        fill="none"
        className={isCompact || isStacked ? "max-sm:size-7" : ""}
      >
        <rect width="36" height="36" rx="11" fill="var(--color-brand-700)" />
        <path d="M9 18.5 18 10l9 8.5" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M13.5 22a6.4 6.4 0 0 1 9 0" stroke="var(--color-accent)" strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="18" cy="26.4" r="1.9" fill="var(--color-accent)" />
      </svg>
      {isStacked ? <span className="wordmark">{name}</span> : name}
    </span>
  );
}

export function HomeLink(look: Omit<Props, "name">) {
  const { settings } = useSite();
  const { t } = useTranslation();
  return (
    <Link className="inline-flex" path={PATHS.home} aria-label={`${settings.shopName}: ${t("common:home")}`}>
      <Logo name={settings.shopName} {...look} />
    </Link>
  );
}
