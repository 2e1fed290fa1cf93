import { defineField } from "@sanity/types";

interface OptionalPicture {
  name: string;
  title: string;
  description?: string;
  group?: string;
}

/** A picture that may be left out. Once it is there, its alternative text must be too. */
export const optionalPicture = (field: OptionalPicture) =>
  defineField({ ...field, type: "picture", validation: (rule) => rule.optional() });
