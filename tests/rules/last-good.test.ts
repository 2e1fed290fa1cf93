import { expect, test } from "vitest";
import { createLastGood } from "#app/content/last-good.ts";

const away = () => Promise.reject(new Error("away"));

test("a question that was answered goes on with its last answer, and tells", async () => {
  const told: unknown[] = [];
  const ask = createLastGood((error) => told.push(error));
  expect(await ask("a", async () => 1)).toBe(1);
  expect(await ask("a", async () => 2)).toBe(2);
  expect(await ask("a", away)).toBe(2);
  expect(told).toEqual([new Error("away")]);
});

test("questions that found nothing push no answer out, and one that finds nothing any more is forgotten", async () => {
  const ask = createLastGood(() => undefined);
  await ask("a", async () => 1);
  for (let madeUp = 0; madeUp <= 2_000; madeUp += 1) expect(await ask(`/${madeUp}`, async () => null)).toBeNull();
  expect(await ask("a", away)).toBe(1);
  await ask("a", async () => null);
  await expect(ask("a", away)).rejects.toThrow("away");
});

test("one that was never answered fails", async () => {
  const ask = createLastGood(() => undefined);
  await expect(ask("b", away)).rejects.toThrow("away");
});

test("the oldest answers are forgotten first", async () => {
  const ask = createLastGood(() => undefined);
  for (let question = 0; question <= 2_000; question += 1) await ask(String(question), async () => question);
  await expect(ask("0", away)).rejects.toThrow("away");
  expect(await ask("2000", away)).toBe(2_000);
});
