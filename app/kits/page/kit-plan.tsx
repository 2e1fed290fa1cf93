import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import type { PageKit } from "#app/kits/kit-content.ts";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";
import { cropPicture, pictureAttributes } from "#app/ui/picture-source.ts";

interface Props {
  kit: PageKit;
  plan: PictureContent;
  /** The device whose places light up. */
  litDevice: string | undefined;
}

/**
 * The dwelling with each device of the kit in its place (docs/rules.md#kit-plan). Optional devices are drawn too, and shown by CSS
 * while their box is ticked, so that this works without JavaScript. Screen readers get the same from the list of devices.
 */
export function KitPlan({ kit, plan, litDevice }: Props) {
  const { width = 1600, height = 1200 } = cropPicture(plan);
  return (
    <div className="relative">
      <Picture
        image={plan}
        slot="wide"
        sizes="(min-width: 1032px) 590px, 92vw"
        priority
        className="aspect-[4/3] w-full"
      />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        {kit.places?.map(({ _key, device, image, ...place }) => {
          const shown = placedDevice(kit, device);
          if (!shown || !image?.url) return null;
          const { src } = pictureAttributes({ url: image.url, crop: image.crop }, "thumbnail", "");
          const size = (place.size / 100) * width;
          const x = (place.x / 100) * width;
          const y = (place.y / 100) * height;
          return (
            <g
              key={_key}
              className="kit-place"
              data-extra={shown.extra}
              data-lit={device === litDevice ? "" : undefined}
            >
              <title>{textOf(shown.name)}</title>
              <circle cx={x} cy={y} r={size * 0.6} />
              <image href={src} x={x - size / 2} y={y - size / 2} width={size} height={size} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The name of a device that the kit contains or can have, and the name of the extra's box. */
function placedDevice(kit: PageKit, id: string): { name: LocalizedText; extra?: string } | undefined {
  const complement = kit.complements.find(({ device }) => device?._id === id);
  if (complement) return { name: complement.short };
  const extra = kit.extras.find(({ device }) => device === id);
  return extra && { name: extra.name, extra: extra.extraId };
}
