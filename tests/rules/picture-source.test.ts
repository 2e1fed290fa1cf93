import { describe, expect, test } from "vitest";
import { PICTURE_PARAMETERS, pictureAttributes } from "#app/ui/picture-source.ts";

const URL = "https://cdn.sanity.io/images/a/b/0c1f";

describe("a picture", () => {
  test("is offered in the widths of its slot, in short URLs", () => {
    expect(pictureAttributes({ url: `${URL}-1600x1200.png` }, "card", "50vw")).toEqual({
      src: `${URL}-1600x1200.png?w=720&q=45&auto=format`,
      srcSet: [480, 720, 960].map((width) => `${URL}-1600x1200.png?w=${width}&q=45&auto=format ${width}w`).join(", "),
      sizes: "50vw",
      width: 1600,
      height: 1200,
    });
  });

  test.each([
    ["smaller than a width", "-800x600.png", undefined, 720, 800, 600],
    ["smaller than every width", "-300x200.png", undefined, 720, 300, 200],
    ["cropped", "-1600x1200.png", { left: 0.25, top: null, right: 0.25, bottom: 0.5 }, 720, 800, 600],
    ["of unknown size", ".png", undefined, 1280, undefined, undefined],
  ])("%s is not offered larger than it is", (_name, end, crop, largest, width, height) => {
    const attributes = pictureAttributes({ url: URL + end, crop }, "wide", "50vw");
    expect(attributes).toMatchObject({ width, height });
    expect(attributes.srcSet ?? attributes.src).toMatch(new RegExp(`w=${largest}&[^,]*$`));
  });

  test("has no choice of widths where it is small", () => {
    const attributes = pictureAttributes({ url: `${URL}-1600x1200.png` }, "thumbnail", "64px");
    expect(attributes).toEqual({ src: `${URL}-1600x1200.png?w=224&q=45&auto=format`, width: 1600, height: 1200 });
  });

  test("is cut by `rect` where an editor set a crop", () => {
    const crop = { left: 0.25, top: null, right: 0.25, bottom: 0.5 };
    const { src } = pictureAttributes({ url: `${URL}-1600x1200.png`, crop }, "thumbnail", "64px");
    expect(src).toBe(`${URL}-1600x1200.png?rect=400,0,800,600&w=224&q=45&auto=format`);
  });

  test.each([
    ["in the middle", [50, 50, 40, 40], "480,280,640,640"],
    ["that is high", [50, 50, 20, 60], "440,240,720,720"],
    ["at the edge", [5, 95, 40, 40], "0,560,640,640"],
    ["of the whole picture", [50, 50, 100, 100], "200,0,1200,1200"],
  ])("shows only its hotspot in small places: %s", (_name, focus, rect) => {
    const source = { url: `${URL}-1600x1200.png`, focus };
    expect(pictureAttributes(source, "thumbnail", "64px")).toEqual({
      src: `${URL}-1600x1200.png?rect=${rect}&w=224&q=45&auto=format`,
      width: Number(rect.split(",")[2]),
      height: Number(rect.split(",")[3]),
    });
    expect(pictureAttributes(source, "closeUp", "64px").srcSet).toContain(`?rect=${rect}&w=480&`);
    expect(pictureAttributes(source, "device", "240px").src).toBe(`${URL}-1600x1200.png?w=480&q=45&auto=format`);
  });

  test("shows of its hotspot only what an editor did not cut off", () => {
    const source = { url: `${URL}-1600x1200.png`, focus: [50, 50, 40, 40], crop: { left: 0.5, bottom: 0.25 } };
    expect(pictureAttributes(source, "thumbnail", "64px").src).toContain("?rect=800,260,640,640&");
  });

  test.each(["thumbnail", "closeUp", "device", "small", "offer", "card", "wide"] as const)(
    "in a %s slot is among those cut ahead",
    (slot) => {
      const { src, srcSet } = pictureAttributes({ url: `${URL}-1600x1200.png` }, slot, "50vw");
      const asked = [src, ...(srcSet?.split(", ") ?? [])].map((entry) => entry.split(" ")[0]?.split("?")[1]);
      expect(PICTURE_PARAMETERS).toEqual(expect.arrayContaining(asked));
    },
  );
});
