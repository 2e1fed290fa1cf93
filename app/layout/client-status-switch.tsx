import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { useStatusLink } from "#app/site/status-link.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";

const CHOICES = [
  { status: "CLIENT", label: "common:client", short: undefined },
  // On a phone the bar has the logo and the menu too.
  { status: "NOT_CLIENT", label: "common:notClient", short: "common:notClientShort" },
] as const;

/** Switches all prices between clients and others. Links, so that it works without JavaScript. See docs/rules.md#client-status. */
export function ClientStatusSwitch({ className = "" }: { className?: string }) {
  const { clientStatus } = useSite();
  const linkTo = useStatusLink();
  const { t } = useTranslation();
  return (
    <nav aria-label={t("common:pricesFor")} className={`status-switch ${className}`.trimEnd()}>
      {CHOICES.map(({ status, label, short }) => (
        <Link
          key={status}
          to={linkTo(status)}
          preventScrollReset
          replace
          aria-current={status === clientStatus ? "true" : undefined}
        >
          <span>
            {short ? (
              <>
                <span className="max-sm:sr-only">
                  <T k={label} />
                </span>
                <span aria-hidden="true" className="sm:hidden">
                  <T k={short} />
                </span>
              </>
            ) : (
              <T k={label} />
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
