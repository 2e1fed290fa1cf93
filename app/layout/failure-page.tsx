import { Form, isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { PATHS, SEARCH_PARAMETER } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import doorPicture from "./door-ajar.avif";
import styles from "./failure.css?url";
import { FAILURE_TEXTS, failureStatus, failureTexts } from "./failure-texts.ts";

const SUGGESTED_PAGES = [
  { text: "kits", path: PATHS.homeKits, icon: "detached-house" },
  { text: "business", path: PATHS.businessKits, icon: "store" },
  { text: "prices", path: PATHS.prices, icon: "euro" },
  { text: "promotions", path: PATHS.promotions, icon: "percent" },
  { text: "quiz", path: PATHS.quiz, icon: "calculator" },
  { text: "help", path: PATHS.help, icon: "wrench" },
] as const;

/**
 * The error page. Needs neither Sanity nor a backend. When a page's data did not come as they should, the browser loads the whole page: what a
 * proxy or the login page of a network answers then shows itself (docs/rules.md#unanswered-forms).
 */
export function FailurePage() {
  const error = useRouteError();
  useEffect(() => {
    // Only after the visitor did something, so that a page that fails again does not load for ever.
    const isWorthTrying = navigator.onLine && navigator.userActivation.hasBeenActive;
    if (!isRouteErrorResponse(error) && isWorthTrying) window.location.reload();
  }, [error]);
  const { pathname, search } = useLocation();
  const locale = localeOf(pathname);
  const status = failureStatus(error);
  const texts = FAILURE_TEXTS[locale];
  const failure = failureTexts(error, locale);
  return (
    <main id="main" className="failure w-full pb-section">
      {/* Not `StyleSheet`, which suspends: the error page must render at once. */}
      <link rel="stylesheet" href={styles} />
      <div className="bg-tint">
        <div className="failure-top contained py-8">
          {failure === texts.offline ? null : (
            <p className="badge bg-white text-brand-900">
              {texts.error} {status}
            </p>
          )}
          {/* A static file, because Sanity may be down. */}
          <img src={doorPicture} alt="" width={800} height={600} />
          <div className="space-y-5">
            <h1 className="text-display">{failure.title}</h1>
            <p className="max-w-prose text-lead text-muted">{failure.text}</p>
            {status === 404 ? (
              <Form action={localePath(locale, PATHS.help)} role="search" className="search-box max-w-xl">
                <Icon name="search" size={20} />
                <input
                  type="search"
                  name={SEARCH_PARAMETER}
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
        </div>
      </div>
      <section className="contained pt-8">
        <h2 className="text-heading">{texts.ways}</h2>
        <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {SUGGESTED_PAGES.map(({ text, path, icon }) => (
            <li key={path} className="card link-card flex items-center gap-4 p-4 lg:p-6">
              <span className="round-icon size-14">
                <Icon name={icon} size={28} />
              </span>
              <div className="grow">
                <h3 className="text-lg leading-tight">
                  <Link path={path}>{texts[text][0]}</Link>
                </h3>
                <p className="text-sm text-muted">{texts[text][1]}</p>
              </div>
              <Icon name="next" size={20} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
