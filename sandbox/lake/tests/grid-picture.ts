import sharp, { type Sharp } from "sharp";

/** Columns, rows, and the side of a cell in pixels: an image of 400 by 200 in which every cut can be located. */
const COLUMNS = 8;
const ROWS = 4;
const CELL = 50;

/** An image in which every cell has its own colour. */
export function gridPicture(): Sharp {
  const [width, height] = [COLUMNS * CELL, ROWS * CELL];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels.set([Math.floor(x / CELL) * 32, Math.floor(y / CELL) * 64, 128], (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** `width x height: cell - cell`, the cells in the upper left and lower right corners. */
export async function partShown(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const cellAt = (x: number, y: number) => {
    const [red = 0, green = 0] = data.subarray((y * info.width + x) * info.channels);
    return `${Math.round(red / 32)},${Math.round(green / 64)}`;
  };
  const inset = 4;
  const last = cellAt(info.width - 1 - inset, info.height - 1 - inset);
  return `${info.width}x${info.height}: ${cellAt(inset, inset)} - ${last}`;
}
