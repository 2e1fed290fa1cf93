/** The GROQ projection of a picture: its address, size, placeholder, and what marketing cut off and pointed at. */
export const PICTURE = /* groq */ `{
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "placeholder": asset->metadata.lqip,
  "crop": crop{ top, bottom, left, right },
  "hotspot": hotspot{ x, y },
  alt
}`;
