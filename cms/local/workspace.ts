import { createClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import { patient } from "../studio/connection.ts";
import { interceptSanityCalls } from "./intercept-sanity-calls.ts";
import { fetchWithStreamsOverWebSockets } from "./listen-over-websocket.ts";

type LocalOptions = Omit<WorkspaceOptions, "name" | "basePath">;

/**
 * Options of a Studio that edits the local content lake of the sandbox. Features of Sanity's cloud are off: its search engine,
 * the former schedules, tasks and the media library. A hosted project's bundle does not contain this file.
 */
export function localWorkspace(dataset: string): LocalOptions {
  interceptSanityCalls();
  snoozeHttpWarning();
  // Sanity's command line also reads the configuration, outside of a browser.
  const origin = typeof location === "undefined" ? "http://localhost" : location.origin;
  const apiHost = `${origin}/lake`;
  return {
    projectId: "local",
    dataset,
    apiHost,
    // The lake names the people who may sign in. Only a strict lake asks for it; elsewhere one signs out to change the name.
    auth: { loginMethod: "cookie", redirectOnSingle: true },
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        useCdn: false,
        resolveFetch: () => patient(fetchWithStreamsOverWebSockets),
      }),
    search: { strategy: "groqLegacy" },
    announcements: { enabled: false },
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    mediaLibrary: { enabled: false },
  };
}

/** Hides the Studio's warning about slow HTTP/1.1 for this session. Event streams use WebSockets, so it does not apply. */
function snoozeHttpWarning(): void {
  if (typeof sessionStorage === "undefined") return;
  sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());
}
