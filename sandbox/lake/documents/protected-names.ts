/**
 * Fields that break the libraries: groq-js 2.0.0 and @sanity/mutator 6.16.0 call `hasOwnProperty` of the values themselves, and
 * groq-js takes a referenced document with a field `then` for a promise. Where a library fails, it works again on values in
 * which these fields have other names.
 */
const NAMES = ["hasOwnProperty", "then"];
const SUFFIX = "__field";

const IN_PATH = new RegExp(`\\b(${NAMES.join("|")})\\b`, "g");
const PROTECTED = new RegExp(`^(${NAMES.join("|")})${SUFFIX}$`);

/** The name that stands for one of these, or the name itself. */
export function protectedName(name: string): string {
  return NAMES.includes(name) ? `${name}${SUFFIX}` : name;
}

/** A path with other names for these fields. */
export function protectedPath(path: string): string {
  return path.replace(IN_PATH, `$1${SUFFIX}`);
}

/** The value with other names for these fields. */
export function protectedNames<Value>(value: Value): Value;
export function protectedNames(value: unknown): unknown {
  return withNames(value, protectedName);
}

/** The value with their own names again. */
export function restoredNames<Value>(value: Value): Value;
export function restoredNames(value: unknown): unknown {
  return withNames(value, (name) => name.replace(PROTECTED, "$1"));
}

function withNames(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withNames(item, rename));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [rename(name), withNames(child, rename)]));
}
