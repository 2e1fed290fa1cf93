import { Link, useLocation } from "@remix-run/react";
import { T, useText } from "#app/i18n/t.tsx";
import { useSite } from "./use-site.ts";

const CHOICES = [
  { status: "CLIENT", search: "?client=true", label: "common:client" },
  { status: "NOT_CLIENT", search: "?client=false", label: "common:notClient" },
] as const;

/** Switches all prices between clients and others; two links, so that it works without JavaScript. */
export function ClientStatusSwitch() {
  const { clientStatus } = useSite();
  const { pathname } = useLocation();
  const text = useText();
  return (
    <nav aria-label={text("common:pricesFor")} className="inline-flex rounded-full bg-brand-100/60 p-1">
      {CHOICES.map(({ status, search, label }) => (
        <Link
          key={status}
          to={{ pathname, search }}
          preventScrollReset
          replace
          aria-current={status === clientStatus ? "true" : undefined}
          className={`inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold transition-colors ${
            status === clientStatus
              ? "bg-brand-700 text-white forced-colors:underline"
              : "text-brand-700 hover:bg-brand-100"
          }`}
        >
          <T k={label} />
        </Link>
      ))}
    </nav>
  );
}
