import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/i18n/languages.ts";
import { localePath, otherLocales, pathWithoutLocale } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { useContentQuery, useLinkedPath, useStatusLink } from "#app/site/current-page.ts";
import { LinkList, PhoneLink } from "#app/site/links.tsx";
import type { PageFrame } from "#app/site/page-frame.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { HomeLink } from "./logo.tsx";

interface HeaderProps {
  links: PageFrame["links"];
  /** A notice above the bar, for example that the prices are for clients. */
  note?: ReactNode;
  hasPrices?: boolean;
}

/** The header of the commercial, discount and simplified layouts: a few links, no menus. See docs/rules.md#page-layouts. */
export function SpecialHeader({ links, note, hasPrices = false }: HeaderProps) {
  const { isStatusFixed } = useSite();
  const { t } = useTranslation();
  return (
    <header className="border-b border-line bg-white">
      {note ? <p className="bg-accent-soft px-4 py-2 text-center text-sm font-bold text-accent-ink">{note}</p> : null}
      <div className="contained flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 sm:gap-x-6 lg:min-h-20">
        <HomeLink isCompact />
        {links?.length ? (
          <nav aria-label={t("common:mainMenu")} className="max-lg:order-last max-lg:w-full">
            <LinkList
              links={links}
              className="-mx-2 flex flex-wrap"
              linkClassName="inline-flex min-h-11 items-center rounded-full px-2 text-sm font-semibold sm:text-base hover:text-brand-700"
            />
          </nav>
        ) : null}
        <PhoneAndLanguages />
      </div>
      {hasPrices && !isStatusFixed ? (
        <div className="border-t border-line bg-brand-50">
          <div className="contained flex justify-center">
            <ClientStatusSwitch />
          </div>
        </div>
      ) : null}
    </header>
  );
}

export function CheckoutHeader() {
  return (
    <header className="border-b border-line bg-white">
      <div className="contained flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 sm:gap-x-6">
        <HomeLink isCompact />
        <PhoneAndLanguages keepsInput />
      </div>
    </header>
  );
}

function PhoneAndLanguages({ keepsInput = false }: { keepsInput?: boolean }) {
  const { settings } = useSite();
  return (
    <div className="flex items-center gap-4 text-sm">
      <p className="flex items-center gap-2">
        <T as="span" className="hidden text-muted md:inline" k="common:needHelp" />
        <PhoneLink number={settings.salesPhone} className="font-bold text-brand-700 max-sm:[&>svg]:hidden" />
      </p>
      <LanguageLinks
        keepsInput={keepsInput}
        className="inline-flex min-h-11 items-center font-semibold text-brand-700"
      />
    </div>
  );
}

interface LanguageProps {
  className?: string;
  /** Changes the language without a page load, to keep the values that the visitor typed. */
  keepsInput?: boolean;
}

/** Links to the same page in the other languages. */
export function LanguageLinks({ className, keepsInput = false }: LanguageProps) {
  const { hash } = useLocation();
  const pathname = useLinkedPath();
  const query = useContentQuery();
  const search = query.size > 0 ? `?${query}` : "";
  return otherLocales(useLocale()).map((other) => (
    <Link
      key={other}
      to={localePath(other, pathWithoutLocale(pathname)) + search + (keepsInput ? hash : "")}
      lang={other}
      hrefLang={other}
      className={className}
      reloadDocument={!keepsInput}
    >
      {LANGUAGES[other].name}
    </Link>
  ));
}

const CHOICES = [
  { status: "CLIENT", label: "common:client", short: undefined },
  // On a phone the bar has the logo and the menu too.
  { status: "NOT_CLIENT", label: "common:notClient", short: "common:notClientShort" },
] as const;

/** Switches all prices between clients and others. Links, so that it works without JavaScript. See docs/rules.md#client-status. */
export function ClientStatusSwitch({ className = "" }: { className?: string }) {
  const { clientStatus } = useSite();
  const linkTo = useStatusLink();
  const { t } = useTranslation();
  return (
    <nav aria-label={t("common:pricesFor")} className={`status-switch ${className}`.trimEnd()}>
      {CHOICES.map(({ status, label, short }) => (
        <Link
          key={status}
          to={linkTo(status)}
          preventScrollReset
          replace
          aria-current={status === clientStatus ? "true" : undefined}
        >
          <span>
            {short ? (
              <>
                <T as="span" className="max-sm:sr-only" k={label} />
                <span aria-hidden="true" className="sm:hidden">
                  <T k={short} />
                </span>
              </>
            ) : (
              <T k={label} />
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
