import { join } from "node:path";
import express, { type Express } from "express";
import { alarmsRoutes } from "./alarms/alarms-routes.ts";
import { emailsRoutes } from "./emails/emails-routes.ts";
import { answerError } from "./http/answer-error.ts";
import type { UpgradeListener } from "./http/listen.ts";
import { loopbackOnly } from "./http/loopback-only.ts";
import { notFound } from "./http/refusal.ts";
import type { Dataset } from "./lake/documents/dataset.ts";
import { lakeFailures } from "./lake/lake-failures.ts";
import { lakeRoutes } from "./lake/lake-routes.ts";
import { lakeStreams } from "./lake/lake-streams.ts";
import { lakeUpgrade } from "./lake/lake-upgrade.ts";
import { nodeRoutes } from "./node/node-routes.ts";
import { pageRoutes } from "./page/page-routes.ts";
import { placesRoutes } from "./places/places-routes.ts";
import { eventRoutes } from "./recorder/event-routes.ts";
import { exchangeRoutes } from "./recorder/exchange-routes.ts";
import { answersRoutes } from "./services/answers-routes.ts";
import type { SandboxState } from "./state.ts";
import { studioRoutes } from "./studio/studio-routes.ts";

interface Parts {
  state: SandboxState;
  dataset: Dataset;
  lakeDir: string;
  variantsDir?: string | undefined;
  seedDir: string;
  studioDir?: string | undefined;
  isStudioElsewhere?: boolean | undefined;
  siteUrl: string;
}

interface App {
  app: Express;
  /** Answers connections that ask to become WebSockets. */
  upgrade: UpgradeListener;
  /** Ends the event streams, which never end by themselves. */
  endStreams: () => void;
}

/** The sandbox's addresses. */
export function createApp({ state, dataset, lakeDir, seedDir, variantsDir, siteUrl, ...studio }: Parts): App {
  const { exchange, registry, nodeIds, answerIds } = state;
  const events = eventRoutes(exchange.received);
  const streams = lakeStreams(dataset);
  const app = express();
  app.disable("x-powered-by");
  app.use(loopbackOnly);

  app.get("/readyz", (_request, response) => {
    response.json({ status: "ready" });
  });
  app.use("/lake", lakeFailures(exchange), lakeRoutes({ lakeDir, seedDir, variantsDir, dataset, streams }));
  app.use("/studio", studioRoutes({ siteUrl, studioDir: studio.studioDir, isElsewhere: studio.isStudioElsewhere }));
  app.use("/alarms", alarmsRoutes(exchange, registry));
  app.use("/node", nodeRoutes(exchange, nodeIds));
  app.use("/services", answersRoutes(exchange, answerIds));
  app.use("/emails", emailsRoutes(exchange));
  app.use("/places", placesRoutes(exchange));
  app.get("/call-widget.js", (_request, response) => {
    response.sendFile("call-widget.js", { root: join(import.meta.dirname, "widget") });
  });
  app.use(exchangeRoutes(exchange));
  app.use(events.routes);
  app.use(pageRoutes(exchange, siteUrl));
  app.use((request, _response, next) => next(notFound(`The sandbox has no ${request.method} ${request.originalUrl}`)));
  app.use(answerError);
  const endStreams = () => {
    events.endAll();
    streams.endAll();
  };
  return { app, upgrade: lakeUpgrade(exchange, streams), endStreams };
}
