/** Hue in turns, saturation and lightness: each 0 to 1. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

export interface HslColour extends Hsl {
  /** 0xRRGGBB. */
  rgb: number;
}

/** How bright (0 to 255, as the eye weighs the channels) a ground may be for white to be read on it. */
const DARK_BELOW = { text: 150, title: 200 };

export function hslOf(rgb: number): Hsl {
  const { red, green, blue } = channels(rgb);
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixths = max === r ? (g - b) / range : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: ((sixths + 6) % 6) / 6, saturation, lightness };
}

export function rgbOf({ hue, saturation, lightness }: Hsl): number {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const sixths = (offset + hue * 12) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(sixths - 3, 9 - sixths, 1))));
  };
  return channel(0) * 0x1_00_00 + channel(8) * 0x1_00 + channel(4);
}

/** `#rrggbb`. */
export function hexOf(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, "0")}`;
}

/** Whether white is read better on the colour than black. */
export function isDark(rgb: number, use: keyof typeof DARK_BELOW): boolean {
  const { red, green, blue } = channels(rgb);
  return 0.299 * red + 0.587 * green + 0.114 * blue < DARK_BELOW[use];
}

function channels(rgb: number): { red: number; green: number; blue: number } {
  return { red: rgb >> 16, green: (rgb >> 8) & 0xff, blue: rgb & 0xff };
}
