import { expect, test } from "vitest";
import { toAnalyticsItem } from "#app/accessories/device.ts";
import { toTrackedPromotion } from "#app/promos/promo.ts";

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

test("a promo is tracked with the fields of the CMS and its position", () => {
  const named = {
    offerType: "gratis",
    offeredProductName: "instalacion-y-alta",
    offeredService: "instalacion",
    ppalImageAltText: "Una visita",
  };
  expect(toTrackedPromotion(Object.assign({ _id: "promo-x" }, named), 2)).toEqual({ ...named, position: 2 });
});
