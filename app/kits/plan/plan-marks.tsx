import type { House } from "#app/kits/kit-content.ts";
import { cropPicture } from "#app/ui/picture-source.ts";
import { markSpots } from "./mark-spots.ts";

/**
 * The radius of a disc, the room that is kept for it, and the size of its number, in hundredths of the picture's width. `.plan-mark` makes
 * them larger on a phone, for 14 px of type, and smaller where the picture is as wide as a tablet.
 */
const RADIUS = 2.2;
const ROOM = 2.7;
const TYPE = 3.2;

interface Props {
  house: House;
  /** The ids of the numbered devices, in their order, or undefined for a number without one. Each is numbered at its first place. */
  devices: (string | undefined)[];
}

/** The numbers of devices in a plan, each beside its device and joined to it by a line. */
export function PlanMarks({ house, devices }: Props) {
  const { width = 1600, height = 1200 } = cropPicture(house.distributiveImage);
  const unit = width / 100;
  const places = devices.flatMap((id, position) => {
    const place = house.places.find(({ device }) => device === id);
    return place ? [{ ...place, number: position + 1 }] : [];
  });
  const spots = markSpots(
    places.map(({ x, y, size }) => ({ x, y: (y * height) / width, size })),
    { radius: ROOM, height: (100 * height) / width },
  );
  return (
    <g fontSize={Math.round(TYPE * unit)} fontWeight={800} textAnchor="middle">
      {spots.map(({ x, y, edge }, position) => (
        <g key={places[position]?._key} transform={`translate(${Math.round(x * unit)} ${Math.round(y * unit)})`}>
          <path
            d={`M0 0 ${Math.round((edge.x - x) * unit)} ${Math.round((edge.y - y) * unit)}`}
            stroke="white"
            strokeWidth="6"
          />
          <g className="plan-mark">
            <circle r={Math.round(RADIUS * unit)} fill="white" stroke="currentColor" strokeWidth="2" />
            <text dy="0.36em" fill="currentColor">
              {places[position]?.number}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
