import { expect, test } from "vitest";
import { releaseFindings } from "../../cms/studio/release-addresses.ts";

const page = (_id: string, current: string) => ({ _id, _type: "page", title: { es: "APN" }, path: { current } });
const redirect = (_id: string, from: string) => ({ _id, _type: "redirect", from, to: "/otra" });
const [APN, MOVED] = [page("page-apn", "apn"), page("versions.r1.page-apn", "apn-yoigo")];

test("a page that gets another address in a release is found, with the release", () => {
  expect(releaseFindings([{ ...MOVED, releaseTitle: "Otoño" }], [APN])).toEqual([
    {
      ...{ check: "addresses", id: "page-apn", type: "page", title: "APN", path: "path", release: "r1" },
      problem:
        "El lanzamiento «Otoño» cambia su dirección de /apn a /apn-yoigo, y quien abra /apn verá «página no encontrada».",
    },
  ]);
});

const kit = { _id: "kit", _type: "kit", route: { current: "pisos" } };
test("the field of a kit's address is opened", () => {
  const [found] = releaseFindings([{ ...kit, _id: "versions.r1.kit", isBusiness: true }], [kit]);
  expect(found?.path).toBe("route");
});

test.each([
  ["whose address stays", [{ ...MOVED, path: APN.path }], [APN]],
  ["that has a redirect", [MOVED], [APN, redirect("redirect", "/apn")]],
  ["whose redirect comes with the release", [MOVED, redirect("versions.r1.redirect", "/apn")], [APN]],
  ["whose place another page takes in the release", [MOVED, page("versions.r1.page-b", "apn")], [APN]],
  ["that is new", [MOVED], []],
  ["that the code answers", [page("versions.r1.page-home", "inicio")], [page("page-home", "portada")]],
])("a page is not found %s", (_name, versions, published) => {
  expect(releaseFindings(versions, published)).toEqual([]);
});

const leaving = (document: { _id: string; _type: string }) => ({
  ...{ _id: `versions.r1.${document._id}`, _type: document._type },
  _system: { delete: true },
});
const LOST = "Un lanzamiento lo quita de la web, y quien abra /apn verá «página no encontrada».";
const GONE = "Un lanzamiento lo quita de la web.";
const PISO = { _id: "kit-piso", _type: "kit", kitName: { es: "Kit Piso" }, route: { current: "pisos" } };
const GONE_FROM_PISO = LOST.replace("/apn", "/alarmas-para-casa/pisos");
const PROMO = { _id: "promo", _type: "promo", title: { es: "Verano" } };
const NEGOCIO = { _id: "kit-negocio", _type: "kit", isBusiness: true, route: { current: "alarmas-para-negocios" } };

test.each([
  ["a page", leaving(APN), [APN], "APN", LOST],
  ["a page with a redirect", leaving(APN), [APN, redirect("redirect", "/apn")], "APN", GONE],
  ["a redirect", leaving(redirect("redirect", "/apn")), [redirect("redirect", "/apn")], "redirect", LOST],
  [
    "a redirect from a page",
    leaving(redirect("redirect", "/apn")),
    [redirect("redirect", "/apn"), APN],
    "redirect",
    GONE,
  ],
  ["a kit that an extra shows", leaving(PISO), [PISO, { _id: "extra", _type: "extra" }], "Kit Piso", GONE_FROM_PISO],
  ["what has no address", leaving(PROMO), [PROMO], "Verano", GONE],
  ["the kit on the page of the kits, which stays", leaving(NEGOCIO), [NEGOCIO], "kit-negocio", GONE],
])("what a release takes off the site is found: %s", (_name, version, published, title, problem) => {
  expect(releaseFindings([version], published)).toEqual([
    expect.objectContaining({ check: "removals", release: "r1", title, problem }),
  ]);
});

test("a redirect that the release takes away does not answer", () => {
  const published = [APN, redirect("redirect", "/apn")];
  const problems = releaseFindings([leaving(APN), leaving(redirect("redirect", "/apn"))], published);
  expect(problems.map(({ problem }) => problem)).toEqual([LOST, LOST]);
});

test("a redirect of another release is none", () => {
  expect(releaseFindings([MOVED, redirect("versions.r2.redirect", "/apn")], [APN])).toHaveLength(1);
});
