import { join } from "node:path";
import express, { type Express } from "express";
import type { UpgradeListener } from "local-content-lake/http/listen";
import { loopbackOnly } from "local-content-lake/http/loopback";
import type { Lake } from "local-content-lake/lake";
import { alarmsRoutes } from "./backends/alarms/alarms-routes.ts";
import { answersRoutes } from "./backends/answers-routes.ts";
import { emailsRoutes } from "./backends/emails-routes.ts";
import { nodeRoutes } from "./backends/node-routes.ts";
import { placesRoutes } from "./backends/places/places-routes.ts";
import { lakeFailure, lakeFailures } from "./content-lake.ts";
import { answerError, notFound } from "./http/http-error.ts";
import { pageRoutes } from "./page/page.ts";
import { eventRoutes, recorderRoutes } from "./recorder/recorder-routes.ts";
import type { SandboxState } from "./state.ts";
import { studioRoutes } from "./studio/studio-routes.ts";

interface Parts {
  state: SandboxState;
  lake: Lake;
  studioDir?: string | undefined;
  isStudioElsewhere?: boolean | undefined;
  siteUrl: string;
  hosts?: readonly string[] | undefined;
}

interface App {
  app: Express;
  /** Handles WebSocket upgrades. */
  upgrade: UpgradeListener;
  /** Ends the event streams, which never end by themselves. */
  endStreams: () => void;
}

/** The sandbox's HTTP application. */
export function createApp({ state, lake, siteUrl, hosts, ...studio }: Parts): App {
  const { recorder, registry, nodeIds, answerIds, emailKeys, confirmationKeys, withdrawalKeys } = state;
  const events = eventRoutes(recorder.received);
  const app = express();
  app.disable("x-powered-by");
  app.use(loopbackOnly(hosts));

  app.get("/readyz", (_request, response) => {
    response.json({ status: "ready" });
  });
  app.use("/lake", lakeFailures(recorder), lake.routes);
  app.use("/studio", studioRoutes({ siteUrl, studioDir: studio.studioDir, isElsewhere: studio.isStudioElsewhere }));
  app.use("/alarms", alarmsRoutes(recorder, registry, confirmationKeys));
  app.use("/node", nodeRoutes(recorder, nodeIds, withdrawalKeys));
  app.use("/services", answersRoutes(recorder, answerIds));
  app.use("/emails", emailsRoutes(recorder, emailKeys));
  app.use("/places", placesRoutes(recorder));
  app.get("/call-widget.js", (_request, response) => {
    response.sendFile("call-widget.js", { root: join(import.meta.dirname, "backends") });
  });
  app.use(recorderRoutes(recorder));
  app.use(events.routes);
  app.use(pageRoutes(recorder, siteUrl));
  app.use((request, _response, next) => next(notFound(`The sandbox has no ${request.method} ${request.originalUrl}`)));
  app.use(answerError);
  const endStreams = () => {
    events.endAll();
    lake.endStreams();
  };
  return { app, upgrade: lake.upgradeListener((path) => lakeFailure(recorder, path)), endStreams };
}
