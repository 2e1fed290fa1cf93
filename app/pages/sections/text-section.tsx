import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import type { SectionOf } from "../section.ts";

const COMPONENTS: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p className="mt-4">{children}</p>,
    h2: ({ children }) => <h2 className="mt-10 text-2xl">{children}</h2>,
    h3: ({ children }) => <h3 className="mt-8 text-xl">{children}</h3>,
  },
  list: {
    bullet: ({ children }) => <ul className="mt-4 list-disc space-y-2 pl-6">{children}</ul>,
    number: ({ children }) => <ol className="mt-4 list-decimal space-y-2 pl-6">{children}</ol>,
  },
  marks: {
    link: ({ children, value }) => <TextLink href={String(value?.href ?? "")}>{children}</TextLink>,
  },
};

/** Where a link of the content may lead; anything else, such as a script, is text. */
const ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|tel:|mailto:)/;

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const locale = useLocale();
  if (!ADDRESS.test(href)) return <>{children}</>;
  return (
    <Link to={localePath(locale, href)} className="font-semibold text-brand-700 underline underline-offset-4">
      {children}
    </Link>
  );
}

/** Running text. */
export function TextSection({ section }: { section: SectionOf<"textSection"> }) {
  const locale = useLocale();
  const { text, lang } = section.body;
  return (
    <section className="mx-auto max-w-7xl px-4 pt-6 lg:px-8" lang={lang === locale ? undefined : lang}>
      <div className="max-w-prose text-lg">
        <PortableText value={text} components={COMPONENTS} />
      </div>
    </section>
  );
}
