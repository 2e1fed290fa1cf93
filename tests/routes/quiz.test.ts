import { describe, expect, onTestFinished } from "vitest";
import { queryWithClientStatus } from "#app/quiz/query-string.ts";
import { loader } from "#app/routes/quiz.tsx";
import { headOf } from "#tests/support/head.ts";
import { lakeClient } from "#tests/support/lake.ts";
import { type Pages, test } from "#tests/support/pages-test.ts";
import { combinations, seedQuiz } from "#tests/support/quiz.ts";
import { askedOf, legendOf, seenOf } from "#tests/support/seen.ts";
import { Visitor } from "#tests/support/visitor.ts";

const HOME =
  "lugar=casa&vivienda=chalet&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=si&mascotas=no" +
  "&ventanas-accesibles=si&personas-solas=no&ver-la-casa=si&otra-alarma=no&cliente-casa=no";
const BUSINESS =
  "lugar=negocio&actividad=oficina&accesos-negocio=una-entrada&ausencias-negocio=noches&varios-empleados=si" +
  "&atencion-al-publico=no&caja-o-mercancia=si&cliente-negocio=si";

/** The form of the recommended kit. */
const offerOf = (page: string) => {
  const html = seenOf(page);
  const start = html.indexOf('action="/checkout"');
  return html.slice(start, html.indexOf("</form>", start));
};
const open = async (pages: Pages, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${pages.url}${path}`, { headers, redirect: "manual" });
  return { status: response.status, location: response.headers.get("Location"), html: await response.text() };
};

describe("the page", () => {
  test.for([
    "/calcula-tu-alarma",
    "/calcula-tu-alarma?x=1&lugar=castillo&vivienda=%3Cscript%3E",
    "/calcula-tu-alarma?%E0%A4%A",
    "/calcula-tu-alarma?vivienda=chalet",
  ])("%s is the intro with the first question", async (path, { site, pages }) => {
    const { status, html } = await open(pages, path);
    expect(status).toBe(200);
    expect(askedOf(html)).toBe("Calcula el precio de la alarma que necesitas");
    expect(legendOf(html)).toBe("¿Qué quieres proteger?");
    expect(headOf(html).canonical).toEqual([`${site.settings.siteUrl}/calcula-tu-alarma`]);
  });

  test.for([
    ["/calcula-tu-alarma?lugar=casa", "¿Cómo es tu casa?"],
    ["/calcula-tu-alarma?lugar=casa&vivienda=cueva&accesos=una-puerta", "¿Cómo es tu casa?"],
    ["/calcula-tu-alarma?lugar=negocio", "¿Qué tipo de negocio es?"],
    ["/eu/calcula-tu-alarma?lugar=casa", "Nolakoa da zure etxea?"],
    [`/calcula-tu-alarma?${HOME}&client=false`, "Este es el kit de alarma que mejor te encaja"],
  ] as const)("%.70s asks '%s'", async ([path, asked], { site, pages }) => {
    const { status, html } = await open(pages, path);
    expect(status).toBe(200);
    expect(askedOf(html)).toBe(asked);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(headOf(html).canonical).toEqual([`${site.settings.siteUrl}${path.split("?")[0]}`]);
  });

  test("is the same for every visitor at a URL", async ({ pages }) => {
    const path = `/calcula-tu-alarma?${HOME}&client=false`;
    const [one, other] = [
      await open(pages, path),
      await open(pages, path, { Cookie: "client_status=CLIENT; territory=ceuta" }),
    ];
    expect(other.html).toBe(one.html);
  });

  test.for([
    [HOME, "client=false"],
    [BUSINESS, "client=true"],
  ] as const)(
    "a result whose address does not say the client status leads to where it does",
    async ([query, client], { site }) => {
      const { status, location } = await new Visitor(site.context).get(loader, `/calcula-tu-alarma?${query}`);
      expect([status, location]).toEqual([302, `/calcula-tu-alarma?${query}&${client}`]);
      expect((await new Visitor(site.context).get(loader, `/calcula-tu-alarma?${query}&${client}`)).status).toBe(200);
    },
  );

  test("the header's switch overrides the answer, and keeps the answers", async ({ pages }) => {
    expect(queryWithClientStatus(new URLSearchParams(`${HOME}&client=true`), "NOT_CLIENT")).toBeUndefined();
    const { html } = await open(pages, `/calcula-tu-alarma?${HOME}&client=true`);
    expect(html).toContain(`${HOME.replaceAll("&", "&amp;")}&amp;client=false"`);
    expect(html).toContain(`/eu/calcula-tu-alarma?${HOME.replaceAll("&", "&amp;")}&amp;client=true"`);
  });

  test("has every kit that an answer can name, with a price", async ({ visitor }) => {
    const { data } = await visitor.get(loader, "/calcula-tu-alarma");
    const quiz = await seedQuiz();
    const named = [quiz.placeStep, ...quiz.homeOptions, ...quiz.businessOptions]
      .flatMap(({ options }) => options)
      .flatMap(({ effect }) => effect?.product ?? []);
    const sold = data?.kits.map(({ productId }) => productId);
    expect(new Set(named)).toEqual(new Set(["piso", "bajo-atico", "chalet", "negocios", "tienda", "local", "oficina"]));
    expect(sold).toEqual(expect.arrayContaining(named));
  });
});

