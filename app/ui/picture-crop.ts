/** The crop that an editor set: the fraction cut off each side. */
export interface Crop {
  top: number | null;
  bottom: number | null;
  left: number | null;
  right: number | null;
}

interface CroppablePicture {
  width: number | null;
  height: number | null;
  crop?: Crop | null;
}

/** The size of a picture after its crop, in pixels, and the `rect` parameter of Sanity's image service ('' without a crop). */
export function cropPicture({ width, height, crop }: CroppablePicture) {
  if (!width || !height || !crop) return { width, height, rectParam: "" };
  const left = Math.round((crop.left ?? 0) * width);
  const top = Math.round((crop.top ?? 0) * height);
  const size = {
    width: Math.max(1, Math.round(width * (1 - (crop.right ?? 0))) - left),
    height: Math.max(1, Math.round(height * (1 - (crop.bottom ?? 0))) - top),
  };
  return { ...size, rectParam: `rect=${left},${top},${size.width},${size.height}&` };
}
