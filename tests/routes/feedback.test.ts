import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_COMMENT_LENGTH } from "#app/feedback/vote.ts";
import { action, loader } from "#app/routes/feedback.tsx";
import { loader as help } from "#app/routes/help.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { type Received, type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

const ABOUT = "ayuda-respuesta:cuando-llega-la-factura";
const PLACE = { about: ABOUT, back: "/ayuda/facturacion" };

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  visitor = new Visitor(site.context);
});

const received = async (): Promise<Received[]> => (await fetch(`${site.sandbox.url}/received?service=node`)).json();
const post = (fields: Record<string, string>, path = "/valoracion") =>
  visitor.post(action, path, { ...PLACE, ...fields });

describe("a vote", () => {
  test("YES is sent once and leads to the thanks", async () => {
    const { status, location } = await post({ answer: "YES" });
    const query = new URLSearchParams({ sobre: ABOUT, en: PLACE.back, paso: "gracias" });
    expect([status, location]).toEqual([303, `/valoracion?${query}`]);
    const [call, ...others] = await received();
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: "POST", path: expect.stringMatching(/\/qualification$/), status: 200 });
    expect(call?.body).toEqual({ questionId: ABOUT, answer: "YES", brand: "HOMEGO" });
    expect((await visitor.get(loader, location ?? "")).data?.step).toBe("done");
  });

  test("NO asks for a comment, which is sent with the vote's id", async () => {
    const { location } = await post({ answer: "NO" }, "/eu/valoracion");
    expect(location).toMatch(/^\/eu\/valoracion\?/);
    expect((await visitor.get(loader, location ?? "")).data?.step).toBe("comment");
    await post({ comment: "  No dice qué día.  " });
    const [vote, comment, ...others] = await received();
    expect(others).toEqual([]);
    expect(vote?.body).toEqual({ questionId: ABOUT, answer: "NO", brand: "HOMEGO" });
    expect(comment).toMatchObject({ method: "PUT", status: 200 });
    expect(comment?.path).toMatch(new RegExp(`/qualification/${vote?.answer.id}$`));
    expect(comment?.body).toEqual({ comment: "No dice qué día.", brand: "HOMEGO" });
  });

  test("is one per visitor and subject: an unchanged vote is not sent, a changed one replaces it", async () => {
    for (const answer of ["YES", "YES", "NO", "NO", "YES"]) await post({ answer });
    expect((await received()).map(({ body }) => body.answer)).toEqual(["YES", "NO", "YES"]);
    await post({ answer: "YES", about: "ayuda-respuesta:otra" });
    visitor = new Visitor(site.context);
    await post({ answer: "YES" });
    expect((await received()).map(({ body }) => body.questionId).slice(3)).toEqual(["ayuda-respuesta:otra", ABOUT]);
  });

  test("with `stay` returns the reply as data", async () => {
    const { status, data } = await post({ answer: "NO", stay: "on" });
    expect([status, data]).toEqual([200, { answer: "NO", step: "comment" }]);
  });
});

describe("a comment", () => {
  test.each([
    ["", "errors:required"],
    ["   ", "errors:required"],
    ["a".repeat(MAX_COMMENT_LENGTH + 1), "errors:tooLong"],
  ])("'%.5s' is refused, and the text is kept", async (comment, error) => {
    await post({ answer: "NO" });
    const { status, data } = await post({ comment });
    expect(status).toBe(400);
    expect(data).toMatchObject({ step: "comment", error, comment });
    expect(await received()).toHaveLength(1);
  });

  test("may have the maximum length", async () => {
    await post({ answer: "NO" });
    await post({ comment: "a".repeat(MAX_COMMENT_LENGTH) });
    expect(await received()).toHaveLength(2);
  });
});

describe("failures of the services node", () => {
  test.each([
    ["an error", { status: 500 }],
    ["a timeout", { delayMs: 10_000 }],
  ])("%s is logged and nothing else; the comment brings the vote again", async (_name, rule) => {
    await site.fail({ service: "node", path: "/qualification", times: 1, ...rule });
    const { status } = await post({ answer: "NO" });
    expect(status).toBe(303);
    expect(site.log.lines).toMatchObject([{ level: "warn", message: "A backend call failed" }]);
    await post({ comment: "Secreto" });
    expect((await received()).map(({ method, status: answered }) => [method, answered]).slice(-2)).toEqual([
      ["POST", 200],
      ["PUT", 200],
    ]);
    expect(JSON.stringify(site.log.lines)).not.toContain("Secreto");
  });

  test("a failed comment is logged, and the visitor sees the thanks", async () => {
    await post({ answer: "NO" });
    await site.fail({ service: "node", path: "/qualification", times: 1, status: 503 });
    expect(await post({ comment: "Nada" })).toMatchObject({
      status: 303,
      location: expect.stringContaining("gracias"),
    });
    expect(site.log.lines).toMatchObject([{ level: "warn" }]);
  });
});

test("a vote is accepted while the content is unavailable and there is no copy of its question", async () => {
  await site.fail({ service: "lake", status: 503 });
  const about = "ficha-informacion:alarmas-para-casa/pisos";
  expect(await post({ about, answer: "NO", stay: "on" })).toMatchObject({
    status: 200,
    data: { answer: "NO", step: "comment" },
  });
  expect((await received()).map(({ body }) => [body.questionId, body.answer])).toEqual([[about, "NO"]]);
  expect(site.log.lines).toMatchObject([
    { level: "warn", message: expect.stringMatching(/^Content unavailable: the vote/) },
  ]);
  expect((await post({ about: "nonsense", answer: "NO" })).status).toBe(404);
});

describe("invalid requests", () => {
  test.each([
    [{ about: "no-existe:algo", answer: "YES" }, 404],
    [{ about: "ayuda-respuesta:../../x?y", answer: "YES" }, 404],
    [{ about: "", answer: "YES" }, 404],
    [{ answer: "MAYBE" }, 400],
    [{}, 400],
  ])("%j: %i, and nothing goes out", async (fields, status) => {
    expect((await post(fields)).status).toBe(status);
    expect(await received()).toEqual([]);
  });

  test.each(["https://example.com", "//example.com", "/\\example.com", "javascript:alert(1)"])(
    "a return path %s becomes /",
    async (back) => {
      const { location } = await post({ answer: "YES", back });
      expect(new URLSearchParams(location?.split("?")[1]).get("en")).toBe("/");
    },
  );

  test("a forged cookie is ignored", async () => {
    visitor.cookies.set("votes", btoa(JSON.stringify([{ about: ABOUT, answer: "NO", id: "qua_of_somebody" }])));
    await post({ comment: "Otra cosa" });
    expect(JSON.stringify(await received())).not.toContain("qua_of_somebody");
  });
});

test("each page has the question that the content sets", async () => {
  expect((await visitor.get(help, "/ayuda")).data?.feedback?.questionId).toBe("ayuda-respuesta");
  const { data } = await visitor.get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" });
  expect(data?.kit && data.feedback?.questionId).toBe("ficha-informacion");
});
