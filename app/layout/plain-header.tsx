import { HelpLine } from "./help-line.tsx";
import { HomeLink } from "./home-link.tsx";

/** The header of the checkout: nothing that leads away from an order but the way home and help by phone. */
export function PlainHeader() {
  return (
    <header className="border-b border-line bg-white">
      <div className="contained flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 sm:gap-x-6">
        <HomeLink isCompact />
        <HelpLine keepsTyped />
      </div>
    </header>
  );
}
