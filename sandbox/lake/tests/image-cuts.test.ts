import { createImageUrlBuilder } from "@sanity/image-url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lakeClient } from "../testing/lake-client.ts";
import { gridPicture, partShown } from "./grid-picture.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let grid: { _id: string; url: string };
let rotated: { url: string };
beforeAll(async () => {
  lake = await startTestLake();
  const { assets } = lakeClient(lake.url);
  grid = await assets.upload("image", await gridPicture().png().toBuffer());
  const withOrientation = gridPicture().withMetadata({ orientation: 6 }).jpeg({ quality: 100 });
  rotated = await assets.upload("image", await withOrientation.toBuffer());
});
afterAll(() => lake.close());

/** The visible part of the picture, or the status of a refusal. */
async function visiblePart(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) return `${response.status}`;
  return partShown(Buffer.from(await response.arrayBuffer()));
}

// The picture has 8 by 4 cells of 50 pixels. 'width x height: cell - cell' names the upper left and the lower right cell of a part.
describe("a part of the picture", () => {
  test.each([
    ["w=400", "400x200: 0,0 - 7,3"],
    ["rect=100,50,100,100", "100x100: 2,1 - 3,2"],
    ["rect=100,50,100,100&w=50", "50x50: 2,1 - 3,2"],
    ["w=100&h=100&fit=crop", "100x100: 2,0 - 5,3"],
    ["w=100&h=100&fit=crop&crop=center", "100x100: 2,0 - 5,3"],
    ["w=100&h=100&fit=crop&crop=left", "100x100: 0,0 - 3,3"],
    ["w=100&h=100&fit=crop&crop=right", "100x100: 4,0 - 7,3"],
    ["w=400&h=100&fit=crop&crop=top", "400x100: 0,0 - 7,1"],
    ["w=400&h=100&fit=crop&crop=bottom", "400x100: 0,2 - 7,3"],
    ["w=100&h=100&fit=crop&crop=bottom,right", "100x100: 4,0 - 7,3"],
    ["w=100&h=100&fit=min&crop=left", "100x100: 0,0 - 3,3"],
    ["w=100&h=100&crop=left", "100x50: 0,0 - 7,3"],
    ["w=100&h=200&fit=crop&crop=focalpoint&fp-x=0.25&fp-y=0.5", "100x200: 1,0 - 2,3"],
    ["w=100&h=200&fit=crop&crop=focalpoint&fp-x=0", "100x200: 0,0 - 1,3"],
    ["w=100&h=200&fit=crop&fp-x=0.75&fp-y=1", "100x200: 5,0 - 6,3"],
    ["w=400&h=100&fit=crop&crop=focalpoint&fp-y=1", "400x100: 0,2 - 7,3"],
    ["rect=0,0,200,200&w=50&h=100&fit=crop&crop=right", "50x100: 2,0 - 3,3"],
    ["rect=0,0,200,200&w=50&h=100&fit=crop&fp-x=1", "50x100: 2,0 - 3,3"],
    ["w=100&h=100&fit=crop&crop=left", "100x100: 0,0 - 3,3"],
    ["or=0", "400x200: 0,0 - 7,3"],
    ["or=90", "200x400: 0,3 - 7,0"],
    ["or=180", "400x200: 7,3 - 0,0"],
    ["or=270", "200x400: 7,0 - 0,3"],
    ["or=90&w=100", "100x200: 0,3 - 7,0"],
    ["or=90&w=100&h=100&fit=crop&crop=top", "100x100: 0,3 - 3,0"],
    ["rect=100,50,100,100&or=90", "100x100: 2,2 - 3,1"],
    ["w=400&max-h=100&fit=crop", "400x100: 0,1 - 7,2"],
    ["w=200&max-h=50&dpr=2&fit=crop", "400x100: 0,1 - 7,2"],
    ["max-w=100&fit=crop", "100x200: 3,0 - 4,3"],
    ["w=100&min-h=100&fit=crop", "100x100: 2,0 - 5,3"],
    ["h=100&min-w=400&fit=crop&crop=top", "400x100: 0,0 - 7,1"],
    ["w=400&max-h=100", "400x200: 0,0 - 7,3"],
    ["crop=middle", "400"],
    ["crop=top,left,top", "400"],
    ["fp-x=2&fit=crop", "400"],
    ["or=45", "400"],
    ["rect=350,0,100,100", "400"],
  ])("%s", async (parameters, part) => {
    expect(await visiblePart(`${grid.url}?${parameters}`)).toBe(part);
  });

  test("is chosen by its content with crop=entropy", async () => {
    expect(await visiblePart(`${grid.url}?w=100&h=100&fit=crop&crop=entropy`)).toMatch(/^100x100: /);
  });

  test.each([
    ["w=200", "200x400: 0,3 - 7,0"],
    ["rect=0,0,100,100", "100x100: 0,3 - 1,2"],
    ["w=200&h=200&fit=crop&crop=bottom", "200x200: 4,3 - 7,0"],
    ["or=270&w=400", "400x200: 0,0 - 7,3"],
  ])("is cut after the EXIF orientation is applied: %s", async (parameters, part) => {
    expect(rotated.url).toMatch(/-200x400\.jpg$/);
    expect(await visiblePart(`${rotated.url}?${parameters}`)).toBe(part);
  });
});

describe("a URL of @sanity/image-url", () => {
  const whole = { left: 0, top: 0, right: 0, bottom: 0 };
  const centre = { x: 0.5, y: 0.5, width: 1, height: 1 };
  const hotspotAt = (x: number, y: number) => ({ x, y, width: 0.1, height: 0.1 });

  test.each([
    [whole, centre, [100, 100], "100x100: 2,0 - 5,3"],
    [whole, hotspotAt(0.125, 0.5), [100, 100], "100x100: 0,0 - 3,3"],
    [whole, hotspotAt(0.875, 0.5), [100, 100], "100x100: 4,0 - 7,3"],
    [whole, hotspotAt(0.5, 0.9), [400, 100], "400x100: 0,2 - 7,3"],
    [{ ...whole, left: 0.5 }, centre, [200, undefined], "200x200: 4,0 - 7,3"],
    [{ ...whole, top: 0.5 }, hotspotAt(0.25, 0.75), [50, 50], "50x50: 1,2 - 2,3"],
    [{ left: 0.25, top: 0.25, right: 0.25, bottom: 0.25 }, centre, [undefined, undefined], "200x100: 2,1 - 5,2"],
  ])("cuts %j around %j to %j", async (crop, hotspot, [width, height], part) => {
    const builder = createImageUrlBuilder({
      baseUrl: lake.url,
      projectId: "local",
      dataset: "production",
    });
    let image = builder.image({ asset: { _ref: grid._id }, crop, hotspot });
    if (width) image = image.width(width);
    if (height) image = image.height(height);
    expect(await visiblePart(image.url())).toBe(part);
  });
});
