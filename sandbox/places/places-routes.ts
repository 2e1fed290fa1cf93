import { Router } from "express";
import { z } from "zod";
import type { Exchange } from "../exchange/exchange.ts";
import { serviceRoute } from "../exchange/service-route.ts";
import { notFound } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import { STREETS, type Street } from "./streets.ts";

const MAX_PREDICTIONS = 5;

const autocompleteQuery = z.object({ input: z.string().trim().min(1).max(200) });
const detailsQuery = z.object({ id: z.string().min(1) });

/** The street search. A house number typed after the street is kept in the prediction and its details. */
export function placesRoutes(exchange: Exchange): Router {
  const route = serviceRoute(exchange, "places");
  const routes = Router();

  routes.get(
    "/autocomplete",
    route(async ({ body }) => {
      const { input } = validate(autocompleteQuery, body);
      const [, text = "", number = ""] = /^(.*?)[\s,]*(\d{1,3})?$/.exec(input) ?? [];
      const found = STREETS.filter((street) => searchable(`${street.type} ${street.name}`).includes(searchable(text)));
      const predictions = found.slice(0, MAX_PREDICTIONS).map((street) => ({
        id: number ? `${street.id}:${number}` : street.id,
        description: describeStreet(street, number),
      }));
      return { body: { predictions } };
    }),
  );

  routes.get(
    "/details",
    route(async ({ body }) => {
      const [id, number = ""] = validate(detailsQuery, body).id.split(":");
      const street = STREETS.find((candidate) => candidate.id === id);
      if (!street) throw notFound("Place not found");
      const { type, name, city, province, postalCode } = street;
      return { body: { type, street: name, number, city, province, postalCode } };
    }),
  );

  return routes;
}

function describeStreet({ type, name, city }: Street, number: string): string {
  return `${type} ${name}${number ? `, ${number}` : ""}, ${city}, España`;
}

/** Without accents and capitals, as people type. */
function searchable(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
