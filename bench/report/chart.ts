import type { BarGroup } from "../scenario.ts";
import { readable } from "./table.ts";

const WIDTH = 760;
const LEFT = 215;
const RIGHT = 70;
const BAR = 22;
const GAP = 8;
const TITLE = 34;
const MARGIN = 20;
/** The colours stay readable on a light and on a dark page. */
const STYLE = `
  text { font: 14px system-ui, sans-serif; fill: #1f2937 }
  .title { font-weight: 600 }
  .small { font-size: 12px; fill: #4b5563 }
  .other { fill: #9ca3af }
  .ours { fill: #0f766e }`;

/** A bar chart as SVG, with a logarithmic scale: the shop and its slowest peer lie a factor of hundreds apart. */
export function barChart(groups: BarGroup[]): string {
  const all = groups.flatMap(({ bars }) => bars.map(({ times }) => times));
  // A power of ten below the least, so that its bar can be seen.
  const from = Math.log10(Math.min(...all, 1)) - 0.5;
  const to = Math.log10(Math.max(...all, 10));
  const lengthOf = (times: number) => ((Math.log10(times) - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  let y = MARGIN;
  const parts = groups.flatMap(({ title, bars }) => {
    const heading = `<text class="title" x="${MARGIN}" y="${y + 16}">${escaped(title)}</text>`;
    y += TITLE;
    const drawn = bars.map((bar) => {
      const line = drawBar(bar, y, lengthOf(bar.times));
      y += BAR + GAP;
      return line;
    });
    y += GAP;
    return [heading, ...drawn];
  });
  const caption = "Times the CPU of this shop, median of the rounds. Logarithmic scale; shorter is better.";
  const height = y + MARGIN + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(describeRatios(groups))}">
<style>${STYLE}
</style>
<rect width="${WIDTH}" height="${height}" rx="8" fill="#ffffff"/>
${parts.join("\n")}
<text class="small" x="${MARGIN}" y="${y + 12}">${caption}</text>
</svg>
`;
}

function drawBar({ name, times }: BarGroup["bars"][number], y: number, length: number): string {
  const baseline = y + BAR - 6;
  return [
    `<text x="${LEFT - 10}" y="${baseline}" text-anchor="end">${escaped(name)}</text>`,
    `<rect class="${times === 1 ? "ours" : "other"}" x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="3"/>`,
    `<text x="${LEFT + length + 8}" y="${baseline}">${readable(times)}</text>`,
  ].join("\n");
}

/** The chart in words, for those who do not see it. */
function describeRatios(groups: BarGroup[]): string {
  return groups
    .map(({ title, bars }) => `${title}: ${bars.map(({ name, times }) => `${name} ${readable(times)}`).join(", ")}`)
    .join(". ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
