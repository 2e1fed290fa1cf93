import { type LayoutProps, Sections } from "../page-sections.tsx";

/** The sections of a page that decides: each below the one before it (docs/look.md#page-kinds). */
export function DecideLayout({ sections, heading }: LayoutProps) {
  return <Sections sections={sections} heading={heading} kind="decide" />;
}
