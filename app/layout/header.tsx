import { type ReactNode, useEffect, useRef, useState } from "react";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import { T } from "#app/i18n/t.tsx";
import { CustomerLink, PhoneLink } from "#app/site/links.tsx";
import { usePageFrame } from "#app/site/page-frame.ts";
import { useSite } from "#app/site/use-site.ts";
import { HomeLink } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { OpenOrderBar } from "./open-order-bar.tsx";
import { Sidebar } from "./sidebar.tsx";
import { ClientStatusSwitch, LanguageLinks, SpecialHeader } from "./special-header.tsx";

/** The header of the page's layout. See docs/rules.md#page-layouts. */
export function PageHeader() {
  const { layout, links } = usePageFrame();
  switch (layout) {
    case "commercial":
    case "noFooter":
      return <SpecialHeader links={links} hasPrices />;
    case "discount":
      return <SpecialHeader links={links} note={<T k="common:discountNote" />} hasPrices />;
    case "simplified":
      return <SpecialHeader links={links} />;
    default:
      return <Header />;
  }
}

/**
 * The default header: top bar, menus and client status switch. See docs/rules.md#page-header.
 *
 * Below 1032 px, 'Te llamamos' and the phone number are in the top bar, and the loaded call widget replaces the number. From 1032 px,
 * the main bar has 'Te llamamos', and the widget replaces it. The client status switch is in the main bar, and from 1032 px above it.
 */
function Header() {
  const { isStatusFixed } = useSite();
  return (
    <header>
      <OpenOrderBar />
      <div className="bg-white">
        <TopBar />
        <div className="border-b border-line">
          <div className="contained relative flex min-h-13 flex-wrap items-center justify-between gap-x-2 lg:min-h-20">
            <HomeLink isStacked />
            {isStatusFixed ? null : <ClientStatusSwitch className="in-top-bar" />}
            <MainMenu />
            <CallWidget
              position="main-bar"
              device="desktop"
              className="shrink-0 max-lg:hidden"
              fallback={<CallMeLink className="max-lg:hidden" />}
            />
            <Sidebar />
          </div>
        </div>
      </div>
    </header>
  );
}

function TopBar() {
  const { settings } = useSite();
  return (
    <div className="bg-brand-900 text-sm text-white">
      <div className="contained flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:justify-end lg:gap-6">
        <CallMeLink isSmall className="text-accent lg:hidden" />
        <CallWidget
          position="top-bar"
          device="mobile"
          className="lg:hidden"
          fallback={<PhoneLink number={settings.salesPhone} className="font-bold" />}
        />
        <CustomerLink
          iconSize={16}
          className="hidden min-h-11 items-center gap-1.5 underline-offset-4 hover:underline lg:inline-flex"
        />
        <LanguageLinks className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline" />
      </div>
    </div>
  );
}

interface Props {
  /** The provider's script finds the element by position and device. See docs/rules.md#call-widget. */
  position: "top-bar" | "main-bar";
  device: "mobile" | "desktop";
  fallback?: ReactNode;
  className?: string;
}

/** The element that the click-to-call provider's script fills with its button. React does not control its content. */
function CallWidget({ position, device, fallback = null, className = "" }: Props) {
  const { element, isFilled } = useFilled();
  return (
    <>
      <div ref={element} data-call-widget={`${position}-${device}`} className={isFilled ? className : "hidden"} />
      {isFilled ? null : fallback}
    </>
  );
}

/** Whether a third-party script has filled the element. */
function useFilled() {
  const ref = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const check = () => setFilled(element.childElementCount > 0);
    const observer = new MutationObserver(check);
    observer.observe(element, { childList: true });
    check();
    return () => observer.disconnect();
  }, []);
  return { element: ref, isFilled };
}
