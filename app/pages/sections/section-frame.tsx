import type { ReactNode } from "react";
import type { Localized, LocalizedText } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import type { PAGE_BY_PATH_RESULT } from "#app/sanity/sanity.generated.ts";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";

/** What a page is for, which decides how it opens and how dense it is (docs/look.md#page-kinds). */
export type PageKind = NonNullable<PAGE_BY_PATH_RESULT>["kind"];

/** What an editor puts on a page, in the page's language: sections, and experiments with some. */
export type PageItem = Localized<NonNullable<PAGE_BY_PATH_RESULT>["sections"][number]>;

export type Section = Exclude<PageItem, { _type: "experimentSectionList" }>;

export type SectionOf<Type extends Section["_type"]> = Extract<Section, { _type: Type }>;

/** The id of a section's place on its page. The prefix keeps it apart from other ids, such as 'kits'. */
export const sectionAnchor = ({ _key }: Pick<Section, "_key">) => `s-${_key}`;

interface HeadingProps {
  title: LocalizedText;
  text?: LocalizedText | undefined;
  /** For `aria-labelledby` of the content below. */
  id?: string;
}

export function SectionHeading({ title, text, id }: HeadingProps) {
  return (
    <div className="section-heading">
      <ContentText as="h2" id={id} className="text-heading" of={title} />
      {text ? <ContentText as="p" className="mt-3 max-w-prose text-lg text-muted" of={text} /> : null}
    </div>
  );
}

interface FrameProps {
  /** The anchor of links to the section. */
  id?: string;
  /** As wide as the page; the page's own background by default. */
  background?: "white" | "tint" | "dark" | undefined;
  children: ReactNode;
}

const BACKGROUNDS = { white: "border-y border-line bg-white", tint: "bg-tint", dark: "bg-brand-900 text-white" };

export function SectionFrame({ id, background, children }: FrameProps) {
  if (!background) {
    return (
      <section id={id} className="contained pt-section">
        {children}
      </section>
    );
  }
  return (
    <section id={id} className={`band mt-section py-section ${BACKGROUNDS[background]}`}>
      <div className="contained">{children}</div>
    </section>
  );
}

interface LinkProps {
  link: { label: LocalizedText; href: string } | undefined;
  variant?: ButtonVariant;
  className?: string;
}

/** A section's button. Renders nothing without a link, or when the link leads to the current page. */
export function SectionLink({ link, variant = "quiet", className }: LinkProps) {
  const isHere = useIsLinkToThisPage();
  if (!link || isHere(link.href)) return null;
  return (
    <ButtonLink path={link.href} variant={variant} className={className}>
      <ContentText of={link.label} />
    </ButtonLink>
  );
}
