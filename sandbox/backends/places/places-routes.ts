import { Router } from "express";
import { z } from "zod";
import { validate } from "#sandbox/http/http-error.ts";
import type { Answer, Recorder } from "#sandbox/recorder/recorder.ts";
import { serviceRoute } from "#sandbox/recorder/service-route.ts";
import { STREETS, type Street, searchable } from "./streets.ts";

const MAX_PREDICTIONS = 5;

const autocompleteQuery = z.object({
  input: z.string().trim().min(1).max(200),
  components: z.literal("country:es"),
});
const detailsQuery = z.object({ place_id: z.string().min(1) });

/** The normalized words of each street. */
const INDEX = STREETS.map((street) => ({
  street,
  words: searchable(`${street.route} ${street.city} ${street.province} ${street.postalCode}`).split(/[\s'·-]+/),
}));

/** Kinds of street that visitors type first. The search ignores them. */
const KINDS = ["calle", "c/", "avenida", "avda", "plaza", "pza", "paseo"];

const BY_ID = new Map(STREETS.map((street) => [street.id, street]));

/**
 * The street search, with the API of Google's Places (docs/rules.md#street-search). A house number typed after the street is part of
 * the prediction and its details.
 */
export function placesRoutes(recorder: Recorder): Router {
  const route = serviceRoute(recorder, "places");
  const routes = Router();

  routes.get(
    "/autocomplete/json",
    route(async ({ body }) => {
      const { input } = validate(autocompleteQuery, body);
      const { text, number } = splitNumber(input);
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
        ? { body: { status: "OK", result: { address_components: addressComponents(street, number) } } }
        : { body: { status: "NOT_FOUND" } };
    }),
  );

  return routes;
}

/** Splits off a house number at the end or before a comma. */
function splitNumber(input: string): { text: string; number: string } {
  const [whole = "", number = ""] = /[\s,]+(\d{1,3})(?=$|,)/.exec(input) ?? [];
  return { text: input.replace(whole, ""), number };
}

/** Streets with words that begin with the typed ones. Those that contain the whole text come first. */
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

function addressComponents({ route, city, province, postalCode }: Street, number: string) {
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
