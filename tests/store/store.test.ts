import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Quote } from "#app/kits/quote.ts";
import type { Selection } from "#app/kits/selection.ts";
import {
  createCheckout,
  findCheckout,
  reopenStep,
  saveAddress,
  savePersonal,
  saveSelection,
} from "#app/store/checkouts.server.ts";
import type { Checkout } from "#app/store/database.ts";
import { sendJob, workOn } from "#app/store/jobs.server.ts";
import { openStore, type Store } from "#app/store/open.server.ts";
import { beginOrder, claimOrder, releaseOrder, saveOrder } from "#app/store/orders.server.ts";
import { startPostgres } from "#tests/support/postgres.ts";

const QUOTE: Quote = {
  isBusiness: false,
  ivaIncluded: true,
  monthly: { client: 3590, notClient: 4235 },
  camera: { chosen: false, monthly: 320 },
  panicButton: { chosen: false, monthly: 121 },
  conditions: {
    promoMonthly: 1990,
    promoMonths: 4,
    oneOff: 1990,
    installation: 30000,
    signUp: 10000,
    commitmentMonths: 24,
  },
};
const SELECTION: Selection = {
  productId: "piso",
  path: "/alarmas-para-casa/pisos",
  slug: "pisos",
  name: "Alarma para Piso",
  kitName: { es: "Kit Piso" },
  image: { url: "http://localhost/a.png", width: 4, height: 3, placeholder: null, alt: { es: "Kit" } },
  complements: [],
  extraNames: { camera: { es: "Cámara HD" }, panicButton: { es: "Botón pánico" } },
  quote: QUOTE,
  territory: "peninsula",
  shownIn: "peninsula",
  base: { quote: QUOTE, taxes: [] },
};
const KEPT = { before: SELECTION, after: SELECTION };
const PERSON = {
  clientStatus: "CLIENT",
  name: "Ane",
  phone: "600123456",
  email: "a@b.eus",
  commercialConsent: false,
} as const;
const ADDRESS = {
  docType: "DNI",
  docNumber: "12345678Z",
  companyName: "",
  type: "Calle",
  street: "Gran Vía",
  number: "1",
  block: "",
  stairs: "",
  floor: "",
  door: "",
  postalCode: "48001",
  city: "Bilbao",
  province: "Bizkaia",
} as const;

const ORDER = { orderId: "o1", sealedDocument: "closed" };

/** The same store, embedded and on a server, must behave alike. */
const DATABASES = {
  embedded: async () => ({ databaseUrl: undefined, stop: async () => undefined }),
  "on a PostgreSQL server": async () => {
    const { url, stop } = await startPostgres();
    return { databaseUrl: url, stop };
  },
};

