import { expect, test } from "vitest";
import { movedAddresses } from "../../cms/studio/release-addresses.ts";

const page = (_id: string, current: string) => ({ _id, _type: "page", title: { es: "APN" }, path: { current } });
const redirect = (_id: string, from: string) => ({ _id, _type: "redirect", from, to: "/otra" });
const [APN, MOVED] = [page("page-apn", "apn"), page("versions.r1.page-apn", "apn-yoigo")];

test("a page that gets another address in a release is found, with the release", () => {
  expect(movedAddresses([MOVED], [APN])).toEqual([
    {
      ...{ check: "addresses", id: "page-apn", type: "page", title: "APN", path: "path", release: "r1" },
      problem:
        "Un lanzamiento cambia su dirección de /apn a /apn-yoigo, y quien abra /apn verá «página no encontrada».",
    },
  ]);
});

const kit = { _id: "kit", _type: "kit", route: { current: "pisos" } };
test("the field of a kit's address is opened", () => {
  const [found] = movedAddresses([{ ...kit, _id: "versions.r1.kit", isBusiness: true }], [kit]);
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
  expect(movedAddresses(versions, published)).toEqual([]);
});

test("a redirect of another release is none", () => {
  expect(movedAddresses([MOVED, redirect("versions.r2.redirect", "/apn")], [APN])).toHaveLength(1);
});
