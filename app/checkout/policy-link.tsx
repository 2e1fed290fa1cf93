import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { Link } from "#app/ui/link.tsx";

const POLICIES = {
  privacy: { path: PATHS.privacy, name: "checkout:privacyPolicy" },
  terms: { path: PATHS.terms, name: "checkout:terms" },
} as const;

/** Link to a policy beside its checkbox. It opens in a new tab, so that the typed values are not lost. */
export function PolicyLink({ policy }: { policy: keyof typeof POLICIES }) {
  const locale = useLocale();
  const { path, name } = POLICIES[policy];
  return (
    <Link
      to={localePath(locale, path)}
      target="_blank"
      className="font-semibold text-brand-700 underline underline-offset-4"
    >
      <T k={name} />
    </Link>
  );
}
