import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addVersion, type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
});
afterAll(() => lake.close());

const releaseId = "rSpring";
const LATER = "2099-01-01T08:00:00.000Z";
const page = (_id: string, title: string) => ({ _id, _type: "page", title });

beforeEach(async () => {
  await client.delete({ query: "*" });
  await client.mutate([{ create: page("one", "One") }, { create: page("two", "Two") }]);
  await client.releases.create({ releaseId, metadata: { title: "Spring", releaseType: "asap" } });
  await addVersion(client, page("versions.rSpring.one", "One in spring"));
});

const titles = (perspective: "raw" | "published" | string[] = "raw") =>
  client.fetch<string[]>('*[_type == "page"].title', {}, { perspective });
const release = () => client.releases.get({ releaseId });
const schedule = () => client.releases.schedule({ releaseId, publishAt: LATER });
const PUBLISHED = ["One", "Two"];

describe("a release", () => {
  test("is a document, which clients query and listen to", async () => {
    const states: unknown[] = [];
    const listening = client.listen('*[_type == "system.release"]', {}, { events: ["welcome", "mutation"] });
    const heard = new Promise<void>((resolve, reject) => {
      const subscription = listening.subscribe({
        next: (event) => {
          if (event.type === "welcome") schedule().catch(reject);
          if (event.type !== "mutation") return;
          states.push(event.result?.state);
          subscription.unsubscribe();
          resolve();
        },
        error: reject,
      });
    });
    await heard;
    expect(states).toEqual(["scheduled"]);
    expect(await client.fetch('*[_type == "system.release"]')).toEqual([
      expect.objectContaining({
        _id: "_.releases.rSpring",
        name: "rSpring",
        userId: "marketing",
        state: "scheduled",
        publishAt: LATER,
        metadata: { title: "Spring", releaseType: "asap" },
      }),
    ]);
    expect(await client.releases.fetchDocuments({ releaseId })).toMatchObject({ result: [{ title: "One in spring" }] });
  });

  test("gets an id of its own, and is undecided, when a client gives neither", async () => {
    const { releaseId: id } = await client.releases.create({});
    expect(await client.releases.get({ releaseId: id })).toMatchObject({
      name: id,
      metadata: { releaseType: "undecided" },
    });
  });

  test("is edited in its metadata only", async () => {
    await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
    expect((await release())?.metadata).toEqual({ title: "Summer", releaseType: "asap" });
    await expect(client.releases.edit({ releaseId, patch: { set: { state: "published" } } })).rejects.toThrow(
      '"state" of a release cannot be edited',
    );
  });

  test("publishes all its versions in one transaction, and only then", async () => {
    await addVersion(client, page("versions.rSpring.new", "New in spring"));
    const draft = { ...page("drafts.two", "Two, a draft") };
    await client.create(draft);
    expect(await titles("published")).toEqual(PUBLISHED);
    const { transactionId } = await client.releases.publish({ releaseId });
    const published = await client.fetch("*[_type == 'page']{_id, _rev, title}", {}, { perspective: "published" });
    expect(published).toEqual([
      { _id: "new", _rev: transactionId, title: "New in spring" },
      { _id: "one", _rev: transactionId, title: "One in spring" },
      { _id: "two", _rev: expect.not.stringMatching(transactionId), title: "Two" },
    ]);
    expect(await client.getDocument("drafts.two")).toMatchObject(draft);
    expect(await client.fetch('*[_id in path("versions.**")]')).toEqual([]);
    expect(await release()).toMatchObject({
      state: "published",
      publishedAt: expect.stringMatching(/Z$/),
      finalDocumentStates: [{ id: "versions.rSpring.new" }, { id: "versions.rSpring.one" }],
    });
  });

  test("unpublishes the documents that it says, and leaves a draft of each", async () => {
    await client.unpublishVersion({ releaseId, publishedId: "two" });
    expect(await titles([releaseId])).toEqual(["One in spring"]);
    expect(await titles("published")).toEqual(PUBLISHED);
    await client.releases.publish({ releaseId });
    expect(await titles("published")).toEqual(["One in spring"]);
    expect(await client.getDocument("drafts.two")).toEqual(expect.not.objectContaining({ _system: expect.anything() }));
    expect(await titles()).toEqual(["Two", "One in spring"]);
  });

  test("is archived with its versions, which come back with it", async () => {
    const before = await client.getDocument("versions.rSpring.one");
    await client.releases.archive({ releaseId });
    expect(await titles()).toEqual(PUBLISHED);
    expect(await release()).toMatchObject({
      state: "archived",
      finalDocumentStates: [{ id: "versions.rSpring.one" }],
    });
    await client.releases.unarchive({ releaseId });
    expect(await release()).toEqual(expect.not.objectContaining({ finalDocumentStates: expect.anything() }));
    expect(await client.getDocument("versions.rSpring.one")).toMatchObject({
      title: "One in spring",
      _createdAt: before?._createdAt,
    });
    await client.releases.publish({ releaseId });
    expect(await titles("published")).toEqual(["One in spring", "Two"]);
  });

  test("that cannot be published whole changes nothing", async () => {
    const reference = { _type: "reference", _ref: "gone" };
    await client.create({ _id: "gone", _type: "page", title: "Gone" });
    await client.unpublishVersion({ releaseId, publishedId: "gone" });
    await client.create({ _id: "three", _type: "list", reference });
    await expect(client.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
    expect(await titles("published")).toEqual(["Gone", "One", "Two"]);
    expect((await release())?.state).toBe("active");
  });
});

/** How a release comes into each state. */
const STATES = {
  active: () => Promise.resolve(),
  scheduled: () => schedule(),
  published: () => client.releases.publish({ releaseId }),
  archived: () => client.releases.archive({ releaseId }),
};

type State = keyof typeof STATES;

/** Each action, and the states in which it is allowed. */
const ACTIONS: [string, () => Promise<unknown>, State[]][] = [
  ["create", () => client.releases.create({ releaseId }), []],
  ["edit", () => client.releases.edit({ releaseId, patch: { unset: ["metadata.title"] } }), ["active", "scheduled"]],
  ["schedule", () => client.releases.schedule({ releaseId, publishAt: LATER }), ["active", "scheduled"]],
  ["unschedule", () => client.releases.unschedule({ releaseId }), ["scheduled"]],
  ["publish", () => client.releases.publish({ releaseId }), ["active"]],
  ["archive", () => client.releases.archive({ releaseId }), ["active"]],
  ["unarchive", () => client.releases.unarchive({ releaseId }), ["archived"]],
  ["delete", () => client.releases.delete({ releaseId }), ["published", "archived"]],
  ["a new version", () => client.createVersion({ releaseId, publishedId: "two", baseId: "two" }), ["active"]],
  ["an edit of a version", () => client.patch("versions.rSpring.one", { set: { title: "x" } }).commit(), ["active"]],
  [
    "the discard of a version",
    () => client.discardVersion({ releaseId, publishedId: "one" }),
    ["active", "published", "archived"],
  ],
  ["an unpublish", () => client.unpublishVersion({ releaseId, publishedId: "two" }), ["active"]],
  [
    "an edit of what is published",
    () => client.patch("one", { set: { title: "x" } }).commit(),
    ["active", "scheduled", "published", "archived"],
  ],
];

const CASES = ACTIONS.flatMap(([name, act, allowed]) =>
  (["active", "scheduled", "published", "archived"] as const).map((state) => ({
    name,
    act,
    state,
    answer: allowed.includes(state) ? "allowed" : "refused",
  })),
);

test.each(CASES)("$name of a release that is $state: $answer", async ({ act, state, answer }) => {
  await STATES[state]();
  const before = await client.fetch("*");
  const outcome = await act().then(
    () => "allowed",
    (error: { statusCode?: number }) => (error.statusCode === 409 ? "refused" : `status ${error.statusCode}`),
  );
  expect(outcome).toBe(answer);
  if (answer === "refused") expect(await client.fetch("*")).toEqual(before);
});

test.each<[string, () => Promise<unknown>, number]>([
  ["a release that does not exist", () => client.releases.publish({ releaseId: "rNone" }), 409],
  ["the name of a perspective", () => client.releases.create({ releaseId: "raw" }), 400],
  ["a name with a dot", () => client.releases.create({ releaseId: "r.1" }), 400],
  ["a time that is none", () => client.releases.schedule({ releaseId, publishAt: "tomorrow" }), 400],
  ["an unpublish of what is not published", () => client.unpublishVersion({ releaseId, publishedId: "none" }), 409],
])("refuses %s", async (_name, act, status) => {
  await expect(act()).rejects.toMatchObject({ statusCode: status });
});

test("the history of a document names the release that published it", async () => {
  await client.releases.publish({ releaseId });
  const events = async (id: string) => {
    const url = `${lake.url}/v2025-11-01/data/history/production/events/documents/${id}`;
    const body: { events: Record<string, unknown[]> } = await (await fetch(url)).json();
    return body.events[id]?.slice(0, 2);
  };
  const publish = { type: "publishDocumentVersion", releaseId, publishCause: "release.publish", author: "marketing" };
  expect(await events("one")).toMatchObject([publish, expect.anything()]);
  expect(await events("versions.rSpring.one")).toMatchObject([
    publish,
    { type: "createDocumentVersion", versionId: "versions.rSpring.one" },
  ]);
});
