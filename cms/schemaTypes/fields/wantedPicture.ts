import { defineField } from "@sanity/types";

interface WantedPicture {
  name: string;
  title: string;
  group?: string;
}

/** A picture that the page looks poor without, though it can do without: missing, it warns and does not stop. */
export const wantedPicture = (field: WantedPicture) =>
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
