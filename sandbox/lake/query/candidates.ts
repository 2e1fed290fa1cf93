import type { IndexedValue } from "../documents/attribute-values.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { DocumentGroup } from "../documents/document-group.ts";
import type { DocumentView } from "../documents/document-view.ts";
import { byId } from "../documents/sorted-documents.ts";
import type { Condition } from "./conditions.ts";
import { documentTag, EVERYTHING_TAG, typeTag, valueTags } from "./sync-tags.ts";

/** The documents that may match a filter, sorted by id, and the sync tags of all changes that may alter which do. */
interface Candidates {
  documents: readonly StoredDocument[];
  tags: readonly string[];
}

/** The values of the expressions about enclosing documents. Undefined: not comparable by an index. */
export type OuterValues = readonly (readonly IndexedValue[] | undefined)[];

/** Finds the candidates of a filter by the condition that has the fewest. */
export function findCandidates(view: DocumentView, conditions: readonly Condition[], outer: OuterValues): Candidates {
  const { lists, tags } = selectionOf({ view, outer, types: undefined }, conditions);
  const [first = []] = lists;
  if (lists.length <= 1) return { documents: first, tags: tags() };
  // The alternatives of an `||` may find the same document.
  return { documents: [...new Set(lists.flat())].sort(byId), tags: tags() };
}

interface Search {
  view: DocumentView;
  outer: OuterValues;
  /** The types of the filter around an alternative. */
  types: readonly string[] | undefined;
}

/** Lists of documents that one index finds. */
interface Selection {
  count: number;
  lists: (readonly StoredDocument[])[];
  tags: () => string[];
}

function selectionOf(search: Search, conditions: readonly Condition[]): Selection {
  const types = typesOf(conditions) ?? search.types;
  let fewest = allOf({ ...search, types });
  for (const condition of conditions) {
    const found = find({ ...search, types }, condition);
    // An index of ids is as good as one that finds as few documents, and its tags are narrower.
    if (found && (found.count < fewest.count || (found.count === fewest.count && !isOnType(condition)))) fewest = found;
  }
  return fewest;
}

function find(search: Search, condition: Condition): Selection | undefined {
  switch (condition.kind) {
    case "equal":
      return isOn(condition.path, "_id")
        ? withIds(search.view, condition.values)
        : equal(search, condition.path, condition.values);
    case "equalToOuter": {
      const values = search.outer[condition.outer];
      if (!values) return undefined;
      return isOn(condition.path, "_id") ? withIds(search.view, values) : equal(search, condition.path, values);
    }
    case "compared": {
      const { path, comparison, bound } = condition;
      return inGroups(search, path, (index) => index.compared(comparison, bound));
    }
    case "missing":
      return inGroups(search, condition.path, (index) => [index.missing]);
    case "either": {
      const found = condition.alternatives.map((alternative) => selectionOf(search, alternative));
      return selection(
        found.flatMap(({ lists }) => lists),
        () => found.flatMap(({ tags }) => tags()),
      );
    }
  }
}

function isOn(path: readonly string[], attribute: string): boolean {
  return path.length === 1 && path[0] === attribute;
}

function isOnType(condition: Condition): boolean {
  return condition.kind === "equal" && isOn(condition.path, "_type");
}

function typesOf(conditions: readonly Condition[]): string[] | undefined {
  const condition = conditions.find(isOnType);
  return condition?.kind === "equal" ? [...new Set(condition.values.map(String))] : undefined;
}

function selection(lists: (readonly StoredDocument[])[], tags: () => string[]): Selection {
  const found = lists.filter(({ length }) => length > 0);
  return { count: found.reduce((sum, { length }) => sum + length, 0), lists: found, tags };
}

/** The documents of the types, or all documents. */
function allOf(search: Search): Selection {
  return selection(
    groupsOf(search).map(({ documents }) => documents),
    () => scopeTags(search.types),
  );
}

function groupsOf({ view, types }: Search): DocumentGroup[] {
  return types ? types.flatMap((type) => view.ofType(type) ?? []) : [view.all];
}

function scopeTags(types: readonly string[] | undefined): string[] {
  return types ? types.map(typeTag) : [EVERYTHING_TAG];
}

type Index = NonNullable<ReturnType<DocumentGroup["index"]>>;

/** What the indexes of the groups find. Undefined when one has no index. */
function inGroups(
  search: Search,
  path: readonly string[],
  find: (index: Index) => (readonly StoredDocument[])[],
): Selection | undefined {
  const lists: (readonly StoredDocument[])[] = [];
  for (const group of groupsOf(search)) {
    const index = group.index(path);
    if (!index) return undefined;
    lists.push(...find(index));
  }
  return selection(lists, () => scopeTags(search.types));
}

function equal(search: Search, path: readonly string[], values: readonly IndexedValue[]): Selection | undefined {
  const distinct = [...new Set(values)];
  const found = inGroups(search, path, (index) => distinct.map((value) => index.equal(value)));
  return found && { ...found, tags: () => tagsOfValues(search, path, distinct) ?? found.tags() };
}

/** The most values that get tags of their own. */
const MOST_VALUES = 20;

/**
 * Undefined when the tags of the types have to do. A draft may hide or show other versions of its document when it
 * changes, whose values the event does not name.
 */
function tagsOfValues({ view, types }: Search, path: readonly string[], values: IndexedValue[]): string[] | undefined {
  if (!types || !view.isAsStored || values.length > MOST_VALUES) return undefined;
  const all: string[] = [];
  for (const type of types) {
    for (const value of values) {
      const tags = valueTags(type, path, value);
      if (!tags) return undefined;
      all.push(...tags);
    }
  }
  return all;
}

function withIds(view: DocumentView, ids: readonly IndexedValue[]): Selection {
  const distinct = [...new Set(ids)].filter((id) => typeof id === "string");
  const documents = distinct.flatMap((id) => view.byId.get(id) ?? []);
  return selection(
    documents.map((document) => [document]),
    () => distinct.map(documentTag),
  );
}