describe("every result shows its kit and price, and orders the same", () => {
  const KITS = {
    bajo: ["bajo-atico", "Kit Bajo/Ático", "39,90", "44,77"],
    "mediano-piso": ["piso", "Kit Piso", "35,90", "42,35"],
    duplex: ["piso", "Kit Piso", "35,90", "42,35"],
    atico: ["bajo-atico", "Kit Bajo/Ático", "39,90", "44,77"],
    chalet: ["chalet", "Kit Chalet", "44,90", "48,40"],
    adosado: ["chalet", "Kit Chalet", "44,90", "48,40"],
  } as const;
  const yesNo = ["si", "no"];

  test.for(combinations([Object.keys(KITS), yesNo, yesNo]))(
    "%s, camera %s, client %s",
    async ([dwelling = "", camera = "", client = ""], { pages }) => {
      const [kit, name, forClients, forOthers] = KITS[dwelling as keyof typeof KITS];
      const query = new URLSearchParams(HOME);
      query.set("vivienda", dwelling);
      query.set("ver-la-casa", camera);
      query.set("cliente-casa", client);
      query.set("client", String(client === "si"));
      const { html } = await open(pages, `/calcula-tu-alarma?${query}`);
      const cents = Math.round(Number((client === "si" ? forClients : forOthers).replace(",", ".")) * 100);
      const monthly = ((cents + (camera === "si" ? 320 : 0)) / 100).toFixed(2).replace(".", ",");
      const offer = offerOf(html);
      expect(offer).toContain(`name="kit" value="${kit}"`);
      expect(offer).toContain(name);
      expect(offer).toContain(`${monthly} €`);
      expect(/<input[^>]*name="camara"[^>]*checked=""/.test(offer)).toBe(camera === "si");
      expect(offer).not.toContain("business_kit");
    },
  );

  test("the territory of the address", async ({ pages }) => {
    const { html } = await open(pages, `/calcula-tu-alarma?${HOME}&client=false&territorio=canarias`);
    expect(offerOf(html)).toContain('name="territorio" value="canarias"');
  });

  test("a business", async ({ pages }) => {
    const { html } = await open(pages, `/calcula-tu-alarma?${BUSINESS}&client=true`);
    const offer = offerOf(html);
    expect(offer).toContain('name="kit" value="negocios"');
    expect(offer).toContain('name="business_kit" value="true"');
    expect(offer).toContain("29,67 €");
    expect(offer).toContain("IVA No Incl.");
  });
});

test("changes in the content change the questions, options and effects, old links included", async ({
  site,
  pages,
}) => {
  const lake = lakeClient(site.sandbox.url);
  const quiz = await lake.getDocument("quiz");
  if (!quiz) throw new Error("The lake holds no quiz");
  onTestFinished(async () => {
    await lake.createOrReplace(quiz);
    site.services.content.clearCache();
  });
  await lake
    .patch("quiz")
    .set({ 'homeOptions[name == "vivienda"].title.es': "¿Dónde vives?" })
    .set({ 'homeOptions[name == "vivienda"].options[name == "duplex"].effect.product': "chalet" })
    .unset(['homeQuestions[name == "mascotas"]'])
    .commit();
  site.services.content.clearCache();
  expect(askedOf((await open(pages, "/calcula-tu-alarma?lugar=casa")).html)).toBe("¿Dónde vives?");
  const duplex = HOME.replace("vivienda=chalet", "vivienda=duplex");
  const { html } = await open(pages, `/calcula-tu-alarma?${duplex}&client=false`);
  expect(offerOf(html)).toContain('name="kit" value="chalet"');
});
