import type { ReactNode } from "react";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { TickedComplements } from "#app/kits/complements.tsx";
import type { SelectorKit } from "#app/kits/kit-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";

const SIZES = "(min-width: 1320px) 300px, (min-width: 648px) 46vw, 92vw";

interface PanelProps {
  /** Shown at the top of the panel. */
  picture: ReactNode;
  title: ReactNode;
  /** A badge beside the title. */
  mark?: ReactNode;
  text: LocalizedText | null;
  children: ReactNode;
}

/** A panel of the product selector. */
export function Panel({ picture, title, mark, text, children }: PanelProps) {
  return (
    <section className="flex flex-col overflow-hidden rounded-lg bg-white shadow-card">
      <div className="flex aspect-[2/1] items-center justify-center gap-2 overflow-hidden bg-tint p-4 text-brand-700 xl:aspect-[4/3]">
        {picture}
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-xl">{title}</h3>
          {mark}
        </div>
        {text ? (
          <p className="text-muted">
            <ContentText of={text} />
          </p>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** A decorative picture that fills the top of a panel. */
export function PanelPicture({ image }: { image: PictureContent }) {
  return <Picture image={image} decorative sizes={SIZES} className="size-full min-h-0 min-w-0" />;
}

interface DevicesProps {
  title: ReactNode;
  text: LocalizedText | null;
  /** A picture of all the devices; without it, each device's own picture is shown. */
  image: PictureContent | null;
  complements: SelectorKit["complements"];
}

/** The panel of a group of the kit's devices. Renders nothing for a group without devices and text. */
export function DevicesPanel({ title, text, image, complements }: DevicesProps) {
  if (complements.length === 0 && !text) return null;
  const pictures = image ? [image] : complements.flatMap(({ device }) => device?.image ?? []);
  return (
    <Panel
      picture={
        pictures.length > 0 ? (
          pictures.map((picture) => <PanelPicture key={picture.url} image={picture} />)
        ) : (
          <Icon name="shield" size={56} />
        )
      }
      title={title}
      text={text}
    >
      <TickedComplements complements={complements} className="mt-auto border-t border-line pt-4" />
    </Panel>
  );
}
