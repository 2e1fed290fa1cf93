/** The GROQ projection of a picture: its address, size and placeholder. */
export const PICTURE = /* groq */ `{
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "placeholder": asset->metadata.lqip,
  alt
}`;
