import { randomUUID } from "node:crypto";
import { createCheckout, findCheckout, saveAddress, savePersonal } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import type { Store } from "#app/db/store.server.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import type { Selection } from "#app/kits/selection.ts";
import { CONDITIONS, KITS, PANIC_BUTTON } from "#tests/support/price-list.ts";

const QUOTE = createQuote(KITS.piso, CONDITIONS, { panicButtonPrice: PANIC_BUTTON.home });

export const SELECTION: Selection = {
  productId: "piso",
  path: "/alarmas-para-casa/pisos",
  slug: "pisos",
  name: "Alarma para Piso",
  kitName: { es: "Kit Piso" },
  image: { url: "http://localhost/a.png", alt: { es: "Kit" } },
  complements: [],
  extraNames: { camera: { es: "Cámara HD" }, panicButton: { es: "Botón pánico" } },
  quote: QUOTE,
  territory: "peninsula",
  shownIn: "peninsula",
  base: { quote: QUOTE, taxes: [] },
};
const KEPT = { before: SELECTION, after: SELECTION };
export const PERSON = {
  clientStatus: "CLIENT",
  name: "Ane",
  phone: "600123456",
  email: "a@b.eus",
  commercialConsent: false,
} as const;
export const ADDRESS = {
  docType: "DNI",
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

export const COMPLETE = {
  customerId: "c1",
  address: ADDRESS,
  sealedDocument: "closed",
  addressId: "a1",
  promotion: null,
  selection: KEPT,
};

export async function readyCheckout({ db }: Pick<Store, "db">): Promise<Checkout> {
  const id = randomUUID();
  await createCheckout(db, id, SELECTION);
  await savePersonal(db, id, PERSON, "c1");
  await saveAddress(db, id, COMPLETE);
  return await checkoutOf(db, id);
}

export async function checkoutOf(db: Store["db"], id: string): Promise<Checkout> {
  const checkout = await findCheckout(db, id);
  if (!checkout) throw new Error("The checkout is gone");
  return checkout;
}
