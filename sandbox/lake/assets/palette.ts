import sharp from "sharp";
import { type Hsl, type HslColour, hexOf, hslOf, isDark, rgbOf } from "./hsl.ts";
import { openImage } from "./image-input.ts";

/** Pixels a side of the copy whose colours are counted, and how many colours it is brought to. */
const SAMPLE_SIDE = 112;
const COLOURS = 64;

/** Below this opacity (0 to 255) a pixel is taken for see-through and not counted. */
const OPAQUE_FROM = 125;

/** A colour of the image, with its share of the pixels in percent. */
interface Sample extends HslColour {
  population: number;
}

/** What a swatch looks for: saturation and lightness, 0 to 1, as Android's Palette defines these six names. */
interface Target {
  saturation: { min: number; best: number; max: number };
  lightness: { min: number; best: number; max: number };
}

const MUTED = { min: 0, best: 0.3, max: 0.4 };
const VIVID = { min: 0.35, best: 1, max: 1 };
const DARK = { min: 0, best: 0.26, max: 0.45 };
const NORMAL = { min: 0.3, best: 0.5, max: 0.7 };
const LIGHT = { min: 0.55, best: 0.74, max: 1 };

const TARGETS: Record<string, Target> = {
  darkMuted: { saturation: MUTED, lightness: DARK },
  darkVibrant: { saturation: VIVID, lightness: DARK },
  lightMuted: { saturation: MUTED, lightness: LIGHT },
  lightVibrant: { saturation: VIVID, lightness: LIGHT },
  muted: { saturation: MUTED, lightness: NORMAL },
  vibrant: { saturation: VIVID, lightness: NORMAL },
};

/**
 * Sanity's palette of an image: its dominant colour, and for each of six characters the colour that fits it best. A
 * character that the image does not have gets the dominant hue and a population of 0. Undefined when the image shows
 * nothing. Throws sharp's error when the image cannot be decoded.
 */
export async function palette(file: string) {
  const samples = await coloursOf(file);
  const [dominant] = samples;
  if (!dominant) return undefined;
  const swatches = Object.entries(TARGETS).map(([name, target]): [string, ReturnType<typeof swatch>] => [
    name,
    swatch(bestFor(target, samples) ?? madeFor(target, dominant)),
  ]);
  return { _type: "sanity.imagePalette", dominant: swatch(dominant), ...Object.fromEntries(swatches) };
}

/** The image's colours, the most frequent first. */
async function coloursOf(file: string): Promise<Sample[]> {
  const size = { width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: "inside", withoutEnlargement: true } as const;
  const few = await openImage(file).resize(size).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  const pixels = await sharp(few).toColourspace("srgb").ensureAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  let total = 0;
  for (let offset = 0; offset < pixels.length; offset += 4) {
    if (pixels.readUInt8(offset + 3) < OPAQUE_FROM) continue;
    const rgb = pixels.readUIntBE(offset, 3);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
    total += 1;
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([rgb, count]) => ({ rgb, ...hslOf(rgb), population: Math.round((count / total) * 10_000) / 100 }));
}

function bestFor({ saturation, lightness }: Target, samples: Sample[]): Sample | undefined {
  const isWithin = (value: number, { min, max }: Target["lightness"]) => value >= min && value <= max;
  const most = samples[0]?.population ?? 1;
  // Lightness counts most: a dark swatch that is not dark would make a text on it unreadable.
  const fitness = (sample: Sample) =>
    0.24 * (1 - Math.abs(sample.saturation - saturation.best)) +
    0.52 * (1 - Math.abs(sample.lightness - lightness.best)) +
    0.24 * (sample.population / most);
  return samples
    .filter((sample) => isWithin(sample.saturation, saturation) && isWithin(sample.lightness, lightness))
    .sort((a, b) => fitness(b) - fitness(a))[0];
}

function madeFor({ saturation, lightness }: Target, { hue }: Hsl): Sample {
  const hsl = { hue, saturation: saturation.best, lightness: lightness.best };
  return { ...hsl, rgb: rgbOf(hsl), population: 0 };
}

/** `foreground` is for a text on this colour, `title` for a large one. */
function swatch({ rgb, population }: Sample) {
  return {
    _type: "sanity.imagePaletteSwatch",
    background: hexOf(rgb),
    foreground: isDark(rgb, "text") ? "#fff" : "#000",
    title: isDark(rgb, "title") ? "#fff" : "#000",
    population,
  };
}
