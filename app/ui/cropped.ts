/** The part of a picture that marketing kept: what is cut off each side, as shares of the whole. */
export interface Crop {
  top: number | null;
  bottom: number | null;
  left: number | null;
  right: number | null;
}

interface Croppable {
  width: number | null;
  height: number | null;
  crop?: Crop | null;
}

/** What is left of a picture after its crop: its size, and the image service's word for the part. */
export function cropped({ width, height, crop }: Croppable) {
  if (!width || !height || !crop) return { width, height, part: "" };
  const left = Math.round((crop.left ?? 0) * width);
  const top = Math.round((crop.top ?? 0) * height);
  const size = {
    width: Math.max(1, Math.round(width * (1 - (crop.right ?? 0))) - left),
    height: Math.max(1, Math.round(height * (1 - (crop.bottom ?? 0))) - top),
  };
  return { ...size, part: `rect=${left},${top},${size.width},${size.height}&` };
}
