import type { Observable } from "rxjs";
import type { Locale } from "../../app/i18n/languages.ts";
import { missingTranslations, type UntranslatedText } from "./missing-translations.ts";
import { type ContentClient, type ContentDocument, titleOf, watchDocuments } from "./watched-documents.ts";

/** A document with texts that lack a translation. */
export interface UntranslatedDocument {
  id: string;
  type: string;
  title: string;
  texts: UntranslatedText[];
}

/** The documents with untranslated texts, kept up to date. `failed` while the content cannot be read. */
export function untranslatedDocuments(
  client: ContentClient,
  locale: Locale,
): Observable<UntranslatedDocument[] | "failed"> {
  return watchDocuments(client, (documents) =>
    documents.map((document) => untranslatedTextsOf(document, locale)).filter(({ texts }) => texts.length > 0),
  );
}

function untranslatedTextsOf(document: ContentDocument, locale: Locale): UntranslatedDocument {
  const texts = missingTranslations(document, locale);
  return { id: document._id, type: document._type, title: titleOf(document), texts };
}
