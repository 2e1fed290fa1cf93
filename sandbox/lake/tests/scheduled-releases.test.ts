import { afterEach, beforeEach, expect, test } from "vitest";
import { addVersion, type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeEach(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
  await client.create({ _id: "page", _type: "page", title: "Now" });
});
afterEach(() => lake.close());

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const published = () => client.fetch<string>('*[_id == "page"][0].title', {}, { perspective: "published" });
const stateOf = async (releaseId: string) => (await client.releases.get({ releaseId }))?.state;

async function schedule(releaseId: string, publishAt: string, title = "Then") {
  await client.releases.create({ releaseId, metadata: { releaseType: "scheduled", intendedPublishAt: publishAt } });
  await addVersion(client, { _id: `versions.${releaseId}.page`, _type: "page", title });
  await client.releases.schedule({ releaseId, publishAt });
}

test("publishes a release at its time, not before, in the name of who scheduled it", async () => {
  const at = fromNow(1_500);
  await schedule("rSoon", at);
  expect(await published()).toBe("Now");
  await expect.poll(published, { timeout: 5_000, interval: 20 }).toBe("Then");
  const release = await client.releases.get({ releaseId: "rSoon" });
  // Documents have whole seconds.
  expect(Date.parse(String(release?.publishedAt))).toBeGreaterThan(Date.parse(at) - 1_000);
  expect(release).toMatchObject({ state: "published" });
  expect(release).not.toHaveProperty("publishAt");
});

test("leaves no draft of what it published, but one that was edited since", async () => {
  const drafts = () => client.fetch<string[]>('*[_id in path("drafts.**")].title', {}, { perspective: "raw" });
  await client.create({ _id: "drafts.page", _type: "page", title: "Then" });
  await schedule("rDraft", fromNow(-60_000));
  await expect.poll(published).toBe("Then");
  expect(await drafts()).toEqual([]);
  await client.create({ _id: "drafts.page", _type: "page", title: "Edited since" });
  await schedule("rEdited", fromNow(-60_000), "Later");
  await expect.poll(published).toBe("Later");
  expect(await drafts()).toEqual(["Edited since"]);
});

test("publishes at once a release that is scheduled for the past", async () => {
  await schedule("rPast", fromNow(-60_000));
  await expect.poll(published).toBe("Then");
});

test("publishes the earlier of two releases first", async () => {
  await schedule("rSecond", fromNow(700), "Second");
  await schedule("rFirst", fromNow(500), "First");
  for (const name of ["rFirst", "rSecond"]) {
    await expect.poll(() => stateOf(name), { timeout: 5_000 }).toBe("published");
  }
  expect(await published()).toBe("Second");
});

test("publishes late, and once, what was due while the lake was closed", async () => {
  const at = fromNow(600);
  await schedule("rLate", at);
  await lake.restart(() => expect.poll(Date.now, { timeout: 5_000 }).toBeGreaterThan(Date.parse(at)));
  client = lakeClient(lake.url);
  await expect.poll(published).toBe("Then");
  await client.patch("page", { set: { title: "After" } }).commit();
  await lake.restart();
  client = lakeClient(lake.url);
  expect(await stateOf("rLate")).toBe("published");
  expect(await published()).toBe("After");
});

test("does not publish what was unscheduled", async () => {
  await schedule("rNot", fromNow(300));
  await client.releases.unschedule({ releaseId: "rNot" });
  await schedule("rAfter", fromNow(400), "After");
  await expect.poll(published, { timeout: 5_000 }).toBe("After");
  expect(await stateOf("rNot")).toBe("active");
});

test("makes a release that cannot be published active again, and says why", async () => {
  await client.releases.create({ releaseId: "rBad", metadata: { releaseType: "scheduled" } });
  await client.unpublishVersion({ releaseId: "rBad", publishedId: "page" });
  await client.releases.schedule({ releaseId: "rBad", publishAt: fromNow(300) });
  await client.create({ _id: "list", _type: "list", page: { _type: "reference", _ref: "page" } });
  await expect.poll(() => stateOf("rBad"), { timeout: 5_000 }).toBe("active");
  expect(await client.releases.get({ releaseId: "rBad" })).toMatchObject({
    error: { message: expect.stringContaining('references to it from "list"') },
  });
  expect(await published()).toBe("Now");
});
