import { Link, useLocation } from "@remix-run/react";
import { T, useText } from "#app/i18n/t.tsx";
import { useSite } from "./use-site.ts";

/** Switches all prices between clients and others; two links, so that it works without JavaScript. */
export function ClientStatusSwitch() {
  const { clientStatus } = useSite();
  const { pathname } = useLocation();
  const text = useText();
  const look = (isCurrent: boolean) =>
    `inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold transition-colors ${
      isCurrent ? "bg-brand-700 text-white forced-colors:underline" : "text-brand-700 hover:bg-brand-100"
    }`;
  return (
    <nav aria-label={text("common:pricesFor")} className="inline-flex rounded-full bg-brand-100/60 p-1">
      <Link
        to={{ pathname, search: "?client=true" }}
        preventScrollReset
        replace
        aria-current={clientStatus === "CLIENT" ? "true" : undefined}
        className={look(clientStatus === "CLIENT")}
      >
        <T k="common:client" />
      </Link>
      <Link
        to={{ pathname, search: "?client=false" }}
        preventScrollReset
        replace
        aria-current={clientStatus === "NOT_CLIENT" ? "true" : undefined}
        className={look(clientStatus === "NOT_CLIENT")}
      >
        <T k="common:notClient" />
      </Link>
    </nav>
  );
}
