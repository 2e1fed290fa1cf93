import { describe, expect } from "vitest";
import { loader } from "#app/routes/quiz.tsx";
import { fieldsOf, legendOf, questionHeadingOf, readPage, textOf } from "#tests/support/html.ts";
import { headOf } from "#tests/support/page-head.ts";
import { type Pages, test } from "#tests/support/pages-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const HOME =
  "lugar=casa&vivienda=chalet&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=si&mascotas=no" +
  "&ventanas-accesibles=si&personas-solas=no&ver-la-casa=si&otra-alarma=no&cliente-casa=no";
const BUSINESS =
  "lugar=negocio&actividad=oficina&accesos-negocio=una-entrada&ausencias-negocio=noches&varios-empleados=si" +
  "&atencion-al-publico=no&caja-o-mercancia=si&cliente-negocio=si";

const offerIn = (html: string) => readPage(html).querySelector('form[action="/checkout"]');
const open = async (pages: Pages, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${pages.url}${path}`, { headers, redirect: "manual" });
  return { status: response.status, location: response.headers.get("Location"), html: await response.text() };
};

describe("the page", () => {
  test.for(["/calcula-tu-alarma", "/calcula-tu-alarma?%E0%A4%A&lugar=castillo&vivienda=%3Cscript%3E"])(
    "%s is the intro with the first question",
    async (path, { site, pages }) => {
      const { status, html } = await open(pages, path);
      expect(status).toBe(200);
      expect(questionHeadingOf(readPage(html))).toBe("Calcula el precio de la alarma que necesitas");
      expect(legendOf(readPage(html))).toBe("¿Qué quieres proteger?");
      expect(headOf(html).canonical).toEqual([`${site.settings.siteUrl}/calcula-tu-alarma`]);
    },
  );

  test.for([
    [HOME, "client=false"],
    [BUSINESS, "client=true"],
  ] as const)(
    "a result without `client` in its URL redirects to the URL with it",
    async ([query, client], { site }) => {
      const { status, location } = await new Visitor(site.context).get(loader, `/calcula-tu-alarma?${query}`);
      expect([status, location]).toEqual([302, `/calcula-tu-alarma?${query}&${client}`]);
      expect((await new Visitor(site.context).get(loader, `/calcula-tu-alarma?${query}&${client}`)).status).toBe(200);
    },
  );
});

describe("the house", () => {
  const houseAt = async (visitor: Visitor, query: string) =>
    (await visitor.get(loader, `/calcula-tu-alarma?${query}`)).data?.house?._id;

  test("is that of the last answer with one", async ({ visitor }) => {
    expect(await houseAt(visitor, "lugar=casa&vivienda=atico")).toBe("house-atico");
    expect(await houseAt(visitor, "lugar=casa&vivienda=duplex&accesos=dos-puertas")).toBe("house-duplex");
    expect(await houseAt(visitor, "lugar=negocio&actividad=oficina")).toBe("house-oficina");
    expect(await houseAt(visitor, "lugar=negocio&actividad=otro")).toBe("house-tienda");
    expect(await houseAt(visitor, "")).toBeUndefined();
  });

  test("is fetched alone when an answer changes it", async ({ visitor, pages }) => {
    const fetched = async (id: string) => (await (await fetch(`${pages.url}/planos?id=${id}`)).json()).house;
    expect(await fetched("house-adosado")).toEqual(
      (await visitor.get(loader, "/calcula-tu-alarma?lugar=casa&vivienda=adosado")).data?.house,
    );
    expect(await fetched("kit-piso")).toBeUndefined();
  });

  test("the first page is sent without the later questions and the kits", async ({ visitor }) => {
    const { data } = await visitor.get(loader, "/calcula-tu-alarma?client=false");
    expect([data?.quiz.homeOptions, data?.quiz.businessQuestions, data?.kits]).toEqual([[], [], []]);
  });
});

describe("every result shows its kit and price, and its form orders them", () => {
  test.for([
    ["bajo", "no", "no", "bajo-atico", "Kit Bajo/Ático", "44,77 €"],
    ["mediano-piso", "si", "si", "piso", "Kit Piso", "39,10 €"],
    ["duplex", "no", "si", "piso", "Kit Piso", "35,90 €"],
    ["atico", "si", "no", "bajo-atico", "Kit Bajo/Ático", "47,97 €"],
    ["chalet", "si", "si", "chalet", "Kit Chalet", "48,10 €"],
    ["adosado", "no", "no", "chalet", "Kit Chalet", "48,40 €"],
  ] as const)("%s, camera %s, client %s", async ([dwelling, camera, client, kit, name, monthly], { pages }) => {
    const query = new URLSearchParams(HOME);
    query.set("vivienda", dwelling);
    query.set("ver-la-casa", camera);
    query.set("cliente-casa", client);
    query.set("client", String(client === "si"));
    const offer = offerIn((await open(pages, `/calcula-tu-alarma?${query}`)).html);
    const fields = fieldsOf(offer);
    expect([fields.kit, "camara" in fields, "business_kit" in fields]).toEqual([kit, camera === "si", false]);
    expect(textOf(offer)).toContain(name);
    expect(textOf(offer)).toContain(monthly);
  });

  test("orders in the territory of the URL", async ({ pages }) => {
    const { html } = await open(pages, `/calcula-tu-alarma?${HOME}&client=false&territorio=canarias`);
    expect(fieldsOf(offerIn(html))).toMatchObject({ territorio: "canarias" });
  });

  test("the result of a business", async ({ pages }) => {
    const { html } = await open(pages, `/calcula-tu-alarma?${BUSINESS}&client=true`);
    const offer = offerIn(html);
    expect(fieldsOf(offer)).toMatchObject({ kit: "negocios", business_kit: "true" });
    expect(textOf(offer)).toContain("29,67 €");
    expect(textOf(offer)).toMatch(
      /29,67 €\/mes IVA No Incl\..*Añade a tu kit IVA No Incl\..*2,64 €\/mes \(3,20 € con IVA\)/,
    );
    expect(textOf(offer?.querySelector(".result-buy") ?? null)).toContain("IVA No Incl.");
  });
});
