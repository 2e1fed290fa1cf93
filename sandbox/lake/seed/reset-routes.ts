import { Router } from "express";
import { asyncRoute } from "../../http/async-route.ts";
import type { Dataset } from "../documents/dataset.ts";
import { readLakeSeed } from "../open-lake.ts";
import { resetToSeed } from "./seed-dataset.ts";

/** `POST /seed/reset`, which Sanity does not have: the content becomes what the seed is, whatever was edited. */
export function resetRoutes(dataset: Dataset, folders: { lakeDir: string; seedDir: string }): Router {
  const routes = Router();
  routes.post(
    "/seed/reset",
    asyncRoute(async (_request, response) => {
      response.json(await resetToSeed(dataset, await readLakeSeed(folders)));
    }),
  );
  return routes;
}
