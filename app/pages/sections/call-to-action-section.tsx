import { CallFreeLink } from "#app/callback/callback-links.tsx";
import { ContentText } from "#app/i18n/t.tsx";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import type { PageKind } from "./hero-section.tsx";
import { SectionFrame, SectionLink, type SectionOf } from "./section-frame.tsx";

interface Props {
  section: SectionOf<"callToActionSection">;
  kind: PageKind | undefined;
}

/** A call to action: a link to a page, or 'Llamadme gratis', which also replaces a link to the current page. */
export function CallToActionSection({ section, kind }: Props) {
  const isHere = useIsLinkToThisPage();
  const { title, text, action, link } = section;
  return (
    <SectionFrame>
      <div className="panel flex flex-col items-start gap-5 rounded-lg p-6 md:flex-row md:items-center md:justify-between lg:p-8 bg-tint">
        <div>
          <h2 className="text-heading">
            <ContentText of={title} />
          </h2>
          {text ? (
            <p className="mt-2 max-w-prose text-muted">
              <ContentText of={text} />
            </p>
          ) : null}
        </div>
        {action === "callback" || (link && isHere(link.href)) ? (
          <CallFreeLink className="shrink-0 text-lg" />
        ) : (
          <SectionLink link={link} variant={kind === "serve" ? "quiet" : "accent"} className="shrink-0 text-lg" />
        )}
      </div>
    </SectionFrame>
  );
}
