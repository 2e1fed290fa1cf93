import { useLocation } from "@remix-run/react";
import { T, useText } from "#app/i18n/t.tsx";
import { useContentQuery } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";

const CHOICES = [
  { status: "CLIENT", client: "true", label: "common:client" },
  { status: "NOT_CLIENT", client: "false", label: "common:notClient" },
] as const;

/** Switches all prices between clients and others. Links, so that it works without JavaScript. See docs/rules.md#client-status. */
export function ClientStatusSwitch({ linkClassName = "" }: { linkClassName?: string }) {
  const { clientStatus } = useSite();
  const { pathname } = useLocation();
  const query = useContentQuery();
  const text = useText();
  return (
    <nav aria-label={text("common:pricesFor")} className="pointer-events-auto flex gap-1">
      {CHOICES.map(({ status, client, label }) => (
        <Link
          key={status}
          to={{ pathname, search: searchWithClient(query, client) }}
          preventScrollReset
          replace
          aria-current={status === clientStatus ? "true" : undefined}
          className={`group/choice inline-flex min-h-11 items-center gap-2 px-2 text-sm font-semibold sm:px-3 ${
            status === clientStatus ? "text-brand-900" : "text-muted"
          } ${linkClassName}`}
        >
          <span
            aria-hidden="true"
            className={`flex size-4.5 shrink-0 items-center justify-center rounded-full border-2 border-current after:size-2 after:rounded-full after:bg-current ${
              status === clientStatus ? "" : "after:hidden"
            }`}
          />
          <span className="underline-offset-4 group-hover/choice:underline">
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
