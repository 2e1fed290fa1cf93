import type { CustomValidatorResult } from "@sanity/types";

interface InTwoLanguages {
  es?: string;
  eu?: string;
}

/** A warning for texts that search engines cut off: `most` is the number of characters they show. */
export const atMost =
  (most: number) =>
  (value: InTwoLanguages | undefined): CustomValidatorResult => {
    const languages = ["es", "eu"] as const;
    const long = languages.filter((language) => (value?.[language]?.length ?? 0) > most);
    if (long.length === 0) return true;
    return long.map((language) => ({
      path: [language],
      message: `Tiene ${value?.[language]?.length} caracteres; los buscadores cortan a partir de ${most}.`,
    }));
  };
