import { describe, expect, test } from "vitest";
import { relatedDevices } from "#app/accessories/device.ts";

const device = (slug: string, orderRank: string, area: string, group = "extra") => ({ slug, orderRank, area, group });

const OTHERS = [
  device("placa", "1", "outside", "base"),
  device("camara", "2", "outside"),
  device("sirena-interior", "3", "inside", "base"),
  device("detector", "5", "outside"),
  device("humo", "6", "fireWater"),
];

const SIREN = device("sirena-exterior", "4", "outside");

const linkTo = (href: string) => [{ markDefs: [{ _type: "link" as const, _key: "a", href }], children: ["Mira"] }];

describe("other devices of a device's page", () => {
  test("are those that its text links to, then those of its area, from the next one on", () => {
    const text = linkTo("/accesorios-alarma/sirena-interior");
    const shown = relatedDevices({ ...SIREN, description: text }, OTHERS);
    expect(shown.map(({ slug }) => slug)).toEqual(["sirena-interior", "detector", "camara"]);
  });

  test("are of its own group before the other one", () => {
    const shown = relatedDevices(SIREN, OTHERS);
    expect(shown.map(({ slug }) => slug)).toEqual(["detector", "camara", "placa"]);
  });

  test("are of its group where its area has too few", () => {
    const shown = relatedDevices(device("agua", "7", "fireWater"), OTHERS);
    expect(shown.map(({ slug }) => slug)).toEqual(["humo", "camara", "detector"]);
  });

  test("leave out links that lead to no device", () => {
    const shown = relatedDevices({ ...SIREN, description: linkTo("tel:900622550") }, OTHERS);
    expect(shown.map(({ slug }) => slug)).toEqual(["detector", "camara", "placa"]);
  });
});
