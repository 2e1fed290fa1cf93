import { T, useText } from "#app/i18n/t.tsx";
import { useStatusLink } from "#app/site/status-link.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";

const CHOICES = [
  { status: "CLIENT", label: "common:client" },
  { status: "NOT_CLIENT", label: "common:notClient" },
] as const;

/** Switches all prices between clients and others. Links, so that it works without JavaScript. See docs/rules.md#client-status. */
export function ClientStatusSwitch({ linkClassName }: { linkClassName?: string }) {
  const { clientStatus } = useSite();
  const linkTo = useStatusLink();
  const text = useText();
  return (
    <nav aria-label={text("common:pricesFor")} className="status-switch sm:-mx-3">
      {CHOICES.map(({ status, label }) => (
        <Link
          key={status}
          to={linkTo(status)}
          preventScrollReset
          replace
          aria-current={status === clientStatus ? "true" : undefined}
          className={linkClassName}
        >
          <span aria-hidden="true" />
          <span>
            <T k={label} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
