import { join } from "node:path";
import type { RequestHandler } from "express";
import { type Lake, openLake } from "local-content-lake/lake";
import { log } from "./log.ts";
import type { Recorder } from "./recorder/recorder.ts";
import { sendOutcome, serviceRequest } from "./recorder/service-route.ts";
import type { SandboxSettings } from "./settings.ts";

/** The editors. Without signing in, the Studio is used as the first one. */
const USERS = [
  { id: "marketing", name: "Marketing" },
  { id: "ane", name: "Ane" },
  { id: "marcos", name: "Marcos" },
  { id: "redaccion", name: "Redacción", role: "contributor" },
] as const;

/** The images of the seed are decoded once per install, not once per sandbox: tests start dozens. */
const IMAGE_CACHE = join(import.meta.dirname, "../node_modules/.cache/seed-images");

type LakeSettings = Pick<SandboxSettings, "port" | "dataDir" | "seedDir" | "imagesOrigin" | "strictLake">;

/** The sandbox's lake on disk, and its address. */
export function lakeFolder(settings: LakeSettings) {
  const { port, dataDir, seedDir, imagesOrigin = `http://localhost:${port}`, strictLake } = settings;
  return {
    dataDir: join(dataDir, "lake"),
    baseUrl: `${imagesOrigin}/lake`,
    seedFile: join(seedDir, "production.ndjson"),
    imageCacheDir: IMAGE_CACHE,
    users: USERS,
    token: [...(strictLake?.tokens ?? [])].find(([, role]) => role === "administrator")?.[0],
  };
}

/** Throws when the seed cannot be imported, or another process has the dataset open. */
export function openSandboxLake(
  settings: LakeSettings & Pick<SandboxSettings, "variantsDir" | "cutAhead">,
): Promise<Lake> {
  const { variantsDir, cutAhead, strictLake, port } = settings;
  const strict = strictLake && {
    ...strictLake,
    origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...strictLake.origins],
  };
  return openLake({ ...lakeFolder(settings), variantsDir, cutAhead, strict, log });
}

/** Answers with the failures set for the lake. They are recorded; the lake's own answers are not, there are too many. */
export function lakeFailures(recorder: Recorder): RequestHandler {
  return (request, response, next) => {
    const answer = async () => {
      const outcome = await recorder.failure(serviceRequest("lake", request).request);
      if (outcome) await sendOutcome(recorder, outcome, response);
      else next();
    };
    answer().catch(next);
  };
}

/** The same for a path to which a WebSocket is opened. A broken answer is not for WebSockets. */
export async function lakeFailure(recorder: Recorder, path: string) {
  const outcome = await recorder.failure({
    service: "lake",
    method: "GET",
    path,
    idempotencyKey: undefined,
    body: null,
  });
  return outcome?.broken ? undefined : outcome;
}
