import { CallFreeLink } from "#app/callback/callback-links.tsx";
import { ContentText } from "#app/i18n/t.tsx";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Panel } from "./panel.tsx";
import { SectionLink, type SectionOf } from "./section-frame.tsx";

/** A call to action: a link to a page, or 'Llamadme gratis', which also replaces a link to the current page. */
export function CallToActionSection({ section }: { section: SectionOf<"callToActionSection"> }) {
  const isHere = useIsLinkToThisPage();
  const { title, text, image, action, link, kits } = section;
  return (
    <Panel
      title={<ContentText of={title} />}
      text={text && <ContentText of={text} />}
      kits={kits}
      picture={
        image ? (
          <Picture
            image={image}
            decorative
            slot="small"
            sizes="(min-width: 64.5rem) 280px, (min-width: 40.5rem) 30vw, 144px"
            className="aspect-[3/2] w-1/3 min-w-0 max-md:hidden"
          />
        ) : null
      }
    >
      {action === "callback" || (link && isHere(link.href)) ? (
        <CallFreeLink variant="quiet" />
      ) : (
        <SectionLink link={link} />
      )}
    </Panel>
  );
}
