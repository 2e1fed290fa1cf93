import type { Mark } from "./number-devices.ts";

/** The radius of a disc, and the size of its number, in hundredths of the picture's width. Pages scale `.plan-mark` to their pictures. */
const RADIUS = 2.2;
const TYPE = 3.2;

interface Props {
  marks: Mark[];
  /** The width of the picture, in pixels. */
  width: number;
}

/** The numbers of devices in a plan, each joined to its device by a line. */
export function MarkDiscs({ marks, width }: Props) {
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
