import { randomBytes } from "node:crypto";
import { z } from "zod";
import { Journal } from "#sandbox/storage/journal.ts";

const registration = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("customer"), id: z.string(), isClient: z.boolean() }),
  z.object({ kind: z.literal("address"), id: z.string(), customerId: z.string() }),
  z.object({ kind: z.literal("order"), id: z.string(), addressId: z.string(), idempotencyKey: z.string().optional() }),
]);

type Registration = z.infer<typeof registration>;
type Customer = Extract<Registration, { kind: "customer" }>;
type Address = Extract<Registration, { kind: "address" }>;
type Order = Extract<Registration, { kind: "order" }>;

/** The backend's customers, addresses and orders. They survive restarts. */
export class Registry {
  readonly #journal: Journal<Registration>;
  readonly #customers = new Map<string, Customer>();
  readonly #addresses = new Map<string, Address>();
  readonly #orders = new Map<string, Order>();
  /** By Idempotency-Key; pending while the first request is registered. */
  readonly #ordersByKey = new Map<string, Promise<Order>>();

  private constructor(journal: Journal<Registration>) {
    this.#journal = journal;
  }

  static async open(file: string): Promise<Registry> {
    const { journal, entries } = await Journal.open(file, registration);
    const registry = new Registry(journal);
    for (const entry of entries) registry.#index(entry);
    return registry;
  }

  customer(id: string): Customer | undefined {
    return this.#customers.get(id);
  }

  address(id: string): Address | undefined {
    return this.#addresses.get(id);
  }

  order(id: string): Order | undefined {
    return this.#orders.get(id);
  }

  addCustomer(isClient: boolean): Promise<Customer> {
    return this.#add({ kind: "customer", id: newId("cus"), isClient });
  }

  addAddress(customerId: string): Promise<Address> {
    return this.#add({ kind: "address", id: newId("adr"), customerId });
  }

  /** Adds an order, or returns the one with the same Idempotency-Key. */
  async addOrder(addressId: string, idempotencyKey?: string): Promise<{ order: Order; isRepeat: boolean }> {
    const first = idempotencyKey === undefined ? undefined : this.#ordersByKey.get(idempotencyKey);
    if (first) return { order: await first, isRepeat: true };
    const added = this.#add({ kind: "order", id: newId("ord"), addressId, idempotencyKey });
    if (idempotencyKey !== undefined) {
      this.#ordersByKey.set(idempotencyKey, added);
      added.catch(() => this.#ordersByKey.delete(idempotencyKey)); // A failed registration may be retried.
    }
    return { order: await added, isRepeat: false };
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  async #add<Entry extends Registration>(entry: Entry): Promise<Entry> {
    await this.#journal.append(entry);
    this.#index(entry);
    return entry;
  }

  #index(entry: Registration): void {
    if (entry.kind === "customer") this.#customers.set(entry.id, entry);
    else if (entry.kind === "address") this.#addresses.set(entry.id, entry);
    else {
      this.#orders.set(entry.id, entry);
      if (entry.idempotencyKey !== undefined) this.#ordersByKey.set(entry.idempotencyKey, Promise.resolve(entry));
    }
  }
}

function newId(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString("hex")}`;
}
