import { useLocation, useRouteError } from "@remix-run/react";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FAILURE_TEXTS, failureStatus, failureTexts } from "./failure-texts.ts";

/** The error page. Needs neither Sanity nor a backend. */
export function FailurePage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const locale = localeOf(pathname);
  const status = failureStatus(error);
  const texts = FAILURE_TEXTS[locale];
  const { title, text } = failureTexts(error, locale);
  return (
    <main
      id="main"
      className="mx-auto flex min-h-[60vh] max-w-2xl flex-col items-start justify-center gap-6 px-4 py-16"
    >
      <p className="rounded-full bg-tint px-4 py-1 font-semibold text-brand-700">{status}</p>
      <h1 className="text-title">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        {status === 404 ? (
          <ButtonLink to={localePath(locale, PATHS.home)}>{texts.home}</ButtonLink>
        ) : (
          <ButtonLink to={pathname + search} reloadDocument>
            {texts.again}
          </ButtonLink>
        )}
        <ButtonLink to={localePath(locale, PATHS.businessKits)} variant="quiet">
          {texts.business}
        </ButtonLink>
        <ButtonLink to={localePath(locale, PATHS.help)} variant="quiet">
          {texts.help}
        </ButtonLink>
      </div>
    </main>
  );
}
