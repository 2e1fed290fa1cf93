import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentSourceMap } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { serveLake } from "local-content-lake";
import { addVersion, lakeClient } from "local-content-lake/testing/lake-client";
import { expect, test } from "vitest";
import { Random } from "#tests/faults/random.ts";

/**
 * Random queries over the seed, in each perspective and with writes between them: the lake, which answers by indexes, and
 * groq-js, which reads every document, have to find the same. `RANDOM_QUERIES=20000 RANDOM_SEED=7` asks more, and others.
 */
const QUERIES = Number(process.env.RANDOM_QUERIES ?? 300);
const SEED = Number(process.env.RANDOM_SEED ?? 1);
const WRITE_EVERY = 20;

interface Document {
  _id: string;
  _type: string;
  [name: string]: unknown;
}

/** Fields that an index of joined names, or a plain object, may take for others. groq-js itself breaks on `hasOwnProperty`. */
const ODD_NAMES: Document[] = [
  { _id: "odd-1", _type: "odd", a: { b: { c: 1 } }, constructor: "x", "it's": 1 },
  { _id: "odd-2", _type: "odd", a: { "b.c": 1 }, toString: "x", 'say "x"': 1 },
  { _id: "odd-3", _type: "odd", "a.b": { c: 1 }, valueOf: 2, "list[0]": 1 },
  { _id: "odd-4", _type: "odd", a: [{ b: 1 }, { b: "x" }], isPrototypeOf: 1, list: [1, "x"] },
];

const random = new Random(SEED);
const below = (limit: number) => Math.floor(random.next() * limit);
function pick<Item>(items: readonly Item[]): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

/** An attribute as GROQ reads it, and a value that it has in some document. */
interface Attribute {
  path: string;
  value: unknown;
}

