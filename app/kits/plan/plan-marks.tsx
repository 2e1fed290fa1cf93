import type { House } from "#app/kits/kit-content.ts";
import { cropPicture } from "#app/ui/picture-source.ts";
import { markSpots } from "./mark-spots.ts";

/** The radius of a disc, and the size of its number, in hundredths of the picture's width: 16 px of type on the narrowest phone. */
const RADIUS = 3.4;
const TYPE = 4.8;

interface Props {
  house: House;
  /** The ids of the numbered devices, in their order. Each is numbered at its first place. */
  devices: string[];
}

/** The numbers of devices in a plan: dark on white discs, above everything that is drawn. */
export function PlanMarks({ house, devices }: Props) {
  const { width = 1600, height = 1200 } = cropPicture(house.distributiveImage);
  const unit = width / 100;
  const places = devices.flatMap((id) => house.places.find(({ device }) => device === id) ?? []);
  const spots = markSpots(
    places.map(({ x, y, size }) => ({ x, y: (y * height) / width, size })),
    { radius: RADIUS, height: (100 * height) / width },
  );
  return (
    <g fontSize={Math.round(TYPE * unit)} fontWeight={800} textAnchor="middle">
      {spots.map(({ x, y }, position) => (
        <g key={devices[position]} transform={`translate(${Math.round(x * unit)} ${Math.round(y * unit)})`}>
          <circle r={Math.round(RADIUS * unit)} fill="white" stroke="currentColor" strokeWidth="3" />
          <text dy="0.36em" fill="currentColor">
            {position + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
