import type { IncomingHttpHeaders } from "node:http";
import { Router, raw } from "express";
import { z } from "zod";
import type { Access } from "../access/access.ts";
import type { Dataset } from "../documents/dataset.ts";
import { jsonBody } from "../http/handlers.ts";
import { badRequest, notFound } from "../lake-error.ts";
import { currentUser, userById } from "./user.ts";

const pairs = z.array(z.object({ key: z.string().min(1).max(500), value: z.json() }));

/** The signed-in user and the user's settings in the Studio. */
export function accountRoutes({ store, users }: Dataset, access: Access): Router {
  const routes = Router();
  const settingOf = (headers: IncomingHttpHeaders, key: string) => {
    const { id } = access.requireCaller(headers);
    return id === users[0].id ? `user ${key}` : `settings ${JSON.stringify([id, key])}`;
  };

  routes.get("/v:version/users/me", ({ headers }, response) => {
    response.json(currentUser(access.requireCaller(headers)));
  });
  routes.get("/v:version/auth/id", ({ headers }, response) => {
    response.json({ id: access.requireCaller(headers).id });
  });
  routes.get("/v:version/users/me/keyvalue/:keys", (request, response) => {
    const found = request.params.keys.split(",").map((key) => {
      return { key, value: store.settings.get(settingOf(request.headers, key)) };
    });
    response.json(found.filter(({ value }) => value !== undefined));
  });
  routes.put("/v:version/users/me/keyvalue", jsonBody("1mb"), (request, response) => {
    const { success, data, error } = pairs.safeParse(request.body);
    if (!success) throw badRequest(z.prettifyError(error));
    for (const { key, value } of data) store.settings.set(settingOf(request.headers, key), value);
    response.json(data);
  });

  routes.get("/v:version/users/:ids", (request, response) => {
    const caller = access.requireCaller(request.headers);
    const ids = request.params.ids.split(",");
    const found = ids.flatMap((id) => userById(id, caller, access.users) ?? []);
    if (ids.length === 1 && found.length === 0) throw notFound(`User not found: "${ids[0]}"`);
    response.json(ids.length === 1 ? found[0] : found);
  });

  return routes;
}

/** Stubs of Sanity's other services that the Studio calls. Telemetry is refused and dropped. */
export function serviceRoutes(): Router {
  const routes = Router();
  // The long path is asked by the Studio after an edit: the hosted service's answer names a machine.
  routes.get(
    ["/v:version/ping", "/v:version/data/ping/:dataset"],
    (_request, response) => void response.type("text").send("PONG"),
  );
  routes.get("/v:version/check/cors", (_request, response) => {
    response.json({ result: { allowed: true, withCredentials: true } });
  });
  routes.get("/v:version/intake/telemetry-status", (_request, response) => void response.json({ status: "denied" }));
  routes.post("/v:version/intake/:kind", raw({ type: () => true, limit: "1mb" }), (_request, response) => {
    response.sendStatus(204);
  });
  routes.get("/v:version/help", (_request, response) => void response.json({ resources: {} }));
  routes.get("/v:version/journey/*", (_request, response) => void response.json(null));
  // Of the former Scheduling API, of which the Studio asks whether it was ever used.
  routes.get("/v:version/schedules/:project/:dataset", (_request, response) => void response.json({ schedules: [] }));
  return routes;
}
