import { beforeEach, describe, expect, test, vi } from "vitest";
import { SyncTagCache } from "#app/sanity/sync-tag-cache.ts";

let answers: SyncTagCache;
beforeEach(() => {
  answers = new SyncTagCache(60_000);
  answers.keep(true);
});

const keep = (question: string, tags: string[]) => answers.set(question, question, tags, answers.changes);

const times = (count: number, act: () => void) => {
  for (let time = 0; time < count; time += 1) act();
};

describe("an answer", () => {
  test("is kept until something that it depends on changes", () => {
    keep("home", ["s1:kit", "s1:page"]);
    keep("help", ["s1:faq"]);
    answers.forget(["s1:kit"]);
    expect(answers.get("home")).toBeUndefined();
    expect(answers.get("help")).toMatchObject({ answer: "help" });
  });

  test.each<[string, () => void, boolean]>([
    ["what it depends on is not", () => answers.forget(["s1:kit", "s1:faq"]), false],
    ["something else is", () => answers.forget(["s1:faq"]), true],
    ["everything is not", () => answers.forgetAll(), false],
    ["what nobody remembers is not", () => times(101, () => answers.forget(["s1:faq"])), false],
  ])("that was asked for before a change and came after it, of %s kept", (_name, change, isKept) => {
    const { changes } = answers;
    change();
    answers.set("home", "old", ["s1:kit"], changes);
    expect(answers.get("home") !== undefined).toBe(isKept);
  });

  test.each([
    ["without tags, of a lake that names none", () => keep("home", [])],
    [
      "while changes are not heard of",
      () => {
        answers.keep(false);
        keep("home", ["s1:kit"]);
      },
    ],
    [
      "from before the connection broke",
      () => {
        keep("home", ["s1:kit"]);
        answers.keep(false);
        answers.keep(true);
      },
    ],
    [
      "when everything may have changed",
      () => {
        keep("home", ["s1:kit"]);
        answers.forgetAll();
      },
    ],
  ])("%s is not kept", (_name, happen) => {
    happen();
    expect(answers.get("home")).toBeUndefined();
  });

  test("grows old", () => {
    vi.useFakeTimers();
    keep("home", ["s1:kit"]);
    vi.advanceTimersByTime(59_999);
    expect(answers.get("home")).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(answers.get("home")).toBeUndefined();
    vi.useRealTimers();
  });

  test("that is the oldest of too many goes", () => {
    for (let question = 0; question <= 2_000; question += 1) keep(String(question), ["s1:page"]);
    expect(answers.get("0")).toBeUndefined();
    expect(answers.get("2000")).toBeDefined();
  });
});