describe.each(Object.entries(DATABASES))("the store %s", (_name, startDatabase) => {
  let store: Store;
  let settings: { dataDir: string; databaseUrl: string | undefined };
  let close: () => Promise<void>;
  const errors: Error[] = [];

  beforeAll(async () => {
    const { databaseUrl, stop } = await startDatabase();
    settings = { databaseUrl, dataDir: await mkdtemp(join(tmpdir(), "store-")) };
    store = await openStore(settings, (error) => errors.push(error));
    close = async () => {
      await store.close();
      await stop();
      await rm(settings.dataDir, { recursive: true, force: true });
    };
  });

  afterAll(async () => {
    await close();
    expect(errors).toEqual([]);
  });

  /** A checkout that is ready to be ordered. */
  async function readyCheckout(): Promise<Checkout> {
    const { id } = await createCheckout(store.db, SELECTION);
    await savePersonal(store.db, id, PERSON, "c1");
    await saveAddress(store.db, id, {
      customerId: "c1",
      address: ADDRESS,
      addressId: "a1",
      promotion: null,
      selection: KEPT,
    });
    return await checkoutOf(id);
  }

  async function checkoutOf(id: string): Promise<Checkout> {
    const checkout = await findCheckout(store.db, id);
    if (!checkout) throw new Error("The checkout is gone");
    return checkout;
  }

  test("keeps what each step gave", async () => {
    const checkout = await readyCheckout();
    expect(checkout).toMatchObject({
      selection: SELECTION,
      personal: PERSON,
      customer_id: "c1",
      address: ADDRESS,
      address_id: "a1",
      order_id: null,
    });
    expect(checkout.created_at).toBeInstanceOf(Date);
  });

  test("keeps it over a restart", async () => {
    const { id } = await readyCheckout();
    await store.close();
    store = await openStore(settings, (error) => errors.push(error));
    expect(await findCheckout(store.db, id)).toMatchObject({ personal: PERSON, address_id: "a1" });
  });

  test("an address does not survive that its customer was changed meanwhile", async () => {
    const { id } = await createCheckout(store.db, SELECTION);
    await savePersonal(store.db, id, PERSON, "c2");
    await saveAddress(store.db, id, {
      customerId: "c1",
      address: ADDRESS,
      addressId: "a1",
      promotion: null,
      selection: KEPT,
    });
    expect(await findCheckout(store.db, id)).toMatchObject({ address: null, address_id: null });
  });

  test.each([
    ["personal", { customer_id: null, address_id: null }],
    ["address", { customer_id: "c1", address_id: null }],
  ] as const)("reopening step %s keeps what was typed", async (step, expected) => {
    const { id } = await readyCheckout();
    await reopenStep(store.db, id, step);
    expect(await findCheckout(store.db, id)).toMatchObject({ ...expected, personal: PERSON, address: ADDRESS });
  });

  test("of many claims at the same time one wins; released, or lapsed, it can be had again", async () => {
    const { id } = await readyCheckout();
    const claims = await Promise.all(Array.from({ length: 10 }, () => claimOrder(store.db, id, 60_000)));
    expect(claims.filter((claimed) => claimed !== undefined)).toEqual([
      expect.objectContaining({ id, address_id: "a1" }),
    ]);
    await releaseOrder(store.db, await checkoutOf(id), { isRefused: false });
    expect(await claimOrder(store.db, id, -1)).toMatchObject({ id });
    expect(await claimOrder(store.db, id, 60_000)).toMatchObject({ id });
  });

  test("who lost his claim cannot let go of another's, nor say for him that the order was refused", async () => {
    const { id } = await readyCheckout();
    const lapsed = await claimOrder(store.db, id, -1);
    await claimOrder(store.db, id, 60_000);
    await beginOrder(store.db, id);
    if (!lapsed) throw new Error("There was no claim");
    await releaseOrder(store.db, lapsed, { isRefused: true });
    expect(await checkoutOf(id)).toMatchObject({ order_unresolved: true });
    expect(await claimOrder(store.db, id, 60_000)).toBeUndefined();
  });

  test("what is not complete cannot be claimed", async () => {
    const { id } = await createCheckout(store.db, SELECTION);
    expect(await claimOrder(store.db, id, 60_000)).toBeUndefined();
  });

  /** Whether each write of the steps is still taken. */
  const writes = async (id: string) => [
    (await saveSelection(store.db, id, SELECTION)) !== undefined,
    await saveAddress(store.db, id, {
      customerId: "c1",
      address: ADDRESS,
      addressId: "a2",
      promotion: null,
      selection: KEPT,
    }),
    await reopenStep(store.db, id, "address"),
    await savePersonal(store.db, id, PERSON, "c2"),
  ];

  test.each([
    ["while it is being placed", async (id: string) => claimOrder(store.db, id, 60_000)],
    ["while the backend may have the order", async (id: string) => beginOrder(store.db, id)],
    ["after an order", async (id: string) => saveOrder(store.db, await checkoutOf(id), ORDER)],
  ])("nothing changes it %s", async (_when, prepare) => {
    const { id } = await readyCheckout();
    await prepare(id);
    expect(await writes(id)).toEqual([false, false, false, false]);
  });

  test.each([
    ["a refusal opens it again", true, [true, true, true, true]],
    ["an unknown outcome does not", false, [false, false, false, false]],
  ])("%s", async (_name, isRefused, expected) => {
    const { id } = await readyCheckout();
    await claimOrder(store.db, id, 60_000);
    await beginOrder(store.db, id);
    await releaseOrder(store.db, await checkoutOf(id), { isRefused });
    expect(await writes(id)).toEqual(expected);
  });

  test("an order is written once, and nothing changes it afterwards", async () => {
    const checkout = await readyCheckout();
    expect(await saveOrder(store.db, checkout, ORDER)).toBe(true);
    expect(await saveOrder(store.db, checkout, { ...ORDER, orderId: "o2" })).toBe(false);
    await reopenStep(store.db, checkout.id, "personal");
    expect(await saveSelection(store.db, checkout.id, SELECTION)).toBeUndefined();
    expect(await claimOrder(store.db, checkout.id, 1_000)).toBeUndefined();
    expect(await findCheckout(store.db, checkout.id)).toMatchObject({
      order_id: "o1",
      customer_id: "c1",
      address: { ...ADDRESS, docNumber: "" },
    });
  });

  test("a job is done once a key, and a rollback takes it back", async () => {
    const done: string[] = [];
    const failures: unknown[] = [];
    await workOn(
      store.boss,
      "order-confirmation",
      async ({ checkoutId }) => {
        done.push(checkoutId);
      },
      (_queue, error) => failures.push(error),
    );
    const send = (key: string) =>
      store.db
        .transaction()
        .execute((transaction) => sendJob(store.boss, transaction, "order-confirmation", key, { checkoutId: key }));
    await send("one");
    await send("one");
    await expect(
      store.db.transaction().execute(async (transaction) => {
        await sendJob(store.boss, transaction, "order-confirmation", "taken back", { checkoutId: "taken back" });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await send("last");
    await vi.waitFor(() => expect(done).toContain("last"), { timeout: 15_000 });
    expect(done.sort()).toEqual(["last", "one"]);
    expect(failures).toEqual([]);
  });
});

test("the embedded folder is locked against a second process", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-"));
  const store = await openStore({ dataDir }, () => undefined);
  await expect(openStore({ dataDir }, () => undefined)).rejects.toThrow(/Another process uses the data in .+ DATA_DIR/);
  await store.close();
  const again = await openStore({ dataDir }, () => undefined);
  await again.close();
  await rm(dataDir, { recursive: true, force: true });
});
