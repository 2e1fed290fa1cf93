/** Names whose common first word stands only in the first one, or whose common last word only in the last one. */
export function shortenedNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(" "));
  const [first = []] = words;
  const isShort = names.length < 2 || words.some((name) => name.length < 2);
  if (isShort) return [...names];
  if (words.every((name) => name[0] === first[0])) {
    return words.map((name, index) => (index === 0 ? name : name.slice(1)).join(" "));
  }
  if (words.every((name) => name.at(-1) === first.at(-1))) {
    return words.map((name, index) => (index === words.length - 1 ? name : name.slice(0, -1)).join(" "));
  }
  return [...names];
}
