import { describe, expect, test } from "vitest";
import { choiceQuery, parseChoice } from "#app/checkout/kit-choice.ts";
import { checkoutPath, extrasQuery, parseExtras } from "#app/kits/order/checkout-path.ts";

test.each([
  ["piso", false, false, false, "/checkout?kit=piso"],
  ["chalet", false, true, false, "/checkout?kit=chalet&camara=true"],
  ["bajo-atico", false, false, true, "/checkout?kit=bajo-atico&boton_panico=true"],
  ["piso", false, true, true, "/checkout?kit=piso&camara=true&boton_panico=true"],
  ["oficina", true, false, false, "/checkout?kit=oficina&business_kit=true"],
  ["tienda", true, true, false, "/checkout?kit=tienda&camara=true&business_kit=true"],
  ["local", true, false, true, "/checkout?kit=local&boton_panico=true&business_kit=true"],
  ["negocios", true, true, true, "/checkout?kit=negocios&camara=true&boton_panico=true&business_kit=true"],
] as const)(
  "the path of the checkout: %s, business %s, camera %s, panic button %s",
  (productId, isBusiness, camera, panicButton, path) => {
    expect(checkoutPath({ productId, isBusiness, camera, panicButton })).toBe(path);
    // The checkout parses the path to the same choice.
    const choice = parseChoice(new URL(path, "http://localhost").searchParams, "canarias");
    expect(choice).toEqual({ kit: productId, camera, panicButton, shownIn: "canarias" });
    // So do the forms of a checkout that is not stored yet.
    expect(choice && parseChoice(new URLSearchParams(choiceQuery(choice)), "canarias")).toEqual(choice);
  },
);

describe("extras in search parameters", () => {
  test.each([
    ["", false, false, false, false],
    ["", true, true, true, true],
    ["camara=true", false, false, true, false],
    ["camara=false", true, false, false, false],
    ["camara=1", true, false, false, false],
    ["boton_panico=true", false, false, false, true],
    ["boton_panico=false&camara=true", false, true, true, false],
    ["client=false", true, false, true, false],
  ])("'%s', defaults %s and %s: %s and %s", (query, camera, panicButton, hasCamera, hasPanicButton) => {
    expect(parseExtras(new URLSearchParams(query), { camera, panicButton })).toEqual({
      camera: hasCamera,
      panicButton: hasPanicButton,
    });
  });

  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])("a link back to the kit's page keeps camera %s and panic button %s", (camera, panicButton) => {
    const query = new URLSearchParams(extrasQuery({ camera, panicButton }));
    expect(parseExtras(query, { camera: !camera, panicButton: !panicButton })).toEqual({ camera, panicButton });
  });
});
