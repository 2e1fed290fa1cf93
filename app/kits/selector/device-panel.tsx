import type { ReactNode } from "react";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { TickedComplements } from "#app/kits/complements.tsx";
import type { SelectorKit } from "#app/kits/kit-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";

const SIZES = "(min-width: 40.5rem) 220px, 42vw";

interface PanelProps {
  /** Shown at the top of the panel. */
  picture: ReactNode;
  title: ReactNode;
  /** A badge beside the title. */
  mark?: ReactNode;
  text: LocalizedText | undefined;
  children?: ReactNode;
}

/** A panel of the product selector. */
export function Panel({ picture, title, mark, text, children }: PanelProps) {
  return (
    <section className="card kit-panel">
      <div>{picture}</div>
      <div>
        <div>
          <h3>{title}</h3>
          {mark}
        </div>
        {text ? (
          <p>
            <ContentText of={text} />
          </p>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** A decorative picture of one device at the top of a panel. */
export function DevicePanelPicture({ image }: { image: PictureSource }) {
  return <Picture image={image} decorative slot="thumbnail" sizes="96px" className="kit-panel-device" />;
}

interface DevicesProps {
  title: ReactNode;
  text: LocalizedText | undefined;
  /** A picture of all the devices; without it, each device's own picture is shown. */
  image: PictureSource | undefined;
  complements: SelectorKit["complements"];
}

/** The panel of a group of the kit's devices. Renders nothing for a group without devices and text. */
export function DevicesPanel({ title, text, image, complements }: DevicesProps) {
  if (complements.length === 0 && !text) return null;
  const pictures = complements.flatMap(({ image }) => image ?? []);
  return (
    <Panel
      picture={
        image ? (
          <Picture image={image} decorative slot="small" sizes={SIZES} />
        ) : pictures.length > 0 ? (
          pictures.map((picture) => <DevicePanelPicture key={picture.url} image={picture} />)
        ) : (
          <Icon name="shield" size={56} />
        )
      }
      title={title}
      text={text}
    >
      <TickedComplements complements={complements} />
    </Panel>
  );
}
