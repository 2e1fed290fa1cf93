import { localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { useSite } from "#app/layout/use-site.ts";
import { kitHref } from "#app/paths.ts";

/**
 * The address of a kit in the visitor's language. From a page that shows one status' prices it leads to the same prices:
 * `client=false` says whose (section 6).
 */
export function useKitPath(): (kit: Parameters<typeof kitHref>[0]) => string {
  const locale = useLocale();
  const { clientStatus, isStatusFixed } = useSite();
  const query = isStatusFixed ? `?client=${clientStatus === "CLIENT"}` : "";
  return (kit) => localePath(locale, kitHref(kit, query));
}
