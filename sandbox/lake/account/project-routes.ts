import type { IncomingHttpHeaders } from "node:http";
import { Router } from "express";
import type { Access, Caller } from "../access/access.ts";
import type { Role } from "../access/strict-mode.ts";
import type { Dataset } from "../documents/dataset.ts";
import { asyncRoute } from "../http/handlers.ts";
import { badRequest, datasetNotFound, notFound, requireDataset } from "../lake-error.ts";
import { commentsOf } from "../lake-folder.ts";
import { currentUser } from "./user.ts";

const READ = ["read", "history"];
const WRITE = [...READ, "create", "update", "editHistory"];
const onAll = (permissions: string[]) => [{ filter: '_id in path("**")', permissions }];
/** What each role may do with which documents. */
const GRANTS: Record<Role, { filter: string; permissions: string[] }[]> = {
  viewer: onAll(READ),
  contributor: [
    ...onAll(READ),
    { filter: '_id in path("drafts.**") || _id in path("versions.**")', permissions: WRITE },
  ],
  editor: onAll(WRITE),
  administrator: onAll([...WRITE, "manage"]),
};

/** What a hosted project has to pay for, by the names that the Studio asks for: releases, scheduled drafts, and comments. */
const FEATURES = ["contentReleases", "singleDocRelease", "studioComments"];

const RELEASE_LIMITS = {
  orgActiveReleaseLimit: null,
  defaultOrgActiveReleaseLimit: null,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 1_000,
};

/** All datasets of a project. */
export interface Datasets {
  names: () => readonly string[];
  /** Throws LakeError 409 when there is one of this name. */
  create: (name: string) => Promise<void>;
  /** Deletes everything in it. Throws LakeError 404 when there is none, 400 for the first one. */
  remove: (name: string) => Promise<void>;
}

/** The project and its datasets, which the Studio and Sanity's command line read at start. */
export function projectRoutes({ projectId, name, users }: Dataset, access: Access, datasets?: Datasets): Router {
  const routes = Router();
  // The Studio offers them to be mentioned in comments.
  const membersOf = (caller: Caller) => {
    const others = users.filter(({ id }) => id !== caller.id).map((user) => access.withRole(user));
    return [caller, ...others].map((member) => {
      const { id, role, roles } = currentUser(member);
      return { id, sanityUserId: id, isCurrentUser: member === caller, isRobot: false, roles, role };
    });
  };
  const projectOf = (caller: Caller) => ({
    id: projectId,
    displayName: "Local",
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    createdAt: "2026-01-01T00:00:00Z",
    metadata: {},
    members: membersOf(caller),
    features: [],
  });
  const profileOf = (name: string) => ({
    name,
    aclMode: "public",
    datasetProfile: "content",
    tags: [],
    addonFor: null,
    createdByUserId: users[0].id,
  });
  const commentsProfileOf = (addonFor: string) => ({
    ...profileOf(commentsOf(addonFor)),
    aclMode: "private",
    datasetProfile: "comments",
    addonFor,
  });
  const names = () => datasets?.names() ?? [name];

  routes.param("project", (_request, _response, next, asked) => {
    next(asked === projectId ? undefined : notFound(`Project not found: "${asked}"`));
  });
  routes.get("/v:version/projects", ({ headers }, response) => {
    response.json([projectOf(access.requireCaller(headers))]);
  });
  routes.get("/v:version/projects/:project", ({ headers }, response) => {
    response.json(projectOf(access.requireCaller(headers)));
  });
  // The short path is used on the project's own host name, by the command line.
  routes.get(["/v:version/projects/:project/datasets", "/v:version/datasets"], (request, response) => {
    const { datasetProfile, addonFor } = request.query;
    const commented = names().filter((known) => datasetProfile === "comments" && known === addonFor);
    response.json(datasetProfile === undefined ? names().map(profileOf) : commented.map(commentsProfileOf));
  });
  // Every dataset has its comments from the start: a Studio that was not told so sets them up.
  routes.post("/v:version/comments/:dataset/setup", ({ params }, response) => {
    if (!names().includes(params.dataset)) throw datasetNotFound(projectId, params.dataset);
    response.json({ datasetName: commentsOf(params.dataset) });
  });
  const ofDataset = ["/v:version/projects/:project/datasets/:dataset", "/v:version/datasets/:dataset"];
  const managed = (headers: IncomingHttpHeaders): Datasets => {
    access.require("manage", headers);
    if (!datasets) throw badRequest("The lake has one dataset");
    return datasets;
  };
  routes.put(
    ofDataset,
    asyncRoute(async ({ headers, params }, response) => {
      const datasetName = String(params.dataset);
      await managed(headers).create(datasetName);
      response.json({ datasetName, aclMode: "public" });
    }),
  );
  routes.delete(
    ofDataset,
    asyncRoute(async ({ headers, params }, response) => {
      await managed(headers).remove(String(params.dataset));
      response.json({ deleted: true });
    }),
  );
  routes.get("/v:version/projects/:project/datasets/:dataset/acl", ({ headers, params }, response) => {
    requireDataset(params.dataset, { projectId, name });
    response.json(GRANTS[access.requireCaller(headers).role]);
  });
  routes.get("/v:version/projects/:project/members", ({ headers }, response) => {
    response.json(membersOf(access.requireCaller(headers)));
  });
  routes.get("/v:version/projects/:project/roles", ({ headers }, response) => {
    response.json(currentUser(access.requireCaller(headers)).roles);
  });
  routes.get("/v:version/projects/:project/grants", (_request, response) => void response.json({}));
  routes.get("/v:version/projects/:project/user-applications", (_request, response) => void response.json([]));
  routes.get(["/v:version/projects/:project/features", "/v:version/features"], (_request, response) => {
    response.json(FEATURES);
  });
  routes.get("/v:version/aliases", (_request, response) => void response.json([]));
  // What the project has bought: the Studio asks for how long its history is kept. Here it always is.
  routes.get("/v:version/subscriptions/project/:project", (_request, response) => void response.json(null));
  // The hosted service sells releases by their number. The Studio asks before it creates one.
  routes.get("/v:version/projects/:project/new-content-release-allowed", (_request, response) => {
    response.json({ data: RELEASE_LIMITS });
  });
  return routes;
}
