import { T, useText } from "#app/i18n/t.tsx";
import { useContentQuery } from "#app/site/current-page.ts";
import { useLinkedPath } from "#app/site/page-path.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";

const CHOICES = [
  { status: "CLIENT", client: "true", label: "common:client" },
  { status: "NOT_CLIENT", client: "false", label: "common:notClient" },
] as const;

/** Switches all prices between clients and others. Links, so that it works without JavaScript. See docs/rules.md#client-status. */
export function ClientStatusSwitch({ linkClassName }: { linkClassName?: string }) {
  const { clientStatus } = useSite();
  const pathname = useLinkedPath();
  const query = useContentQuery();
  const text = useText();
  return (
    <nav aria-label={text("common:pricesFor")} className="status-switch">
      {CHOICES.map(({ status, client, label }) => (
        <Link
          key={status}
          to={{ pathname, search: searchWithClient(query, client) }}
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

/** The query string of the same page with other prices. */
function searchWithClient(query: URLSearchParams, client: string): string {
  const next = new URLSearchParams(query);
  next.set("client", client);
  return `?${next}`;
}