const step = (name: string) => (/^[a-z_]\w*$/i.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

function attributesOf(value: unknown, path: string): Attribute[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((item, index) => attributesOf(item, `${path}[${index}]`));
  return Object.entries(value).flatMap(([name, child]) => attributesOf(child, `${path}${step(name)}`));
}

function condition(attributes: readonly Attribute[], ids: readonly string[], depth = 0): string {
  const { path, value } = pick(attributes);
  const constant = JSON.stringify(random.chance(0.8) ? value : pick(attributes).value);
  const other = () => condition(attributes, ids, depth + 1);
  const type = () => `_type == ${JSON.stringify(pick(attributes.filter(({ path }) => path === "@._type")).value)}`;
  const kinds = [
    () => `${path} == ${constant}`,
    () => `${constant} == ${path}`,
    () => `${path} ${pick(["!=", "<", "<=", ">", ">="])} ${constant}`,
    () => `${path} in [${constant}, ${JSON.stringify(pick(attributes).value)}]`,
    () => `defined(${path})`,
    type,
    () => `_id in [${JSON.stringify(pick(ids))}, ${JSON.stringify(pick(ids))}]`,
    () => `_id in path(${JSON.stringify(pick(["drafts.**", "versions.**", "*"]))})`,
    () => `references(${JSON.stringify(pick(ids))})`,
    () => `${path} match ${JSON.stringify(`${String(value).slice(0, 4)}*`)}`,
  ];
  if (depth < 2)
    kinds.push(
      () => `${type()} && ${other()}`,
      () => `(${other()} || ${other()})`,
      () => `!(${other()})`,
    );
  return pick(kinds)();
}

function query(attributes: readonly Attribute[], ids: readonly string[]): string {
  const filter = `*[${condition(attributes, ids)}]`;
  const { path } = pick(attributes);
  const from = below(5);
  return pick([
    () => `${filter} | order(_id)`,
    () => `count(${filter})`,
    () =>
      `${filter} | order(${path} ${pick(["asc", "desc"])}, _id)[${from}...${from + below(20)}]{_id, "value": ${path}}`,
    () => `${filter} | order(_id)[0...3]{_id, "refer": *[references(^._id)] | order(_id)._id}`,
    () =>
      `${filter} | order(_id)[0...3]{"kit": *[_type == "kit" && route.current == ^.route.current] | order(_id)[0]._id}`,
  ])();
}

/** What a perspective shows, worked out from all documents. */
function seen(all: readonly Document[], layers: readonly string[]): Document[] {
  const byId = new Map(all.map((document) => [document._id, document]));
  const ids = new Set(all.map(({ _id }) => _id.replace(/^(drafts|versions\.[^.]+)\./, "")));
  return [...ids].flatMap((id) => {
    const versions = layers.map((layer) => `${layer === "drafts" ? "drafts" : `versions.${layer}`}.${id}`);
    const found = [...versions, id].map((own) => byId.get(own)).find((document) => document !== undefined);
    return found ? [{ ...found, _id: id, _originalId: found._id }] : [];
  });
}

const PERSPECTIVES = {
  raw: { perspective: "raw", of: (all: Document[]) => all },
  published: {
    perspective: "published",
    of: (all: Document[]) => all.filter(({ _id }) => !/^(drafts|versions)\./.test(_id)),
  },
  drafts: { perspective: "drafts", of: (all: Document[]) => seen(all, ["drafts"]) },
  release: { perspective: ["rOne", "drafts"], of: (all: Document[]) => seen(all, ["rOne", "drafts"]) },
} as const;

async function seedDocuments(): Promise<Document[]> {
  const lines = (await readFile(join(import.meta.dirname, "../../cms/seed/production.ndjson"), "utf8"))
    .trim()
    .split("\n");
  // Pictures are no part of this.
  return lines.map((line) => JSON.parse(line.replace(/"_sanityAsset":"[^"]*",?/g, "")));
}

/** What a path such as `$['a'][0]` leads to. */
function valueAt(value: unknown, path: string): unknown {
  const steps = path.slice(1).matchAll(/\[(?:'(?<name>(?:[^'\\]|\\.)*)'|(?<index>\d+))\]/g);
  return [...steps].reduce((at: unknown, { groups }) => {
    const name = groups?.index ?? groups?.name?.replace(/\\(.)/g, "$1") ?? "";
    return typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined;
  }, value);
}

/** Each source of a value is a place that has it. Returns how many there are. */
function expectSources(result: unknown, map: ContentSourceMap | undefined, all: readonly Document[]): number {
  const mappings = Object.entries(map?.mappings ?? {});
  const wrong = mappings.filter(([resultPath, { source }]) => {
    if (source.type !== "documentValue") return true;
    const document = all.find(({ _id }) => _id === map?.documents[source.document]?._id);
    const value = valueAt(result, resultPath);
    return typeof value === "object" || value !== valueAt(document, map?.paths[source.path] ?? "");
  });
  expect(wrong).toEqual([]);
  return mappings.length;
}

test(`${QUERIES} random queries find what groq-js finds, and where it is from`, {
  timeout: 120_000 + QUERIES * 100,
}, async () => {
  const lake = await serveLake();
  try {
    const client = lakeClient(lake.url);
    const documents = [...(await seedDocuments()), ...ODD_NAMES];
    await client.mutate(documents.map((document) => ({ createOrReplace: document })));
    await client.releases.create({ releaseId: "rOne", metadata: { releaseType: "undecided" } });
    const attributes = documents.flatMap((document) => attributesOf(document, "@"));
    const ids = documents.map(({ _id }) => _id);
    const write = async () => {
      const document = { ...pick(documents), [pick(["position", "note"])]: below(5) };
      const { _id } = document;
      await pick([
        () => client.createOrReplace({ ...document, _id: `drafts.${_id}` }),
        () => addVersion(client, { ...document, _id: `versions.rOne.${_id}` }),
        () => client.createOrReplace(document),
        () =>
          client
            .patch(_id)
            .set({ note: below(5) })
            .commit(),
        () => client.delete(`drafts.${_id}`),
      ])().catch((error) => {
        // A version that exists already.
        if (error.statusCode !== 409) throw error;
      });
    };
    let all: Document[] = [];
    let sources = 0;
    for (let asked = 0; asked < QUERIES; asked += 1) {
      if (asked % WRITE_EVERY === 0) {
        await write();
        all = await client.fetch("*");
      }
      const { perspective, of } = pick(Object.values(PERSPECTIVES));
      const text = query(attributes, ids);
      const options = {
        perspective: typeof perspective === "string" ? perspective : [...perspective],
        resultSourceMap: true,
        filterResponse: false,
      } as const;
      const dataset = of(all);
      const expected = await (await evaluate(parse(text), { dataset })).get();
      const { result, resultSourceMap } = await client.fetch(text, {}, options);
      expect(result, `${text} as ${perspective}`).toEqual(expected);
      sources += expectSources(result, resultSourceMap, all);
    }
    expect(sources).toBeGreaterThan(QUERIES);
  } finally {
    await lake.close();
  }
});
