import { Router } from "express";
import type { Dataset } from "../documents/dataset.ts";
import { currentUser } from "./user.ts";

/** Everything is allowed: only this machine reaches the lake. */
const PERMISSIONS = ["read", "create", "update", "manage", "history", "editHistory"];
const ACCESS = [{ filter: '_id in path("**")', permissions: PERMISSIONS }];

/** The project and its dataset, which the Studio and Sanity's command line read at start. */
export function projectRoutes({ projectId, name, user }: Dataset): Router {
  const routes = Router();
  const { id: userId, role, roles } = currentUser(user);
  const member = { id: userId, sanityUserId: userId, isCurrentUser: true, isRobot: false, roles };
  const project = {
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
    members: [{ ...member, role }],
    features: [],
  };
  const dataset = {
    name,
    aclMode: "public",
    datasetProfile: "content",
    tags: [],
    addonFor: null,
    createdByUserId: userId,
  };

  routes.get("/v:version/projects", (_request, response) => void response.json([project]));
  routes.get("/v:version/projects/:project", (_request, response) => void response.json(project));
  // The short path is used on the project's own host name, by the command line.
  routes.get(["/v:version/projects/:project/datasets", "/v:version/datasets"], (request, response) => {
    response.json(request.query.datasetProfile === undefined ? [dataset] : []);
  });
  routes.get("/v:version/projects/:project/datasets/:dataset/acl", (_request, response) => void response.json(ACCESS));
  routes.get("/v:version/projects/:project/members", (_request, response) => void response.json(project.members));
  routes.get("/v:version/projects/:project/roles", (_request, response) => void response.json(roles));
  routes.get("/v:version/projects/:project/grants", (_request, response) => void response.json({}));
  routes.get("/v:version/projects/:project/user-applications", (_request, response) => void response.json([]));
  for (const nothing of ["projects/:project/features", "features", "aliases"]) {
    routes.get(`/v:version/${nothing}`, (_request, response) => void response.json([]));
  }
  return routes;
}
