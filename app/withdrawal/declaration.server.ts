import type { TFunction } from "i18next";
import { z } from "zod";
import type { Sealer } from "#app/db/seal.server.ts";
import { LOCALES, type Locale } from "#app/i18n/languages.ts";
import { momentText } from "#app/i18n/moment-text.ts";
import { type Withdrawal, withdrawalSchema } from "./schema.ts";

/** A withdrawal as it is stored, with the texts that the visitor saw. */
const declarationSchema = withdrawalSchema.extend({
  locale: z.enum(LOCALES),
  /** The e-mail that acknowledges it. */
  acknowledgement: z.object({ subject: z.string(), text: z.string() }),
});

type Declaration = z.infer<typeof declarationSchema>;

/** The declaration with its acknowledgement: what was declared, and when it was received (docs/rules.md#withdrawal). */
export function declarationOf(withdrawal: Withdrawal, receivedAt: Date, locale: Locale, t: TFunction): Declaration {
  const values = { ...withdrawal, moment: momentText(receivedAt, locale) };
  return {
    ...withdrawal,
    locale,
    acknowledgement: {
      subject: t("withdrawal:subject", values),
      text: `${t("withdrawal:statement", values)}\n\n${t("withdrawal:receivedAt", values)}\n`,
    },
  };
}

/** A stored declaration; undefined when no secret opens it any more. */
export function openDeclaration(
  sealer: Sealer,
  { sealed_declaration }: { sealed_declaration: string },
): Declaration | undefined {
  const text = sealer.tryOpen(sealed_declaration);
  return text === undefined ? undefined : declarationSchema.parse(JSON.parse(text));
}
