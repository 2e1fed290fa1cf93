/** Whether one of the texts contains what an editor searches, whatever its accents and capitals. */
export function contains(texts: readonly string[], search: string): boolean {
  return texts.some((text) => plain(text).includes(plain(search.trim())));
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
