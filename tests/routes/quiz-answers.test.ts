import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { action } from "#app/routes/resources/answers.ts";
import { servePages } from "#tests/support/pages.ts";
import { type Received, type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

const HOME =
  "lugar=casa&vivienda=chalet&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=si&mascotas=no" +
  "&ventanas-accesibles=si&personas-solas=no&ver-la-casa=si&otra-alarma=no&cliente-casa=no";

let site: Site;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  site = await startSite();
  pages = await servePages(site);
});
afterAll(async () => {
  await pages.close();
  await site.close();
});
beforeEach(() => site.reset());

const visitor = () => new Visitor(site.context);

async function received(): Promise<Received[]> {
  const answer = await fetch(`${site.sandbox.url}/received?service=services`);
  return await answer.json();
}

describe("recorded answers", () => {
  const send = (answers: string, id?: string, sender = visitor()) =>
    sender.post(action, "/respuestas", { answers, ...(id && { id }) });
  /** The id of the record that the service received last. */
  const idOfLast = async () => String((await received()).at(-1)?.answer.id);

  test("the first is a POST with brand, flags and levels of each step, and the current step", async () => {
    expect((await send("?lugar=casa&vivienda=adosado&accesos=dos-puertas")).status).toBe(200);
    const [call, ...others] = await received();
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: "POST", path: expect.stringMatching(/\/answers$/), status: 200 });
    expect(call?.body).toEqual({
      brand: "HOMEGO",
      kind: "quiz",
      step: 3,
      stage: "options",
      steps: {
        lugar: { options: { casa: true, negocio: false }, level: 0, maxLevel: 0 },
        vivienda: {
          options: { bajo: false, "mediano-piso": false, duplex: false, atico: false, chalet: false, adosado: true },
          level: 0,
          maxLevel: 0,
        },
        accesos: {
          options: { "una-puerta": false, "dos-puertas": true, "tres-puertas": false },
          level: 2,
          maxLevel: 3,
        },
      },
      questions: {},
      product: "chalet",
      camera: false,
      clientStatus: null,
    });
  });

  test("the next is a PUT to the same id", async () => {
    const one = visitor();
    await send("?lugar=casa", undefined, one);
    const id = await idOfLast();
    expect((await send(`?${HOME}`, id, one)).status).toBe(200);
    const [, change] = await received();
    expect(change).toMatchObject({ method: "PUT", path: expect.stringMatching(/\/answers$/), status: 200 });
    expect(change?.body).toMatchObject({
      id,
      brand: "HOMEGO",
      step: 11,
      stage: "product",
      questions: {
        "varias-personas": true,
        mascotas: false,
        "ventanas-accesibles": true,
        "personas-solas": false,
        "ver-la-casa": true,
        "otra-alarma": false,
        "cliente-casa": false,
      },
      product: "chalet",
      camera: true,
      clientStatus: "NOT_CLIENT",
    });
  });

  test("an id that the service no longer knows is replaced by a new one", async () => {
    const one = visitor();
    await send("?lugar=casa", undefined, one);
    await site.fail({ service: "services", path: "/answers", status: 404, times: 1 });
    expect((await send("?lugar=casa&vivienda=chalet", await idOfLast(), one)).status).toBe(200);
    expect((await send("?lugar=casa&vivienda=bajo", await idOfLast(), one)).status).toBe(200);
    expect((await received()).map(({ method, status }) => [method, status])).toEqual([
      ["POST", 200],
      ["PUT", 404],
      ["POST", 200],
      ["PUT", 200],
    ]);
  });

  test("another browser's record cannot be overwritten, nor with a forged cookie", async () => {
    const owner = visitor();
    await send("?lugar=casa", undefined, owner);
    const id = await idOfLast();
    const stranger = visitor();
    await send("?lugar=negocio", id, stranger);
    stranger.cookies.set("answers", btoa(JSON.stringify([id])));
    await send("?lugar=negocio", id, stranger);
    await send("?lugar=casa&vivienda=chalet", id, owner);
    expect((await received()).map(({ method, answer }) => [method, answer.id === id])).toEqual([
      ["POST", true],
      ["POST", false],
      ["POST", false],
      ["PUT", true],
    ]);
  });

  test("the cookie is HttpOnly and expires with the visit", async () => {
    const { headers } = await send("?lugar=casa");
    expect(headers.get("Set-Cookie")).toMatch(/^answers=\S+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each([
    ["an error", { status: 500 }],
    ["a timeout", { delayMs: 10_000 }],
  ])("%s is silent: 204, and one line in the log without the answers", async (_name, rule) => {
    await site.fail({ service: "services", path: "/answers", times: 1, ...rule });
    expect((await send("?lugar=casa")).status).toBe(204);
    expect(site.log.lines).toMatchObject([{ level: "warn", message: "A backend call failed" }]);
    expect(JSON.stringify(site.log.lines)).not.toContain("casa");
  });

  test.each([
    ["no answer", "?x=1"],
    ["garbage", "%E0%A4%A"],
  ])("%s sends nothing", async (_name, answers) => {
    expect((await send(answers)).status).toBe(204);
    expect(await received()).toEqual([]);
  });

  test("a body that is too long is refused, and unknown options are not sent", async () => {
    expect((await send(`?lugar=${"a".repeat(5000)}`)).status).toBe(400);
    await send("?lugar=casa&vivienda=Ane+L%C3%B3pez+600123456&nota=secreto");
    expect(JSON.stringify(await received())).not.toMatch(/Ane|600123456|secreto/);
  });

  test("a form of another site is refused", async () => {
    const response = await fetch(`${pages.url}/respuestas`, {
      method: "POST",
      headers: { Origin: "https://example.com" },
      body: new URLSearchParams({ answers: "?lugar=casa" }),
    });
    expect(response.status).toBe(403);
  });
});
