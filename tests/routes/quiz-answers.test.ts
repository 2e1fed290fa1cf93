import { describe, expect } from "vitest";
import { action } from "#app/routes/resources/answers.ts";
import type { Site } from "#tests/support/site.ts";
import { SHORT_TIMEOUT, test as siteTest } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const test = siteTest.extend("env", { scope: "file" }, () => SHORT_TIMEOUT);

const HOME =
  "lugar=casa&vivienda=chalet&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=si&mascotas=no" +
  "&ventanas-accesibles=si&personas-solas=no&ver-la-casa=si&otra-alarma=no&cliente-casa=no";

const received = (site: Site) => site.receivedBy("services");

describe("recorded answers", () => {
  const send = (site: Site, answers: string, id?: string, sender = new Visitor(site.context)) =>
    sender.post(action, "/respuestas", { answers, ...(id && { id }) });
  /** The id of the record that the service received last. */
  const idOfLast = async (site: Site) => String((await received(site)).at(-1)?.answer.id);

  test("the first is a POST with brand, flags and levels of each step, and the current step", async ({ site }) => {
    expect((await send(site, "?lugar=casa&vivienda=adosado&accesos=dos-puertas")).status).toBe(200);
    const [call, ...others] = await received(site);
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

  test("the next is a PUT to the same id", async ({ site, visitor }) => {
    await send(site, "?lugar=casa", undefined, visitor);
    const id = await idOfLast(site);
    expect((await send(site, `?${HOME}`, id, visitor)).status).toBe(200);
    const [, change] = await received(site);
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

  test("an id that the service no longer knows is replaced by a new one", async ({ site, visitor }) => {
    await send(site, "?lugar=casa", undefined, visitor);
    await site.fail({ service: "services", path: "/answers", status: 404, times: 1 });
    expect((await send(site, "?lugar=casa&vivienda=chalet", await idOfLast(site), visitor)).status).toBe(200);
    expect((await send(site, "?lugar=casa&vivienda=bajo", await idOfLast(site), visitor)).status).toBe(200);
    expect((await received(site)).map(({ method, status }) => [method, status])).toEqual([
      ["POST", 200],
      ["PUT", 404],
      ["POST", 200],
      ["PUT", 200],
    ]);
  });

  test("another browser's record cannot be overwritten, nor with a forged cookie", async ({ site }) => {
    const owner = new Visitor(site.context);
    await send(site, "?lugar=casa", undefined, owner);
    const id = await idOfLast(site);
    const stranger = new Visitor(site.context);
    await send(site, "?lugar=negocio", id, stranger);
    stranger.cookies.set("answers", btoa(JSON.stringify([id])));
    await send(site, "?lugar=negocio", id, stranger);
    await send(site, "?lugar=casa&vivienda=chalet", id, owner);
    expect((await received(site)).map(({ method, answer }) => [method, answer.id === id])).toEqual([
      ["POST", true],
      ["POST", false],
      ["POST", false],
      ["PUT", true],
    ]);
  });

  test("the cookie is HttpOnly and expires with the visit", async ({ site }) => {
    const { headers } = await send(site, "?lugar=casa");
    expect(headers.get("Set-Cookie")).toMatch(/^answers=\S+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.for([
    ["an error", { status: 500 }],
    ["a timeout", { delayMs: 10_000 }],
  ] as const)("%s is silent: 204, and one line in the log without the answers", async ([_name, rule], { site }) => {
    await site.fail({ service: "services", path: "/answers", times: 1, ...rule });
    expect((await send(site, "?lugar=casa")).status).toBe(204);
    expect(site.log.lines).toMatchObject([{ level: "warn", message: "A backend call failed" }]);
    expect(JSON.stringify(site.log.lines)).not.toContain("casa");
  });

  test.for([
    ["no answer", "?x=1"],
    ["garbage", "%E0%A4%A"],
  ] as const)("%s sends nothing", async ([_name, answers], { site }) => {
    expect((await send(site, answers)).status).toBe(204);
    expect(await received(site)).toEqual([]);
  });

  test("a body that is too long is refused, and unknown options are not sent", async ({ site }) => {
    expect((await send(site, `?lugar=${"a".repeat(5000)}`)).status).toBe(400);
    await send(site, "?lugar=casa&vivienda=Ane+L%C3%B3pez+600123456&nota=secreto");
    expect(JSON.stringify(await received(site))).not.toMatch(/Ane|600123456|secreto/);
  });
});
