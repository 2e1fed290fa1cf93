import { defineField } from "@sanity/types";

interface PictureField {
  name: string;
  title: string;
  description?: string;
  group?: string;
}

/** A picture that may be left out. With a picture, its alternative text is required. */
export const optionalPicture = (field: PictureField) =>
  defineField({ ...field, type: "picture", validation: (rule) => rule.optional() });

/** An optional picture. The Studio warns while it is missing. */
export const recommendedPicture = (field: PictureField) =>
  defineField({
    ...field,
    type: "picture",
    validation: (rule) => [
      rule.optional(),
      rule
        .custom<{ asset?: object }>(
          (picture) => Boolean(picture?.asset) || "Sin imagen se vende peor: ponla cuando la tengas.",
        )
        .warning(),
    ],
  });
