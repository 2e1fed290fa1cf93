import { describe, expect } from "vitest";
import { MAX_COMMENT_LENGTH } from "#app/feedback/vote.ts";
import { action, loader } from "#app/routes/feedback.tsx";
import { loader as help } from "#app/routes/help.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import type { Site } from "#tests/support/site.ts";
import { SHORT_TIMEOUT, test as siteTest } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const test = siteTest.extend("env", { scope: "file" }, () => SHORT_TIMEOUT);

const ABOUT = "ayuda-respuesta:cuando-llega-la-factura";
const PLACE = { about: ABOUT, back: "/ayuda/facturacion" };

const received = (site: Site) => site.receivedBy("node");
const post = (visitor: Visitor, fields: Record<string, string>, path = "/valoracion") =>
  visitor.post(action, path, { ...PLACE, ...fields });

// First: later there is a copy of the questions.
test("a vote is accepted while its question is unavailable", async ({ site, visitor }) => {
  await site.fail({ service: "lake", status: 503 });
  const about = "ficha-informacion:alarmas-para-casa/pisos";
  expect(await post(visitor, { about, answer: "NO", stay: "on" })).toMatchObject({
    status: 200,
    data: { answer: "NO", step: "comment" },
  });
  expect((await received(site)).map(({ body }) => [body.questionId, body.answer])).toEqual([[about, "NO"]]);
  const linesOf = (subject: string) => site.log.lines.filter(({ message }) => message.startsWith(subject));
  expect(linesOf("Content unavailable: the vote")).toMatchObject([{ level: "warn" }]);
  // The outage has a line of its own, once. An outage that an earlier test saw begin, as a busy machine may, has none here.
  expect(linesOf("Sanity is down").length).toBeLessThanOrEqual(1);
  expect((await post(visitor, { about: "nonsense", answer: "NO" })).status).toBe(404);
});

describe("a vote", () => {
  test("YES is sent once and redirects to the thanks", async ({ site, visitor }) => {
    const { status, location } = await post(visitor, { answer: "YES" });
    const query = new URLSearchParams({ sobre: ABOUT, en: PLACE.back, paso: "gracias" });
    expect([status, location]).toEqual([303, `/valoracion?${query}`]);
    const [call, ...others] = await received(site);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: "POST", path: expect.stringMatching(/\/qualification$/), status: 200 });
    expect(call?.body).toEqual({ questionId: ABOUT, answer: "YES", brand: "HOMEGO" });
    expect((await visitor.get(loader, location ?? "")).data?.step).toBe("done");
  });

  test("NO asks for a comment, which is sent with the vote's id", async ({ site, visitor }) => {
    const { location } = await post(visitor, { answer: "NO" }, "/eu/valoracion");
    expect(location).toMatch(/^\/eu\/valoracion\?/);
    expect((await visitor.get(loader, location ?? "")).data?.step).toBe("comment");
    await post(visitor, { comment: "  No dice qué día.  " });
    const [vote, comment, ...others] = await received(site);
    expect(others).toEqual([]);
    expect(vote?.body).toEqual({ questionId: ABOUT, answer: "NO", brand: "HOMEGO" });
    expect(comment).toMatchObject({ method: "PUT", status: 200 });
    expect(comment?.path).toMatch(new RegExp(`/qualification/${vote?.answer.id}$`));
    expect(comment?.body).toEqual({ comment: "No dice qué día.", brand: "HOMEGO" });
  });

  test("is one per visitor and subject, and sent when it changes", async ({ site, visitor }) => {
    for (const answer of ["YES", "YES", "NO", "NO", "YES"]) await post(visitor, { answer });
    expect((await received(site)).map(({ body }) => body.answer)).toEqual(["YES", "NO", "YES"]);
    await post(visitor, { answer: "YES", about: "ayuda-respuesta:otra" });
    await post(new Visitor(site.context), { answer: "YES" });
    expect((await received(site)).map(({ body }) => body.questionId).slice(3)).toEqual(["ayuda-respuesta:otra", ABOUT]);
  });

  test("with `stay` returns the reply as data", async ({ visitor }) => {
    const { status, data } = await post(visitor, { answer: "NO", stay: "on" });
    expect([status, data]).toEqual([200, { answer: "NO", step: "comment" }]);
  });
});

