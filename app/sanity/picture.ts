/** The GROQ projection of a picture: URL, size, placeholder, and the crop and hotspot that an editor set. */
export const PICTURE = /* groq */ `{
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "placeholder": asset->metadata.lqip,
  "crop": crop{ top, bottom, left, right },
  "hotspot": hotspot{ x, y },
  alt
}`;
