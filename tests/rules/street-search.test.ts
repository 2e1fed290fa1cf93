import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPlaces } from "#app/backends/places.server.ts";
import { houseNumberIn, parseStreet } from "#app/checkout/address/street-search.ts";

test.each([
  ["Calle de Alcalá", "Calle", "de Alcalá"],
  ["Gran Vía", "", "Gran Vía"],
  ["Avinguda Diagonal", "Avenida", "Diagonal"],
  ["Plaça de Catalunya", "Plaza", "de Catalunya"],
  ["Rúa do Príncipe", "", "Rúa do Príncipe"],
  ["Askatasun Etorbidea", "Avenida", "Askatasun"],
  ["Nagusia Kalea", "Calle", "Nagusia"],
  ["Camino", "", "Camino"],
  ["Calle 13", "", "Calle 13"],
  ["Av de la Constitución", "Avenida", "de la Constitución"],
  ["Avd. de América", "Avenida", "de América"],
  ["AVDA. Europa", "Avenida", "Europa"],
  ["Avda.Constitución", "Avenida", "Constitución"],
  ["Pza Mayor", "Plaza", "Mayor"],
  ["Pza.Mayor", "Plaza", "Mayor"],
  ["Plza. Mayor", "Plaza", "Mayor"],
  ["Pl Mayor", "Plaza", "Mayor"],
  ["Pg. de Gràcia", "Paseo", "de Gràcia"],
  ["Pso. de la Castellana", "Paseo", "de la Castellana"],
  ["P.º de la Castellana", "Paseo", "de la Castellana"],
  ["Urb Las Lomas", "Urbanización", "Las Lomas"],
  ["Rda Sant Pere", "Ronda", "Sant Pere"],
  ["Pje Sert", "Pasaje", "Sert"],
  ["Ptge. Sert", "Pasaje", "Sert"],
  ["Cno Viejo", "Camino", "Viejo"],
  ["Ctra.de Burgos", "Carretera", "de Burgos"],
  ["Crta. de Burgos", "Carretera", "de Burgos"],
  ["Trav. de Gràcia", "Travesía", "de Gràcia"],
  ["Rbla. Catalunya", "Rambla", "Catalunya"],
  ["Gta. de Bilbao", "Glorieta", "de Bilbao"],
  ["Bº La Paz", "Barrio", "La Paz"],
  ["CL Mayor", "Calle", "Mayor"],
  ["C/. Mayor", "Calle", "Mayor"],
  ["C/.Mayor", "Calle", "Mayor"],
  ["c/Mayor", "Calle", "Mayor"],
  ["C Mayor", "", "C Mayor"],
  ["Pol Ferrer", "", "Pol Ferrer"],
  ["Sta.Clara", "", "Sta.Clara"],
  ["Dr.Fleming", "", "Dr.Fleming"],
  ["Sta. Marina", "", "Sta. Marina"],
  ["J.R.Jiménez", "", "J.R.Jiménez"],
  ["Trafalgar", "", "Trafalgar"],
  ["", "", ""],
])("the street %s has type %j and name %j", (route, type, street) => {
  expect(parseStreet(route)).toEqual({ type, street });
  expect(parseStreet(street), "a clean name stays as it is").toEqual({ type: "", street });
});

test.each([
  ["Gran Vía, 28, Madrid, España", "28"],
  ["Gran Vía, 128, Madrid, España", "128"],
  ["Gran Vía, 1280, Madrid, España", ""],
  ["Calle 31 de Agosto, Donostia, España", ""],
  ["Calle de Alcalá, 28009 Madrid, España", ""],
  ["Calle Mayor, 7", "7"],
])("the house number in %j is %j", (text, number) => {
  expect(houseNumberIn(text)).toBe(number);
});

describe("cached answers", () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>();

  beforeEach(() => {
    fetched.mockImplementation(async () => Response.json({ status: "OK", predictions: [] }));
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });
  const open = () => createPlaces({ url: "https://maps.example", timeoutMs: 1_000 });

  test("the same question is sent once, even while its answer is pending", async () => {
    const places = open();
    await Promise.all([places.suggest("a"), places.suggest("a")]);
    await places.suggest("a");
    expect(fetched).toHaveBeenCalledTimes(1);
    await places.suggest("b");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["1005", "01005"],
    ["48005", "48005"],
    ["480055", ""],
  ])("the postal code %s of an address is %j", async (postalCode, expected) => {
    const address_components = [{ long_name: postalCode, types: ["postal_code"] }];
    fetched.mockImplementation(async () => Response.json({ status: "OK", result: { address_components } }));
    expect(await open().find("place-1")).toMatchObject({ postalCode: expected });
  });

  test("a failure is tried once more", async () => {
    fetched.mockRejectedValueOnce(new Error("away"));
    expect(await open().suggest("a")).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("a refusal is not tried again", async () => {
    fetched.mockResolvedValueOnce(new Response("{}", { status: 400 }));
    await expect(open().suggest("a")).rejects.toThrow("Request failed with status code 400");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("a failure is not cached", async () => {
    const places = open();
    fetched.mockRejectedValueOnce(new Error("away")).mockRejectedValueOnce(new Error("away"));
    await expect(places.suggest("a")).rejects.toThrow("away");
    expect(await places.suggest("a")).toEqual([]);
  });
});
