import { useEffect, useState } from "react";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { RESOURCE_PATHS } from "#app/paths.ts";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";
import { cropPicture, type PictureSlot, pictureAttributes } from "#app/ui/picture-source.ts";
import type { Mark } from "./number-devices.ts";
import { type PlanDevice, takenPlaces } from "./plan-devices.ts";
import type { House } from "./queries.ts";

interface Props {
  house: House;
  /** The picture with its text; without it, the list of devices beside the plan says the same. */
  picture?: PictureContent | undefined;
  devices: PlanDevice[];
  litDevice?: string | undefined;
  slot?: PictureSlot;
  sizes: string;
  priority?: boolean;
  /** The end that stays where it fills its box, and is cut to the box's proportions; otherwise it is shown whole. */
  filling?: "middle" | "top";
  marks?: Mark[];
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
  marks,
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
        {marks ? <MarkDiscs marks={marks} width={width} /> : null}
      </svg>
    </div>
  );
}

/** The radius of a disc, and the size of its number, in hundredths of the picture's width. Pages scale `.plan-mark` to their pictures. */
const RADIUS = 2.2;
const TYPE = 3.2;

/** The numbers of devices in a plan with a picture of some pixels' width, each joined to its device by a line. */
function MarkDiscs({ marks, width }: { marks: Mark[]; width: number }) {
  const unit = width / 100;
  return (
    <g fontSize={Math.round(TYPE * unit)} fontWeight={800} textAnchor="middle" fill="currentColor">
      {marks.map(([number, x, y, edgeX, edgeY]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={`M0 0 ${edgeX} ${edgeY}`} stroke="white" strokeWidth={0.375 * unit} />
          <g className="plan-mark">
            <circle r={Math.round(RADIUS * unit)} fill="white" stroke="currentColor" strokeWidth={unit / 8} />
            <text dy="0.36em">{number}</text>
          </g>
        </g>
      ))}
    </g>
  );
}

interface DevicePlaceProps {
  /** The surroundings of the device, from `houseAround`. */
  house: House;
  device: { _id: string; title: LocalizedText };
}

/** A device in its place in a house, as a technician leaves it. */
export function DevicePlace({ house, device: { _id: id, title: name } }: DevicePlaceProps) {
  return (
    <figure className="device-place relative aspect-[4/3] bg-tint">
      <HousePlan
        house={house}
        devices={[{ id, name, quantity: house.places.length }]}
        litDevice={id}
        // A low box must not cut off a device near the top of its part, which is the house's.
        filling={(house.places[0]?.y ?? 50) < 100 / 3 ? "top" : "middle"}
        slot="wide"
        sizes="(min-width: 64.5rem) 720px, 92vw"
      />
      <T as="figcaption" className="badge bg-white text-brand-900" k="accessories:inPlace" />
    </figure>
  );
}

/** The house with an id: `sent` if it is that one, otherwise fetched. Undefined until it is loaded. */
export function useHouse(id: string | undefined, sent: House | undefined): House | undefined {
  const [fetched, setFetched] = useState<House>();
  const isMissing = id !== undefined && id !== sent?._id;
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    fetchHouse(id, stop.signal).then(setFetched, () => {
      // Silent: the page goes on without the picture. See docs/rules.md#silent-failures.
    });
    return () => stop.abort();
  }, [isMissing, id]);
  if (!isMissing) return sent;
  return fetched?._id === id ? fetched : undefined;
}

async function fetchHouse(id: string, signal: AbortSignal): Promise<House | undefined> {
  const response = await fetch(`${RESOURCE_PATHS.houses}?${new URLSearchParams({ id })}`, { signal });
  const { house }: { house?: House } = await response.json();
  return house;
}
