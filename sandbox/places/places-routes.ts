import { Router } from "express";
import { z } from "zod";
import type { Answer, Exchange } from "#sandbox/recorder/exchange.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import { validate } from "../http/validate.ts";
import { STREETS, type Street, searchable } from "./streets.ts";

const MAX_PREDICTIONS = 5;

const autocompleteQuery = z.object({
  input: z.string().trim().min(1).max(200),
  components: z.literal("country:es"),
});
const detailsQuery = z.object({ place_id: z.string().min(1) });

/** What is looked through, written as it is searched. */
const INDEX = STREETS.map((street) => ({
  street,
  words: searchable(`${street.route} ${street.city} ${street.province} ${street.postalCode}`).split(/[\s'·-]+/),
}));

/** Kinds of street, which people put first and maps may not have: they leave out nothing. */
const KINDS = ["calle", "c/", "avenida", "avda", "plaza", "pza", "paseo"];

const BY_ID = new Map(STREETS.map((street) => [street.id, street]));

/**
 * The street search, on the wire of Google's Places. A house number typed after the street is kept in the prediction and its
 * details.
 */
export function placesRoutes(exchange: Exchange): Router {
  const route = serviceRoute(exchange, "places");
  const routes = Router();

  routes.get(
    "/autocomplete/json",
    route(async ({ body }) => {
      const { input } = validate(autocompleteQuery, body);
      const { text, number } = partsOf(input);
      const predictions = find(text).map((street) => ({
        place_id: number ? `${street.id}:${number}` : street.id,
        description: describeStreet(street, number),
      }));
      return { body: { status: predictions.length > 0 ? "OK" : "ZERO_RESULTS", predictions } };
    }),
  );

  routes.get(
    "/details/json",
    route(async ({ body }): Promise<Answer> => {
      const [id = "", number = ""] = validate(detailsQuery, body).place_id.split(":");
      const street = BY_ID.get(id);
      return street
        ? { body: { status: "OK", result: { address_components: componentsOf(street, number) } } }
        : { body: { status: "NOT_FOUND" } };
    }),
  );

  return routes;
}

/** What was typed, without the house number at its end or before a comma. */
function partsOf(input: string): { text: string; number: string } {
  const [whole = "", number = ""] = /[\s,]+(\d{1,3})(?=$|,)/.exec(input) ?? [];
  return { text: input.replace(whole, ""), number };
}

/** The streets whose words begin as those that were typed; what begins with them in this order first. */
function find(text: string): Street[] {
  const typed = searchable(text)
    .split(/[\s,'·-]+/)
    .filter((word) => word !== "" && !KINDS.includes(word));
  if (typed.length === 0) return [];
  const found = INDEX.filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))));
  const isFirst = ({ route }: Street) => (searchable(route).includes(searchable(text).trim()) ? 0 : 1);
  return found
    .map(({ street }) => street)
    .sort((a, b) => isFirst(a) - isFirst(b))
    .slice(0, MAX_PREDICTIONS);
}

function componentsOf({ route, city, province, postalCode }: Street, number: string) {
  const component = (type: string, name: string) => ({ long_name: name, short_name: name, types: [type] });
  return [
    ...(number ? [component("street_number", number)] : []),
    component("route", route),
    component("locality", city),
    component("administrative_area_level_2", province),
    component("country", "España"),
    component("postal_code", postalCode),
  ];
}

function describeStreet({ route, city }: Street, number: string): string {
  return `${route}${number ? `, ${number}` : ""}, ${city}, España`;
}
