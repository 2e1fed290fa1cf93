import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
});
afterAll(() => lake.close());

beforeEach(async () => {
  await client.delete({ query: "*" });
  await client.create({ _id: "page", _type: "page", title: "Published" });
});

const ids = { publishedId: "page", draftId: "drafts.page" };
const named = (name: string, rest: object) => ({ actionType: `sanity.action.document.${name}`, ...rest });
const edit = named("edit", { ...ids, patch: { set: { title: "Draft" } } });

const act = async (...actions: object[]) => {
  const answer = await fetch(`${lake.url}/v2025-11-01/data/actions/production`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ actions }),
  });
  return { status: answer.status, body: await answer.json() };
};
const titles = () => client.fetch<Record<string, string>[]>("*{_id, title}");

const PUBLISHED = { _id: "page", title: "Published" };
const DRAFT = { _id: "drafts.page", title: "Draft" };

/** Sanity's rule: the part after `drafts.` or `versions.<release>.` is the action's published id. */
const MISMATCHED: [string, object][] = [
  ["an edit under another published id", named("edit", { publishedId: "other", draftId: "drafts.page", patch: {} })],
  ["publish of a draft as another document", named("publish", { publishedId: "other", draftId: "drafts.page" })],
  ["publish to a draft", named("publish", { publishedId: "drafts.page", draftId: "drafts.page" })],
  ["publish of what is published", named("publish", { publishedId: "page", draftId: "page" })],
  ["publish of a version of no release", named("publish", { publishedId: "page", draftId: "versions.page" })],
  ["unpublish into another draft", named("unpublish", { publishedId: "page", draftId: "drafts.other" })],
  ["delete of a draft", named("delete", { publishedId: "drafts.page" })],
  ["delete with another's draft", named("delete", { publishedId: "page", includeDrafts: ["drafts.other"] })],
  ["delete with a published document", named("delete", { publishedId: "page", includeDrafts: ["page"] })],
  ["discard of what is published", named("discard", { draftId: "page" })],
  ["version.discard of what is published", named("version.discard", { versionId: "page" })],
  ["create of a draft of a draft", named("create", { publishedId: "drafts.new", attributes: { _type: "page" } })],
  [
    "create of another's draft",
    named("create", { publishedId: "new", attributes: { _id: "drafts.other", _type: "page" } }),
  ],
  [
    "replaceDraft with another document",
    named("replaceDraft", { publishedId: "page", attributes: { _id: "other", _type: "page" } }),
  ],
  [
    "version.create of another's version",
    named("version.create", { publishedId: "page", baseId: "page", versionId: "versions.r1.other" }),
  ],
  [
    "version.create with a published document",
    named("version.create", { publishedId: "page", document: { _id: "page", _type: "page" } }),
  ],
  [
    "version.unpublish of another's version",
    named("version.unpublish", { publishedId: "page", versionId: "versions.r1.other" }),
  ],
  ["version.replace of what is published", named("version.replace", { document: { _id: "page", _type: "page" } })],
];

