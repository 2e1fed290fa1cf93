import type { ObjectTypeNode, TypeNode } from "groq-js";
import { namedTypes, shapes } from "./shapes.generated.ts";

/** A value that does not match the schema of the content (docs/decisions/0011). */
export interface InvalidValue {
  /** Its document, when the query asked for `_id`. */
  document?: string;
  /** Path in the result: `sections[1].kits[0].price.client`. */
  path: string;
  expected: string;
  /** Path that was removed from the result: the path of the value, or of an object that contains it. Empty for the whole result. */
  removed: string;
}

type Mismatch = Omit<InvalidValue, "removed">;

type NamedTypes = Readonly<Record<string, TypeNode>>;
type Validated = { value: unknown } | { mismatch: Mismatch };

interface Location {
  path: string;
  document?: string;
}

/**
 * Validates a query result against the generated type of its query.
 *
 * @returns the result without its invalid values; `isBroken` when the result itself or one of its documents was removed, not just an
 *   item of a list or a detail.
 * @throws Error when the query has no generated type, or nothing of the result is valid.
 */
export function validateQueryResult(query: string, result: unknown) {
  const type = shapes[query];
  if (!type) throw new Error(`No type was generated for this query. Is it in a queries.ts? ${query}`);
  const invalid: InvalidValue[] = [];
  const valid = validateResult(result, type, namedTypes, (value) => invalid.push(value));
  return { result: valid, invalid, isBroken: invalid.some(({ removed }) => !/[.[]/.test(removed)) };
}

/**
 * Validates a result against its type, so that pages can rely on the type. Removes invalid values where the type allows it: items of
 * a list, optional fields. Objects inside a document may lack their `_type`, because programs that write content often leave it out.
 *
 * @param named the types that `type` refers to by name.
 * @param report called for each removed value.
 * @throws Error when nothing of the result is valid.
 */
export function validateResult<Result>(
  result: Result,
  type: TypeNode,
  named: NamedTypes,
  report: (value: InvalidValue) => void,
): Result;
export function validateResult(
  result: unknown,
  type: TypeNode,
  named: NamedTypes,
  report: (value: InvalidValue) => void,
): unknown {
  const validated = validateValue(type, result, { path: "" }, { named, report });
  if ("value" in validated) return validated.value;
  throw new Error(`Invalid content: ${describeInvalidValue(validated.mismatch)}`);
}

/** An invalid value in one line, for the log. */
export function describeInvalidValue({ document, path, expected }: Mismatch): string {
  return `${document ? `document '${document}', ` : ""}${path || "the result"} should be ${expected}`;
}

interface Run {
  named: NamedTypes;
  report: (value: InvalidValue) => void;
}

function validateValue(type: TypeNode, value: unknown, at: Location, run: Run): Validated {
  switch (type.type) {
    case "unknown":
      return { value };
    case "inline": {
      const target = run.named[type.name];
      return target ? validateValue(target, value, at, run) : { value };
    }
    case "array":
      return Array.isArray(value) ? { value: validItems(type.of, value, at, run) } : mismatch(type, at);
    case "object":
      return isRecord(value) ? validateFields(type, value, at, run) : mismatch(type, at);
    case "union":
      return validateUnion(type.of, value, at, run);
    case "null":
      return value === null ? { value } : mismatch(type, at);
    default: {
      const isLiteral = type.value === undefined || type.value === value;
      return typeof value === type.type && isLiteral ? { value } : mismatch(type, at);
    }
  }
}

function validItems(type: TypeNode, items: unknown[], at: Location, run: Run): unknown[] {
  return items.flatMap((item, index) => {
    const path = `${at.path}[${index}]`;
    const validated = validateValue(type, item, { ...at, path }, run);
    if ("value" in validated) return [validated.value];
    run.report({ ...validated.mismatch, removed: path });
    return [];
  });
}

function validateFields(type: ObjectTypeNode, value: Record<string, unknown>, at: Location, run: Run): Validated {
  const document = typeof value._id === "string" ? value._id : at.document;
  const result = { ...value };
  for (const [name, attribute] of Object.entries(type.attributes)) {
    const isMissingType = name === "_type" && value[name] === undefined;
    if (isMissingType || (attribute.optional && value[name] === undefined)) continue;
    const path = at.path ? `${at.path}.${name}` : name;
    const validated = validateValue(attribute.value, value[name], { path, document }, run);
    if ("value" in validated) result[name] = validated.value;
    else if (attribute.optional) {
      run.report({ ...validated.mismatch, removed: path });
      delete result[name];
    } else return validated;
  }
  return { value: result };
}

function validateUnion(members: TypeNode[], value: unknown, at: Location, run: Run): Validated {
  const reports: InvalidValue[] = [];
  const mismatches: Mismatch[] = [];
  for (const member of members) {
    if (!isCandidate(member, value, run.named)) continue;
    reports.length = 0;
    const validated = validateValue(member, value, at, { ...run, report: (report) => reports.push(report) });
    if ("value" in validated) {
      reports.forEach(run.report);
      return validated;
    }
    mismatches.push(validated.mismatch);
  }
  const [first = { ...at, expected: members.map(typeName).join(" or ") }] = mismatches;
  if (!members.some(({ type }) => type === "null")) return { mismatch: first };
  if (value !== null && value !== undefined) run.report({ ...first, removed: at.path });
  return { value: null };
}

/** Whether a value can be of this member of a union: `_type` and other literals tell objects apart. */
function isCandidate(member: TypeNode, value: unknown, named: NamedTypes): boolean {
  const target = member.type === "inline" ? named[member.name] : member;
  if (target?.type !== "object" || !isRecord(value)) return true;
  return Object.entries(target.attributes).every(
    ([name, { value: type }]) =>
      type.type !== "string" || type.value === undefined || value[name] === undefined || type.value === value[name],
  );
}

function mismatch(type: TypeNode, { path, document }: Location): Validated {
  return { mismatch: { path, document, expected: typeName(type) } };
}

function typeName(type: TypeNode): string {
  if ("value" in type && type.value !== undefined) return JSON.stringify(type.value);
  if (type.type === "inline") return type.name;
  if (type.type === "union") return type.of.map(typeName).join(" or ");
  return type.type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reports each invalid field once, however often its page is requested. */
export function oncePerField(report: (value: InvalidValue) => void): (value: InvalidValue) => void {
  const reported = new Set<string>();
  return (value) => {
    // One document may be in several sections of a page.
    const { document, path } = value;
    const field = document ? `${document} ${path.match(/\w+$/)?.[0] ?? path}` : describeInvalidValue(value);
    if (reported.has(field)) return;
    reported.add(field);
    report(value);
  };
}
