import { describe, expect, test } from "vitest";
import { relatedDevices, toAnalyticsItem } from "#app/accessories/device.ts";

test.each([
  ["Sensor de puerta y ventana", "device_sensor_de_puerta_y_ventana"],
  ["Botón de pánico", "device_botón_de_pánico"],
  [" Sirena  interior ", "device_sirena_interior"],
  ["App Alarmas Yoigo", "service_app_alarmas_yoigo"],
  ["La app en tu móvil", "service_la_app_en_tu_móvil"],
])("the card '%s' has the analytics name %s", (titleInSpanish, name) => {
  expect(toAnalyticsItem({ _id: "accessory-x", titleInSpanish })).toEqual({
    item_id: "accessory-x",
    item_name: name,
    item_list_id: "complements",
    item_list_name: "complements",
  });
});

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
