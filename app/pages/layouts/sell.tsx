import { type LayoutProps, Sections } from "../page-sections.tsx";
import type { Section } from "../sections/section-frame.tsx";
import { inRows } from "./parts.tsx";

/**
 * Where the sections of a page that sells stand; the others have a row of their own. `half`: it says one thing, and shares its row with
 * another half that follows it. `dark band`: it stands out, with what follows it that belongs `on the dark band`.
 */
const PLACES: Partial<Record<Section["_type"], "half" | "dark band" | "on the dark band">> = {
  promoBannerSection: "half",
  callToActionSection: "half",
  kitHelpSection: "half",
  faqSection: "half",
  guaranteeSection: "dark band",
  reasonsSection: "on the dark band",
};

/** The sections of a page that sells, and of a kit's page (docs/look.md#page-kinds). */
export function SellLayout({ sections, heading }: LayoutProps) {
  return inRows(sections, sharesRow).map((row) => {
    const [first] = row;
    const shown = <Sections key={first?._key} sections={row} heading={heading} kind="sell" />;
    const className = rowClass(row);
    if (!className) return shown;
    return (
      <div key={first?._key} className={className}>
        {shown}
      </div>
    );
  });
}

function sharesRow(before: Section, section: Section): boolean {
  if (placeOf(before) === "dark band") return placeOf(section) === "on the dark band";
  return placeOf(before) === "half" && placeOf(section) === "half";
}

/** A section that shows the other kits too, or several promos, is as wide as the page. */
function placeOf(section: Section) {
  if (section._type === "promoBannerSection" && section.promos.length > 1) return undefined;
  return "otherKits" in section && section.otherKits.length > 0 ? undefined : PLACES[section._type];
}

function rowClass([first, second]: Section[]): string | undefined {
  if (first && placeOf(first) === "dark band") return "moment mt-section bg-brand-900 pb-section text-white";
  return second ? "side-by-side lg:contained" : undefined;
}
