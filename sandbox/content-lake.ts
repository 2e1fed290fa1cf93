import { join } from "node:path";
import type { RequestHandler } from "express";
import { type Lake, openLake } from "local-content-lake";
import { log } from "./log.ts";
import type { Recorder } from "./recorder/recorder.ts";
import { serviceRequest } from "./recorder/service-route.ts";
import type { SandboxSettings } from "./settings.ts";

/** The fields with the texts of each language, which pages show and queries never compare. */
const LOCALIZED_FIELDS = ["es", "eu"];

/** The author of every edit in the Studio. */
const USER = { id: "marketing", name: "Marketing" };

/** The images of the seed are decoded once per install, not once per sandbox: tests start dozens. */
const IMAGE_CACHE = join(import.meta.dirname, "../node_modules/.cache/seed-images");

type LakeSettings = Pick<SandboxSettings, "port" | "dataDir" | "seedDir">;

/** The sandbox's lake on disk, and its address. */
export function lakeFolder({ port, dataDir, seedDir }: LakeSettings) {
  return {
    dataDir: join(dataDir, "lake"),
    baseUrl: `http://localhost:${port}/lake`,
    seedFile: join(seedDir, "production.ndjson"),
    imageCacheDir: IMAGE_CACHE,
    user: USER,
  };
}

/** Throws when the seed cannot be imported, or another process has the dataset open. */
export function openSandboxLake(settings: LakeSettings & Pick<SandboxSettings, "variantsDir">): Promise<Lake> {
  const { variantsDir } = settings;
  return openLake({ ...lakeFolder(settings), variantsDir, sourceMapFields: LOCALIZED_FIELDS, log });
}

/** Answers with the failures set for the lake. They are recorded; the lake's own answers are not, there are too many. */
export function lakeFailures(recorder: Recorder): RequestHandler {
  return (request, response, next) => {
    recorder.failure(serviceRequest("lake", request).request).then((outcome) => {
      if (outcome) response.status(outcome.status).json(outcome.body);
      else next();
    }, next);
  };
}

/** The same for a path to which a WebSocket is opened. */
export function lakeFailure(recorder: Recorder, path: string) {
  return recorder.failure({ service: "lake", method: "GET", path, idempotencyKey: undefined, body: null });
}