describe("actions", () => {
  test.each<[string, object[], object[]]>([
    ["an edit copies what is published", [edit], [DRAFT, PUBLISHED]],
    [
      "an edit goes on with the draft",
      [edit, named("edit", { ...ids, patch: { set: { title: "More" } } })],
      [{ ...DRAFT, title: "More" }, PUBLISHED],
    ],
    ["publish", [edit, named("publish", ids)], [{ _id: "page", title: "Draft" }]],
    ["unpublish", [named("unpublish", ids)], [{ _id: "drafts.page", title: "Published" }]],
    ["unpublish keeps a draft", [edit, named("unpublish", ids)], [DRAFT]],
    ["discard", [edit, named("discard", { draftId: ids.draftId })], [PUBLISHED]],
    ["version.discard", [edit, named("version.discard", { versionId: ids.draftId })], [PUBLISHED]],
    ["delete", [edit, named("delete", { publishedId: "page", includeDrafts: ["drafts.page"] })], []],
    [
      "create",
      [named("create", { publishedId: "new", attributes: { _id: "drafts.new", _type: "page", title: "New" } })],
      [{ _id: "drafts.new", title: "New" }, PUBLISHED],
    ],
    [
      "create under the published id",
      [named("create", { publishedId: "new", attributes: { _id: "new", _type: "page", title: "New" } })],
      [{ _id: "drafts.new", title: "New" }, PUBLISHED],
    ],
    [
      "edit and publish of a release's version",
      [
        named("version.create", { publishedId: "page", baseId: "page", versionId: "versions.r1.page" }),
        named("edit", { publishedId: "page", draftId: "versions.r1.page", patch: { set: { title: "Soon" } } }),
        named("publish", { publishedId: "page", draftId: "versions.r1.page" }),
      ],
      [{ _id: "page", title: "Soon" }],
    ],
    [
      "create of what is there, ignored",
      [
        edit,
        named("create", { publishedId: "page", ifExists: "ignore", attributes: { _id: "drafts.page", _type: "page" } }),
      ],
      [DRAFT, PUBLISHED],
    ],
    [
      "replaceDraft",
      [named("replaceDraft", { publishedId: "page", attributes: { ...DRAFT, _type: "page" } })],
      [DRAFT, PUBLISHED],
    ],
    [
      "version.create from a base",
      [named("version.create", { publishedId: "page", baseId: "page", versionId: "versions.r1.page" })],
      [PUBLISHED, { _id: "versions.r1.page", title: "Published" }],
    ],
  ])("%s", async (_name, actions, expected) => {
    for (const action of actions)
      expect(await act(action)).toEqual({ status: 200, body: { transactionId: expect.any(String) } });
    expect(await titles()).toEqual(expected);
  });

  test("publishing keeps the creation date and sets a new revision", async () => {
    const before = await client.getDocument("page");
    const { body } = await act(edit, named("publish", ids));
    expect(await client.getDocument("page")).toMatchObject({
      _createdAt: before?._createdAt,
      _rev: body.transactionId,
    });
  });

  test("publishing strengthens references marked with _strengthenOnPublish", async () => {
    await client.create({ _id: "kit", _type: "kit" });
    const waiting = { _type: "reference", _ref: "kit", _weak: true, _strengthenOnPublish: { type: "kit" } };
    const weak = { _type: "reference", _ref: "kit", _weak: true };
    await act(named("edit", { ...ids, patch: { set: { waiting, weak } } }), named("publish", ids));
    expect(await client.getDocument("page")).toMatchObject({ waiting: { _type: "reference", _ref: "kit" }, weak });
    expect(Object.keys((await client.getDocument("page"))?.waiting)).toEqual(["_type", "_ref"]);
  });

  test.each<[string, object[], number, string]>([
    ["publish of no draft", [named("publish", ids)], 409, "documentNotFoundError"],
    [
      "publish over another revision",
      [edit, named("publish", { ...ids, ifPublishedRevisionId: "old" })],
      409,
      "documentRevisionIDDoesNotMatchError",
    ],
    [
      "an edit of nothing",
      [named("edit", { draftId: "drafts.none", publishedId: "none", patch: {} })],
      409,
      "documentNotFoundError",
    ],
    [
      "create of what is there",
      [edit, named("create", { publishedId: "page", attributes: { _id: "drafts.page", _type: "page" } })],
      409,
      "documentAlreadyExistsError",
    ],
    [
      "an edit of what is published",
      [named("edit", { publishedId: "page", draftId: "page", patch: {} })],
      400,
      "validationError",
    ],
    ...MISMATCHED.map(([name, action]): [string, object[], number, string] => [name, [action], 400, "validationError"]),
  ])("refuses %s, and changes nothing", async (_name, actions, status, type) => {
    const { body, ...answer } = await act(...actions);
    expect(answer.status).toBe(status);
    expect(body).toMatchObject({
      error: { type: "mutationError", items: [{ index: actions.length - 1, error: { type } }] },
    });
    expect(await titles()).toEqual([PUBLISHED]);
  });

  test("refuses an unknown action", async () => {
    expect((await act({ actionType: "sanity.action.document.rename", publishedId: "page" })).status).toBe(400);
  });
});
