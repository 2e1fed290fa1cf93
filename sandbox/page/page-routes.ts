import { join } from "node:path";
import express, { Router } from "express";
import type { Recorder } from "#sandbox/recorder/recorder.ts";
import { page } from "./page.ts";

/** The page shows what visitors sent; the policy keeps that from ever running as a script. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

/** `GET /`, with its style and script. */
export function pageRoutes(recorder: Recorder, siteUrl: string): Router {
  const routes = Router();
  routes.use("/page", express.static(join(import.meta.dirname, "assets"), { index: false }));
  routes.get("/", (request, response) => {
    const baseUrl = `http://localhost:${request.socket.localPort}`;
    response.set({ "Content-Security-Policy": CONTENT_SECURITY_POLICY, "Cache-Control": "no-store" });
    response.send(page(recorder, { baseUrl, siteUrl }).text);
  });
  return routes;
}
