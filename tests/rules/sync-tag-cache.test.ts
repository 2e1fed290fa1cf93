import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { typedFetch } from "#app/sanity/client.server.ts";
import { SyncTagCache } from "#app/sanity/sync-tag-cache.server.ts";
import { KnownPaths } from "#server/page-cache/known-paths.ts";

let cache: SyncTagCache<{ result: string }>;
beforeEach(() => {
  cache = new SyncTagCache({ maxEntries: 2_000, maxAgeMs: 60_000 });
  cache.setEnabled(true);
});

const cached = (key: string, tags: string[]) => cache.set(key, { result: key }, tags, cache.changes);

const times = (count: number, act: () => void) => {
  for (let time = 0; time < count; time += 1) act();
};

describe("a result", () => {
  test("is cached until one of its tags changes", () => {
    cached("home", ["s1:kit", "s1:page"]);
    cached("help", ["s1:faq"]);
    cache.invalidate(["s1:kit"]);
    expect(cache.get("home")).toBeUndefined();
    expect(cache.get("help")).toMatchObject({ result: "help" });
  });

  test.each<[string, () => void, boolean]>([
    ["one of its tags: not cached", () => cache.invalidate(["s1:kit", "s1:faq"]), false],
    ["another tag: cached", () => cache.invalidate(["s1:faq"]), true],
    ["every tag: not cached", () => cache.clear(), false],
    ["unknown tags: not cached", () => times(101, () => cache.invalidate(["s1:faq"])), false],
  ])("of a query during which there was a change of %s", (_name, change, isCached) => {
    const { changes } = cache;
    change();
    cache.set("home", { result: "old" }, ["s1:kit"], changes);
    expect(cache.get("home") !== undefined).toBe(isCached);
  });

  const put = () => cached("home", ["s1:kit"]);
  const turn = (isOn: boolean) => () => cache.setEnabled(isOn);
  test.each([
    ["without sync tags", [() => cached("home", [])]],
    ["while changes are not received", [turn(false), put]],
    ["from before the connection broke", [put, turn(false), turn(true)]],
    ["when everything may have changed", [put, () => cache.clear()]],
  ])("%s is not cached", (_name, events) => {
    for (const happen of events) happen();
    expect(cache.get("home")).toBeUndefined();
  });

  test("that was not used for longest makes room for a new one", () => {
    for (let page = 0; page <= 2_000; page += 1) cached(String(page), ["s1:page"]);
    expect(cache.get("0")).toBeUndefined();
    expect(cache.get("2000")).toBeDefined();
  });
});

describe("the addresses of the content, read from a stale copy,", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What a publish of '/nuevo' finds: the list was read from a stale copy, which has no tags. */
  async function readStale() {
    let isDown = true;
    const found = (...paths: string[]) => ({
      pages: paths.map((path) => ({ path, sells: false })),
      kits: [],
      accessories: [],
      tabs: [],
      redirects: [],
    });
    const known = new KnownPaths(
      {
        recordedIn: (use) => ({
          fetch: typedFetch(async () => {
            if (isDown) use.isStale = true;
            else use.tags.add("s1:page");
            return isDown ? found("contacto") : found("contacto", "nuevo");
          }),
        }),
      },
      () => {},
    );
    known.setEnabled(true);
    known.isUnknown("/contacto");
    await vi.advanceTimersByTimeAsync(0);
    expect([known.isUnknown("/contacto"), known.isUnknown("/nuevo")]).toEqual([false, true]);
    isDown = false;
    return known;
  }

  test("count no more once anything is published", async () => {
    const known = await readStale();
    known.invalidate(["s1:page"]);
    expect(known.isUnknown("/nuevo")).toBe(false);
  });

  test("are read again after a second, not after a minute", async () => {
    const known = await readStale();
    await vi.advanceTimersByTimeAsync(1_100);
    known.isUnknown("/contacto");
    await vi.advanceTimersByTimeAsync(0);
    expect([known.isUnknown("/nuevo"), known.isUnknown("/nada")]).toEqual([false, true]);
  });
});
