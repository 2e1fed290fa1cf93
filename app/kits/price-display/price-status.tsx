import { T } from "#app/i18n/t.tsx";
import { useStatusLink } from "#app/site/status-link.ts";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";

/** Whose price is marked as the visitor's own, and the link to the other one. Nothing on a page for one client status. */
export function PriceStatus() {
  const { clientStatus, isStatusFixed } = useSite();
  const linkTo = useStatusLink();
  if (isStatusFixed) return null;
  const isClient = clientStatus === "CLIENT";
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <T k={isClient ? "sections:ownPriceClient" : "sections:ownPriceNotClient"} />
      <TextLink
        to={linkTo(isClient ? "NOT_CLIENT" : "CLIENT")}
        preventScrollReset
        replace
        className="inline-flex min-h-11 items-center"
      >
        <T k={isClient ? "common:notClient" : "common:client"} />
      </TextLink>
    </p>
  );
}
