import { Form, useLocation, useRouteError } from "@remix-run/react";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { PATHS, SEARCH_PARAMETER } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { FAILURE_TEXTS, failureStatus, failureTexts } from "./failure-texts.ts";

/** Where a visitor who is lost may want to go. */
const WAYS_ON = [
  { text: "home", path: PATHS.home, icon: "shield" },
  { text: "kits", path: PATHS.homeKits, icon: "detached-house" },
  { text: "business", path: PATHS.businessKits, icon: "store" },
  { text: "prices", path: PATHS.prices, icon: "euro" },
  { text: "call", path: PATHS.callback, icon: "phone" },
] as const;

/** The error page. Needs neither Sanity nor a backend. */
export function FailurePage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const locale = localeOf(pathname);
  const status = failureStatus(error);
  const texts = FAILURE_TEXTS[locale];
  const { title, text } = failureTexts(error, locale);
  return (
    <main id="main" className="w-full pb-section">
      <div className="bg-tint">
        <div className="contained flex items-center justify-between gap-8 py-10 lg:py-14">
          <div className="space-y-5">
            <h1 className="text-display">{title}</h1>
            <p className="max-w-prose text-lead text-muted">{text}</p>
            {status === 404 ? (
              <Form action={localePath(locale, PATHS.help)} role="search" className="flex max-w-xl gap-2">
                <input
                  type="search"
                  name={SEARCH_PARAMETER}
                  required
                  aria-label={texts.search}
                  placeholder={texts.search}
                  className="control"
                />
                <Button>{texts.find}</Button>
              </Form>
            ) : (
              <ButtonLink to={pathname + search} reloadDocument>
                {texts.again}
              </ButtonLink>
            )}
          </div>
          {/* As a drawing: it is as wide as it has room. */}
          <svg viewBox="0 0 92 40" width="320" aria-hidden="true" className="text-brand-700 max-lg:hidden">
            <text y="38" fontSize="50" fontWeight="800" fill="currentColor">
              {status}
            </text>
          </svg>
        </div>
      </div>
      <ul className="contained grid gap-4 pt-8 md:grid-cols-3 lg:grid-cols-5">
        {WAYS_ON.map(({ text, path, icon }) => (
          <li key={path} className="card link-card flex items-center justify-between gap-3 p-5 font-bold">
            <span className="round-icon size-12">
              <Icon name={icon} />
            </span>
            <Link to={localePath(locale, path)} className="grow">
              {texts[text]}
            </Link>
            <Icon name="next" className="shrink-0" />
          </li>
        ))}
      </ul>
    </main>
  );
}
