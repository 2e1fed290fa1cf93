import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/gracias.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/answers.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.reset();
  visitor = new Visitor(site.context);
});

describe("an order", () => {
  test("for chalet with the camera as CLIENT", async () => {
    await visitor.get(loader, "/checkout?kit=chalet&camara=true");
    const personal = await visitor.post(action, "/checkout?kit=chalet&camara=true", PERSONAL);
    expect(personal).toMatchObject({ status: 303, location: "/checkout#address" });
    const address = await visitor.post(action, "/checkout", ADDRESS);
    expect(address).toMatchObject({ status: 303, location: "/checkout#confirmation" });
    const order = await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect(order).toMatchObject({ status: 303, location: "/gracias" });

    const [customer] = await site.received("/customer");
    expect(customer?.body).toEqual({
      msisdn: "600123456",
      name: "Ane López",
      email: "ane@example.com",
      client: true,
      brand: "HOMEGO",
    });
    const [place] = await site.received("/address");
    expect(place?.path).toMatch(/\/customer\/[^/]+\/address$/);
    expect(place?.body).toEqual({
      docType: "NIF",
      docNumber: "12345678Z",
      companyName: "",
      postalCode: "48001",
      province: "Bizkaia",
      city: "Bilbao",
      type: "Calle",
      name: "Gran Vía",
      number: "12",
      block: "",
      stairs: "",
      floor: "3",
      door: "B",
    });
    const [placed] = await site.received("/order");
    expect(placed?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    const addressId = placed?.path.split("/").at(-2);
    expect(placed?.body).toEqual({
      addressId,
      promotion: null,
      name: "Alarma para Chalet",
      price: "48.10",
      isBusiness: false,
      iban: null,
      owner: null,
      complements: [{ name: "Cámara HD", price: "3.20" }],
      botonPanicoStatus: false,
      camStatus: true,
    });

    const page = await visitor.get(thanks, "/gracias");
    expect(page.data).toMatchObject({ clientStatus: "CLIENT", selection: { productId: "chalet" } });
    expect(page.data?.orderId).toBeTruthy();
  });

  test("for oficina as NOT_CLIENT with IBAN", async () => {
    await reachConfirmation(visitor, "kit=oficina&business_kit=true", "NOT_CLIENT");
    const order = await visitor.post(action, "/checkout", { ...NOT_CLIENT_CONFIRMATION, promotion: "ALARMASYOIGO10" });
    expect(order).toMatchObject({ status: 303, location: "/gracias" });
    const [placed] = await site.received("/order");
    expect(placed?.body).toMatchObject({
      promotion: "ALARMASYOIGO10",
      name: "Alarma para Oficina",
      price: "40.00",
      isBusiness: true,
      iban: "ES9121000418450200051332",
      owner: "Ane López",
      complements: [],
      botonPanicoStatus: false,
      camStatus: false,
    });
  });

  test.each([
    ["the code of step 2, when the form says nothing of it", {}, "ALARMASYOIGO10"],
    ["none, when it was emptied", { promotion: "" }, null],
  ])("carries %s", async (_name, fields, expected) => {
    await visitor.get(loader, "/checkout?kit=piso");
    await visitor.post(action, "/checkout", PERSONAL);
    await visitor.post(action, "/checkout", { ...ADDRESS, promotion: "ALARMASYOIGO10" });
    await visitor.post(action, "/checkout", { ...CLIENT_CONFIRMATION, ...fields });
    expect((await site.received("/order"))[0]?.body.promotion).toBe(expected);
  });

  test("with camera and panic button names both", async () => {
    await reachConfirmation(visitor, "kit=unifamiliar&camara=true&boton_panico=true");
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    const [placed] = await site.received("/order");
    expect(placed?.body).toMatchObject({
      price: "49.31",
      complements: [
        { name: "Cámara HD", price: "3.20" },
        { name: "Botón pánico", price: "1.21" },
      ],
      botonPanicoStatus: true,
      camStatus: true,
    });
  });

  test("is confirmed to the backend by a job", async () => {
    await reachConfirmation(visitor, "kit=piso");
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    const page = await visitor.get(thanks, "/gracias");
    await vi.waitFor(
      async () => {
        const bodies = (await site.received("/confirmation")).map(({ body }) => body);
        expect(bodies).toContainEqual({ orderId: page.data?.orderId, product: "pisos" });
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  test("forgets the document number and never keeps the IBAN", async () => {
    await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
    await visitor.post(action, "/checkout", NOT_CLIENT_CONFIRMATION);
    const rows = await site.services.store.db
      .selectFrom("checkout")
      .selectAll()
      .where("order_id", "is not", null)
      .execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain("12345678Z");
    expect(stored).not.toContain("ES9121000418450200051332");
  });
});
