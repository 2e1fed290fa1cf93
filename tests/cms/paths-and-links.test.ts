import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { linkProblem } from "../../cms/schemaTypes/fields/links.ts";
import {
  pathProblem,
  redirectFromProblem,
  redirectLoopProblem,
  redirectToProblem,
  slugProblem,
  takenPathProblem,
} from "../../cms/schemaTypes/fields/paths.ts";

describe("page paths, slugs and links", () => {
  test.each([
    ["portada", true],
    ["alarmas-para-casa/segunda-residencia", true],
    ["/ayuda", expect.stringContaining("Sin barra")],
    ["ayuda/", expect.stringContaining("Sin barra")],
    ["Ayuda", expect.stringContaining("minúsculas")],
    ["ayuda y contacto", expect.stringContaining("espacios")],
    ["ayuda?tema=1", expect.stringContaining("Solo letras")],
    ["alarmas//casa", expect.stringContaining("Solo letras")],
    ["checkout", expect.stringContaining("/checkout")],
    ["gracias", expect.stringContaining("/gracias")],
    ["healthz", expect.stringContaining("/healthz")],
    ["eu/ayuda", expect.stringContaining("euskera")],
    ["europa", true],
  ])("a page path %s: %s", (path, expected) => expect(pathProblem(path)).toEqual(expected));

  const routePaths = routes
    .flatMap(({ children = [], ...route }) => [route, ...children])
    .flatMap(({ path, file }) =>
      path && file !== "routes/page.tsx" ? [{ file, path: path.replace(/\/:.*$/, "") }] : [],
    )
    .filter(({ path }) => !path.startsWith("eu/"));
  /** Routes that show the page document at their path. */
  const WITH_DOCUMENT = ["routes/kit.tsx", "routes/quiz.tsx", "routes/questionnaire.tsx"];

  test("a page at the static path of a route is refused, unless the route shows that page", () => {
    const accepted = routePaths.filter(({ path }) => pathProblem(path) === true);
    expect([...new Set(accepted.map(({ file }) => file))]).toEqual(WITH_DOCUMENT);
  });

  const published = {
    kits: [
      { slug: "pisos", isBusiness: false },
      { slug: "tienda", isBusiness: true },
    ],
    accessories: ["sirena-alarma", null],
  };
  test.each([
    ["alarmas-para-casa/pisos", expect.stringContaining("kit")],
    ["alarmas-para-negocios/tienda", expect.stringContaining("kit")],
    ["accesorios-alarma/sirena-alarma", expect.stringContaining("dispositivo")],
    ["alarmas-para-casa/tienda", true],
    ["alarmas-para-casa", true],
    ["accesorios-alarma", true],
  ])("a page path %s among published kits and accessories: %s", (path, expected) => {
    expect(takenPathProblem(path, published)).toEqual(expected);
  });

  test.each([
    ["sensor-de-puerta-con-alarma", true],
    [undefined, true],
    ["Sensor", expect.stringContaining("minúsculas")],
    ["sensor/puerta", expect.stringContaining("minúsculas")],
    ["-sensor", expect.stringContaining("minúsculas")],
  ])("a slug %s: %s", (slug, expected) => expect(slugProblem(slug)).toEqual(expected));

  test.each([
    ["/ayuda#precio", true],
    ["#kits", true],
    ["https://example.com/a", true],
    ["tel:900622550", true],
    ["mailto:hola@example.com", true],
    [undefined, true],
    ["ayuda", expect.stringContaining("empieza por")],
    ["//example.com", expect.stringContaining("empieza por")],
    ["/\\example.com", expect.stringContaining("empieza por")],
    ["data:text/html,<script>", expect.stringContaining("empieza por")],
    ["JavaScript:alert(1)", expect.stringContaining("empieza por")],
    ["javascript:alert(1)", expect.stringContaining("empieza por")],
    ["http://example.com", expect.stringContaining("https://")],
    ["/ayuda y contacto", expect.stringContaining("espacios")],
  ])("a link to %s: %s", (href, expected) => expect(linkProblem(href)).toEqual(expected));
});

describe("redirects", () => {
  test.each([
    ["/antigua", true],
    ["antigua", expect.stringContaining("empieza por «/»")],
    ["//antigua", expect.stringContaining("empieza por «/»")],
    ["/antigua?a=1", expect.stringContaining("Solo la ruta")],
    ["/", expect.stringContaining("portada")],
    ["/eu", expect.stringContaining("Sin el idioma")],
    ["/eu/antigua", expect.stringContaining("la de /antigua")],
    ["/europa", true],
  ])("from %s: %s", (from, expected) => expect(redirectFromProblem(from)).toEqual(expected));

  test.each([
    ["/nueva?a=1#b", true],
    ["https://example.com", true],
    ["nueva", expect.stringContaining("empieza por")],
    ["tel:900622550", expect.stringContaining("empieza por")],
  ])("to %s: %s", (to, expected) => expect(redirectToProblem(to)).toEqual(expected));

  const others = [
    { from: "/b", to: "/c" },
    { from: "/c", to: "/a" },
    { from: "/x", to: "/y" },
    { from: "/y", to: "/x" },
  ];
  test.each([
    ["/a", "/a", expect.stringContaining("Lleva a sí misma")],
    ["/a", "/a/", expect.stringContaining("Lleva a sí misma")],
    ["/a", "/a#parte", expect.stringContaining("Lleva a sí misma")],
    ["/a", "/b", "Da vueltas sin llegar: /a → /b → /c → /a."],
    ["/a", "/d", true],
    // A loop of other redirects is reported at those.
    ["/a", "/x", true],
  ])("%s to %s: %s", (from, to, expected) => expect(redirectLoopProblem({ from, to }, others)).toEqual(expected));
});
