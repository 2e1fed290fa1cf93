import { expect, test } from "vitest";
import { picturesOf } from "../../cms/studio/pictures/pictures.ts";

const asset = (_id: string) => ({ _id, _createdAt: "2026-11-28T09:00:00Z", url: "/a", name: _id, width: 8, height: 6 });
const picture = (_ref: string, es?: string) => ({ _type: "picture", asset: { _ref }, alt: { es } });

test("a picture is used by each document once, whether published, a draft or in a release", () => {
  const page = { _type: "page", title: { es: "Portada" } };
  const [used, unused] = picturesOf(
    [asset("image-a"), asset("image-b")],
    [
      { ...page, _id: "page-a", sections: [{ _key: "s", image: picture("image-a", "Una casa") }] },
      { ...page, _id: "drafts.page-a", image: picture("image-a", "Una casa de noche") },
      { ...page, _id: "versions.r1.page-b", image: picture("image-a") },
    ],
  );
  expect(used?.uses).toEqual([
    {
      ...{ id: "page-a", type: "page", title: "Portada", path: 'sections[_key=="s"].image' },
      alts: ["Una casa", "Una casa de noche"],
    },
    { id: "page-b", type: "page", title: "Portada", path: "image", alts: [] },
  ]);
  expect(unused?.uses).toEqual([]);
});
