import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { loggedError } from "#server/log.ts";

test("a database error is logged without the written values", async () => {
  const lite = await PGlite.create();
  await lite.exec("create table person (id int primary key, name text)");
  const insert = () => lite.query("insert into person values ($1, $2)", [1, "Ane López 12345678Z"]);
  await insert();
  const error = await insert().catch((thrown: unknown) => thrown);
  await lite.close();
  const logged = JSON.stringify(loggedError(new Error("The order could not be written", { cause: error })));
  expect(logged).toContain("duplicate key value");
  expect(logged).toContain('"code":"23505"');
  expect(logged).not.toContain("Ane López");
});

test("a thrown value that is not an Error is logged by its type only", () => {
  expect(loggedError("Ane López")).toEqual({ type: "string" });
});
