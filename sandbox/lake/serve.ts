import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { pino } from "pino";
import type { Datasets } from "./account/project-routes.ts";
import { listen } from "./http/listen.ts";
import { loopbackOnly } from "./http/loopback.ts";
import { type Lake, type LakeOptions, openLake } from "./lake.ts";
import { badRequest, conflict, errorBody, notFound } from "./lake-error.ts";
import { DATASET, DATASET_NAME } from "./lake-folder.ts";

/** A lake that runs alone. */
export interface ServedLake {
  /** `http://localhost:3333`. */
  url: string;
  /** Makes the content that of the seed, or none without a seed. Much faster than a new lake: for tests. */
  reset: () => Promise<void>;
  /** Answers the requests in flight, then ends everything. */
  close: () => Promise<void>;
}

export interface ServeOptions extends Partial<Omit<LakeOptions, "baseUrl" | "dataset" | "datasets" | "inMemory">> {
  /** Default: any free port. */
  port?: number;
  /** A name by which others reach it, such as `host.docker.internal`. The lake listens on every address then. */
  host?: string | undefined;
  /** Default: one, `production`. Only the first has the seed, and the settings of users. Clients may create others. */
  datasets?: readonly string[] | undefined;
}

const answerNotReady: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "application/json" });
  response.end(JSON.stringify(errorBody(503, "The lake is starting")));
};

/**
 * Serves a lake on a port of this machine; without `dataDir` in memory. It listens before the datasets are open, because the
 * addresses of images hold the port; until it is ready it answers 503. Throws when the port is taken (code EADDRINUSE) or
 * the lake cannot open.
 */
export async function serveLake(options: ServeOptions = {}): Promise<ServedLake> {
  const { port = 0, host, datasets = [DATASET], log = pino({ level: "silent" }), ...others } = options;
  const server = await listen(port, answerNotReady, host !== undefined);
  const url = `http://${host ?? "localhost"}:${server.port}`;
  const hosts = host === undefined ? [] : [host, `${host}:${server.port}`];
  const inMemory = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "lake-")));
  const lakes = new Map<string, Lake>();
  const opening = new Set<string>();
  const close = async () => {
    const closed = server.close();
    for (const lake of lakes.values()) lake.endStreams();
    await closed;
    for (const lake of lakes.values()) lake.close();
    if (inMemory) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const open = async (dataset: string) => {
      const seedFile = dataset === datasets[0] ? options.seedFile : undefined;
      const names = { dataDir, inMemory, seedFile, dataset, datasets: ofProject, hosts, baseUrl: url };
      lakes.set(dataset, await openLake({ ...others, ...names, log }));
    };
    const ofProject: Datasets = {
      names: () => [...lakes.keys()],
      create: async (name) => {
        if (lakes.has(name) || opening.has(name)) throw conflict(`Dataset "${name}" already exists`);
        // That of the comments of another.
        const isTaken = name.endsWith("-comments");
        if (isTaken || !DATASET_NAME.test(name)) throw badRequest(`"${name}" is no name for a dataset`);
        opening.add(name);
        await open(name).finally(() => opening.delete(name));
      },
      remove: async (name) => {
        const lake = lakes.get(name);
        if (!lake) throw notFound(`Dataset "${name}" not found`);
        if (lake === first) throw badRequest("The first dataset cannot be deleted");
        lakes.delete(name);
        lake.endStreams();
        lake.close();
        await rm(join(dataDir, name), { recursive: true, force: true });
      },
    };
    for (const dataset of datasets) await open(dataset);
    const [first] = lakes.values();
    if (!first) throw new Error("A lake needs a dataset");
    const lakeOf = (path = "") => {
      const [, name = ""] = DATASET_IN_PATH.exec(path) ?? [];
      return lakes.get(name) ?? lakes.get(name.replace(/-comments$/, "")) ?? first;
    };
    const app = express().disable("x-powered-by").use(loopbackOnly(hosts));
    app.use((request, response, next) => lakeOf(request.url).routes(request, response, next));
    server.answerWith(app, (request, socket, head) => lakeOf(request.url).upgradeListener()(request, socket, head));
    const reset = async () => void (await Promise.all([...lakes.values()].map((lake) => lake.reset())));
    return { url, reset, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The dataset that a path of the API names. Paths without one are answered by the first dataset. */
const DATASET_IN_PATH =
  /^\/(?:images\/[^/]+|files\/[^/]+|v[^/]+\/(?:socket|assets\/[^/]+|projects\/[^/]+\/datasets|data\/(?:live\/events|history|[^/]+)))\/([^/?]+)/;
