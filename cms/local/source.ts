import { createClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import { fetchWithStreamsOverWebSockets } from "./listen-over-websocket.ts";
import { stayOnThisMachine } from "./stay-on-this-machine.ts";

type LocalOptions = Omit<WorkspaceOptions, "name" | "basePath">;

/**
 * The Studio on the local content lake, which the sandbox serves beside it; not part of a hosted project's bundle. What
 * only Sanity's cloud can do is off: search by its own engine, releases, schedules, tasks, comments, the media library.
 */
export function localSource(dataset: string): LocalOptions {
  stayOnThisMachine();
  acceptPlainHttp();
  // The configuration is also read outside of a browser, when the command line builds.
  const origin = typeof location === "undefined" ? "http://localhost" : location.origin;
  const apiHost = `${origin}/lake`;
  return {
    projectId: "local",
    dataset,
    apiHost,
    auth: { loginMethod: "cookie", providers: [], redirectOnSingle: false },
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        useCdn: false,
        resolveFetch: () => fetchWithStreamsOverWebSockets,
      }),
    search: { strategy: "groqLegacy" },
    announcements: { enabled: false },
    tasks: { enabled: false },
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    mediaLibrary: { enabled: false },
    document: { comments: { enabled: false } },
  };
}

/** On loopback the Studio's warning of slow HTTP/1.1 is wrong: event streams go over WebSockets. It can be put off for a session. */
function acceptPlainHttp(): void {
  if (typeof sessionStorage === "undefined") return;
  sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());
}
