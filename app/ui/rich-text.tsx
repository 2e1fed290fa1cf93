import { PortableText, type PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { useLocale } from "#app/i18n/t.tsx";
import type { LocaleRichText } from "#app/sanity/sanity.generated.ts";
import { TextLink } from "./link.tsx";

/** Elements of headings and subheadings, by level. */
const HEADINGS = { 2: ["h2", "h3"], 3: ["h3", "h4"], 4: ["h4", "h5"] } as const;

interface Props {
  body: Localized<LocaleRichText>;
  /** Level of its top headings, one below the heading above the text. */
  level?: keyof typeof HEADINGS;
  className?: string;
}

/** Formatted text of the content: paragraphs, headings, lists and links. Marked with its language if that is not the page's. */
export function RichText({ body: { text, lang }, level = 2, className = "" }: Props) {
  const locale = useLocale();
  return (
    <div className={`*:first:mt-0 ${className}`} lang={lang === locale ? undefined : lang}>
      <PortableText value={text} components={COMPONENTS[level]} />
    </div>
  );
}

const COMPONENTS = { 2: componentsOf(2), 3: componentsOf(3), 4: componentsOf(4) };

function componentsOf(level: keyof typeof HEADINGS): PortableTextComponents {
  const [Heading, Subheading] = HEADINGS[level];
  return {
    block: {
      normal: ({ children }) => <p className="mt-4">{children}</p>,
      h2: ({ children }) => <Heading className={level === 2 ? "mt-10 text-2xl" : "mt-6 text-lg"}>{children}</Heading>,
      h3: ({ children }) => (
        <Subheading className={level === 2 ? "mt-8 text-xl" : "mt-5 text-base"}>{children}</Subheading>
      ),
    },
    list: {
      bullet: ({ children }) => <ul className="mt-4 list-disc space-y-2 pl-6">{children}</ul>,
      number: ({ children }) => <ol className="mt-4 list-decimal space-y-2 pl-6">{children}</ol>,
    },
    marks: {
      link: ({ children, value }) => <ContentLink href={String(value?.href ?? "")}>{children}</ContentLink>,
    },
  };
}

/** Allowed targets of a link of the content. A link to anything else, such as a script, is shown as text. */
const ALLOWED_HREF = /^(?:\/(?!\/)|#|https:\/\/|tel:|mailto:)/;

function ContentLink({ href, children }: { href: string; children: ReactNode }) {
  const locale = useLocale();
  if (!ALLOWED_HREF.test(href)) return <>{children}</>;
  return <TextLink to={localePath(locale, href)}>{children}</TextLink>;
}
