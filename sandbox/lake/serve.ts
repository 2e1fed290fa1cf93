import type { RequestListener } from "node:http";
import express from "express";
import { listen } from "./http/listen.ts";
import { loopbackOnly } from "./http/loopback.ts";
import { type LakeOptions, openLake } from "./lake.ts";

/** A lake that runs alone. */
export interface ServedLake {
  /** `http://localhost:3333`. */
  url: string;
  /** Answers the requests in flight, then ends everything. */
  close: () => Promise<void>;
}

interface ServeOptions extends Omit<LakeOptions, "baseUrl"> {
  /** 0 takes any free port. */
  port: number;
}

const answerNotReady: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ message: "The lake is starting" }));
};

/**
 * Serves a lake on a port of this machine. It listens before the dataset is open, because the addresses of images hold
 * the port; until it is ready it answers 503. Throws when the port is taken (code EADDRINUSE) or the lake cannot open.
 */
export async function serveLake({ port, ...options }: ServeOptions): Promise<ServedLake> {
  const server = await listen(port, answerNotReady);
  const url = `http://localhost:${server.port}`;
  try {
    const lake = await openLake({ ...options, baseUrl: url });
    const app = express().disable("x-powered-by").use(loopbackOnly()).use(lake.routes);
    server.answerWith(app, lake.upgradeListener());
    const close = async () => {
      const closed = server.close();
      lake.endStreams();
      await closed;
      lake.close();
    };
    return { url, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}
