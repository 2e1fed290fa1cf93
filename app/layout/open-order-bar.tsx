import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { hasOpenOrder, rememberOpenOrder } from "#app/site/open-order.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useScriptMark } from "./script-mark.ts";
import showOpenOrder from "./show-open-order.ts?minified";

/**
 * Leads back to an order that was begun in this browser. Every page has it, hidden, so that pages stay cached; a script shows it
 * before the first paint, so that nothing moves (docs/rules.md#return-to-checkout).
 */
export function OpenOrderBar() {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have placed the order, or begun one.
  useEffect(() => setOpen(hasOpenOrder()), [pathname]);
  return (
    <>
      <div hidden={!isOpen} suppressHydrationWarning className="bg-accent-soft">
        <p className="contained flex items-center justify-center gap-x-3">
          <Link path={PATHS.checkout} className="inline-flex min-h-11 items-center font-bold underline">
            <T k="common:openOrder" />
          </Link>
          <button
            type="button"
            aria-label={t("common:close")}
            className="flex size-11 items-center justify-center"
            onClick={() => {
              rememberOpenOrder(undefined);
              setOpen(false);
            }}
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      </div>
      <ShowingScript />
    </>
  );
}

/** On the client React leaves the content of the server's script as it is. */
function ShowingScript() {
  const mark = useScriptMark();
  const __html = import.meta.env.SSR ? `(${showOpenOrder})()` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is our own.
  return <script {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
