import { PrintButton } from "#app/ui/button.tsx";
import { PageContents } from "../page-contents.tsx";
import { type LayoutProps, Sections } from "../page-sections.tsx";
import type { Section } from "../sections/section-frame.tsx";
import { Parts, splitOpening } from "./parts.tsx";

/** What can stand out on a dark band: the first section of the points, else the second picture, else the only one. */
const DARK: Partial<Record<Section["_type"], "points" | "picture">> = {
  stepsSection: "points",
  featuresSection: "points",
  reasonsSection: "points",
  pictureTextSection: "picture",
};

/** The sections of a page that explains: its parts as chips below the opening, one of them dark (docs/look.md#page-kinds). */
export function ExplainLayout({ sections, heading, lastChanged }: LayoutProps) {
  const { opening, below } = splitOpening({ sections, heading });
  return (
    <>
      <Sections sections={opening} heading={heading} kind="explain" />
      <div className="page-body">
        <PageContents sections={below} lastChanged={lastChanged} isFolded={false} />
        <div>
          <Parts sections={below} heading={heading} kind="explain" dark={darkSection(below)} />
          {lastChanged ? <PrintButton /> : null}
        </div>
      </div>
    </>
  );
}

function darkSection(sections: Section[]): Section | undefined {
  const [picture, secondPicture] = sections.filter(({ _type }) => DARK[_type] === "picture");
  return sections.find(({ _type }) => DARK[_type] === "points") ?? secondPicture ?? picture;
}
