import type { ReactNode } from "react";
import { textOf } from "#app/i18n/localize.ts";
import type { House } from "#app/kits/kit-content.ts";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";
import { cropPicture, type PictureSlot, pictureAttributes } from "#app/ui/picture-source.ts";
import { type PlanDevice, takenPlaces } from "./plan-devices.ts";

interface Props {
  house: House;
  /** The picture with its text; without it, the list of devices beside the plan says the same. */
  picture?: PictureContent | undefined;
  devices: PlanDevice[];
  /** The device whose places light up. */
  litDevice?: string | undefined;
  slot?: PictureSlot;
  /** The `sizes` of the picture. */
  sizes: string;
  /** Whether it is the largest picture at the top of the page. */
  priority?: boolean;
  /** The end that stays where it fills its box, and is cut to the box's proportions; otherwise it is shown whole. */
  filling?: "middle" | "top";
  /** What is drawn above the devices. */
  children?: ReactNode;
}

/**
 * A dwelling with each device in its place (docs/rules.md#kit-plan). Extras are drawn too, and shown by CSS while their box in the same
 * `data-plan` is ticked, so that this works without JavaScript. Screen readers get the same from the list of devices.
 */
export function HousePlan({
  house,
  picture,
  devices,
  litDevice,
  slot = "card",
  sizes,
  priority = false,
  filling,
  children,
}: Props) {
  const image = house.distributiveImage;
  const { width = 1600, height = 1200 } = cropPicture(image);
  const isTop = filling === "top";
  const filled = isTop ? "size-full object-cover at-top" : "size-full object-cover";
  const place = { slot, sizes, priority, className: filling ? filled : "aspect-[4/3] w-full" };
  return (
    <div className={filling ? "absolute inset-0" : "relative"}>
      {picture ? <Picture {...place} image={picture} /> : <Picture {...place} image={image} decorative />}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={filling && `xMidY${isTop ? "Min" : "Mid"} slice`}
        aria-hidden="true"
        // Of the rings around devices, equally thin in a part of a house, and however many pixels its picture has.
        strokeWidth={width / 320}
        className="absolute inset-0 size-full"
      >
        {takenPlaces(house.places, devices).map(({ place: { _key, device, image: spot, ...at }, shown }) => {
          if (!spot?.url) return null;
          // A part of a house shows its devices larger.
          const { src } = pictureAttributes({ url: spot.url, crop: spot.crop }, filling ? "thumbnail" : "spot", "");
          // Whole pixels of the picture, and tens for the size, so that pages are short.
          const size = 10 * Math.round((at.size / 1000) * width);
          const x = Math.round((at.x / 100) * width);
          const y = Math.round((at.y / 100) * height);
          return (
            <g
              key={_key}
              // A device that an answer adds lands with the motion of a new price.
              className={shown.isAdded ? "kit-place price-rolls" : "kit-place"}
              data-extra={shown.extra}
              data-optional={shown.isOptional ? "" : undefined}
              data-lit={device === litDevice ? "" : undefined}
            >
              <title>{textOf(shown.name)}</title>
              <circle cx={x} cy={y} r={Math.round(size * 0.6)} />
              <image href={src} x={x - size / 2} y={y - size / 2} width={size} height={size} />
            </g>
          );
        })}
        {children}
      </svg>
    </div>
  );
}