describe("a comment", () => {
  test.for([
    ["", "errors:required"],
    ["   ", "errors:required"],
    ["a".repeat(MAX_COMMENT_LENGTH + 1), "errors:tooLong"],
  ] as const)("'%.5s' is refused, and the text is kept", async ([comment, error], { site, visitor }) => {
    await post(visitor, { answer: "NO" });
    const { status, data } = await post(visitor, { comment });
    expect(status).toBe(400);
    expect(data).toMatchObject({ step: "comment", error, comment });
    expect(await received(site)).toHaveLength(1);
  });

  test("may have the maximum length", async ({ site, visitor }) => {
    await post(visitor, { answer: "NO" });
    await post(visitor, { comment: "a".repeat(MAX_COMMENT_LENGTH) });
    expect(await received(site)).toHaveLength(2);
  });
});

describe("failures of the services node", () => {
  test.for([
    ["an error", { status: 500 }],
    ["a timeout", { delayMs: 10_000 }],
  ] as const)("%s is only logged; the comment sends the vote again", async ([_name, rule], { site, visitor }) => {
    await site.fail({ service: "node", path: "/qualification", times: 1, ...rule });
    const { status } = await post(visitor, { answer: "NO" });
    expect(status).toBe(303);
    expect(site.log.lines).toMatchObject([{ level: "warn", message: "A backend call failed" }]);
    await post(visitor, { comment: "Secreto" });
    expect((await received(site)).map(({ method, status: answered }) => [method, answered]).slice(-2)).toEqual([
      ["POST", 200],
      ["PUT", 200],
    ]);
    expect(JSON.stringify(site.log.lines)).not.toContain("Secreto");
  });

  test("a failed comment is logged, and the visitor sees the thanks", async ({ site, visitor }) => {
    await post(visitor, { answer: "NO" });
    await site.fail({ service: "node", path: "/qualification", times: 1, status: 503 });
    expect(await post(visitor, { comment: "Nada" })).toMatchObject({
      status: 303,
      location: expect.stringContaining("gracias"),
    });
    expect(site.log.lines).toMatchObject([{ level: "warn" }]);
  });
});

describe("invalid requests", () => {
  test.for([
    [{ about: "no-existe:algo", answer: "YES" }, 404],
    [{ about: "ayuda-respuesta:../../x?y", answer: "YES" }, 404],
    [{ about: "", answer: "YES" }, 404],
    [{ answer: "MAYBE" }, 400],
    [{}, 400],
  ] as const)("%j answers %i, and nothing is sent", async ([fields, status], { site, visitor }) => {
    expect((await post(visitor, fields)).status).toBe(status);
    expect(await received(site)).toEqual([]);
  });

  test.for(["https://example.com", "//example.com", "/\\example.com", "javascript:alert(1)"])(
    "a return path %s becomes /",
    async (back, { visitor }) => {
      const { location } = await post(visitor, { answer: "YES", back });
      expect(new URLSearchParams(location?.split("?")[1]).get("en")).toBe("/");
    },
  );

  test("a forged cookie is ignored", async ({ site, visitor }) => {
    visitor.cookies.set("votes", btoa(JSON.stringify([{ about: ABOUT, answer: "NO", id: "qua_of_somebody" }])));
    await post(visitor, { comment: "Otra cosa" });
    expect(JSON.stringify(await received(site))).not.toContain("qua_of_somebody");
  });
});

test("each page asks the question of the CMS", async ({ visitor }) => {
  expect((await visitor.get(help, "/ayuda")).data?.feedback?.questionId).toBe("ayuda-respuesta");
  const { data } = await visitor.get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" });
  expect(data?.kit && data.feedback?.questionId).toBe("ficha-informacion");
});
