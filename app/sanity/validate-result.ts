import type { ObjectTypeNode, TypeNode } from "groq-js";

/** A value of the content that is not what the content model says. */
export interface InvalidValue {
  /** The document it stands in, when the query asked for its id. */
  document?: string;
  /** Where in the answer: `sections[1].kits[0].price.client`. */
  path: string;
  /** What the model says should stand there. */
  expected: string;
  /** What was left out for it: this value itself, or what holds it. The empty path is the whole answer. */
  left: string;
}

type Unfit = Omit<InvalidValue, "left">;

type Named = Readonly<Record<string, TypeNode>>;
type Fitted = { value: unknown } | { misfit: Unfit };

interface Place {
  path: string;
  document?: string;
}

/**
 * Holds an answer of the content to the type that TypeGen worked out for its query, so that pages can rely on that type. What
 * does not fit is left out where the type allows it: an item of its list, an optional field. The rest stays. An object inside of
 * a document need not name its `_type`: content that was written by a program often does not.
 *
 * @param shape the query's type; `named` holds the types that it refers to by name.
 * @param report told of each thing that was left out.
 * @throws Error when nothing of the answer can be used.
 */
export function validateResult<Answer>(
  answer: Answer,
  shape: TypeNode,
  named: Named,
  report: (misfit: InvalidValue) => void,
): Answer;
export function validateResult(answer: unknown, shape: TypeNode, named: Named, report: (misfit: InvalidValue) => void): unknown {
  const fitted = fitTo(shape, answer, { path: "" }, { named, report });
  if ("value" in fitted) return fitted.value;
  throw new Error(`The content does not fit its model: ${describeInvalidValue(fitted.misfit)}`);
}

/** A misfit in one line, for a log. */
export function describeInvalidValue({ document, path, expected }: Unfit): string {
  return `${document ? `document '${document}', ` : ""}${path || "the answer"} should be ${expected}`;
}

interface Run {
  named: Named;
  report: (misfit: InvalidValue) => void;
}

function fitTo(shape: TypeNode, value: unknown, place: Place, run: Run): Fitted {
  switch (shape.type) {
    case "unknown":
      return { value };
    case "inline": {
      const target = run.named[shape.name];
      return target ? fitTo(target, value, place, run) : { value };
    }
    case "array":
      return Array.isArray(value) ? { value: fitItems(shape.of, value, place, run) } : misfit(shape, place);
    case "object":
      return isRecord(value) ? fitFields(shape, value, place, run) : misfit(shape, place);
    case "union":
      return fitUnion(shape.of, value, place, run);
    case "null":
      return value === null ? { value } : misfit(shape, place);
    default: {
      const isLiteral = shape.value === undefined || shape.value === value;
      return typeof value === shape.type && isLiteral ? { value } : misfit(shape, place);
    }
  }
}

function fitItems(shape: TypeNode, items: unknown[], place: Place, run: Run): unknown[] {
  return items.flatMap((item, index) => {
    const path = `${place.path}[${index}]`;
    const fitted = fitTo(shape, item, { ...place, path }, run);
    if ("value" in fitted) return [fitted.value];
    run.report({ ...fitted.misfit, left: path });
    return [];
  });
}

function fitFields(shape: ObjectTypeNode, value: Record<string, unknown>, place: Place, run: Run): Fitted {
  const document = typeof value._id === "string" ? value._id : place.document;
  const result = { ...value };
  for (const [name, attribute] of Object.entries(shape.attributes)) {
    const isUnnamed = name === "_type" && value[name] === undefined;
    if (isUnnamed || (attribute.optional && value[name] === undefined)) continue;
    const path = place.path ? `${place.path}.${name}` : name;
    const fitted = fitTo(attribute.value, value[name], { path, document }, run);
    if ("value" in fitted) result[name] = fitted.value;
    else if (attribute.optional) {
      run.report({ ...fitted.misfit, left: path });
      delete result[name];
    } else return fitted;
  }
  return { value: result };
}

function fitUnion(members: TypeNode[], value: unknown, place: Place, run: Run): Fitted {
  const reports: InvalidValue[] = [];
  const misfits: Unfit[] = [];
  for (const member of members) {
    if (!isMeant(member, value, run.named)) continue;
    reports.length = 0;
    const fitted = fitTo(member, value, place, { ...run, report: (report) => reports.push(report) });
    if ("value" in fitted) {
      reports.forEach(run.report);
      return fitted;
    }
    misfits.push(fitted.misfit);
  }
  const [first = { ...place, expected: members.map(expectationOf).join(" or ") }] = misfits;
  if (!members.some(({ type }) => type === "null")) return { misfit: first };
  if (value !== null && value !== undefined) run.report({ ...first, left: place.path });
  return { value: null };
}

/** Whether a member of a union is the one that a value means: `_type` and other literals decide between objects. */
function isMeant(member: TypeNode, value: unknown, named: Named): boolean {
  const target = member.type === "inline" ? named[member.name] : member;
  if (target?.type !== "object" || !isRecord(value)) return true;
  return Object.entries(target.attributes).every(
    ([name, { value: shape }]) =>
      shape.type !== "string" || shape.value === undefined || value[name] === undefined || shape.value === value[name],
  );
}

function misfit(shape: TypeNode, { path, document }: Place): Fitted {
  return { misfit: { path, document, expected: expectationOf(shape) } };
}

function expectationOf(shape: TypeNode): string {
  if ("value" in shape && shape.value !== undefined) return JSON.stringify(shape.value);
  if (shape.type === "inline") return shape.name;
  if (shape.type === "union") return shape.of.map(expectationOf).join(" or ");
  return shape.type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
