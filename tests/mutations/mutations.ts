import type { Mutation } from "./mutation.ts";
import { ORDER_MUTATIONS } from "./order-mutations.ts";
import { PRICE_MUTATIONS } from "./price-mutations.ts";
import { REQUEST_MUTATIONS } from "./request-mutations.ts";
import { SESSION_MUTATIONS } from "./session-mutations.ts";

export const MUTATIONS: readonly Mutation[] = [
  ...PRICE_MUTATIONS,
  ...ORDER_MUTATIONS,
  ...REQUEST_MUTATIONS,
  ...SESSION_MUTATIONS,
];
