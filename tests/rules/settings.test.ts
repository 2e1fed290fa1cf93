import { describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";

const read = (env: Record<string, string>) => readSettings({ NODE_ENV: "test", ...env });
const PROD = {
  APP_ENV: "prod",
  SITE_URL: "https://alarmas.example",
  SESSION_SECRETS: "s".repeat(32),
  SANITY_PROJECT_ID: "abc123",
  ALARMS_API_URL: "https://alarms.example/api",
  NODE_API_URL: "https://node.example/api",
  SERVICES_API_URL: "https://services.example/api",
};

describe("settings", () => {
  test("with nothing set, everything is the sandbox's", () => {
    expect(read({})).toMatchObject({
      appEnv: "local",
      port: 3000,
      siteUrl: "http://localhost:3000",
      content: { apiHost: "http://localhost:3900/lake", dataset: "production" },
      alarms: { url: "http://localhost:3900/alarms", timeoutMs: 10_000 },
      node: { url: "http://localhost:3900/node", timeoutMs: 10_000 },
      answers: { url: "http://localhost:3900/services", timeoutMs: 10_000 },
      databaseUrl: undefined,
    });
  });

  test("an empty line is unset, a slash at the end is taken off", () => {
    const settings = read({ DATABASE_URL: "", PORT: "", ALARMS_API_URL: "http://localhost:1/alarms/" });
    expect(settings).toMatchObject({
      databaseUrl: undefined,
      port: 3000,
      alarms: { url: "http://localhost:1/alarms" },
    });
  });

  test("a hosted project has a host of its own", () => {
    expect(read({ SANITY_PROJECT_ID: "abc123" }).content).toMatchObject({ projectId: "abc123", apiHost: undefined });
  });

  test.each([
    [{ PORT: "many" }, /PORT/],
    [{ APP_ENV: "staging" }, /APP_ENV/],
    [{ ALARMS_API_URL: "alarms" }, /ALARMS_API_URL/],
    [{ BACKEND_TIMEOUT_MS: "0" }, /BACKEND_TIMEOUT_MS/],
    [{ GTM_CONTAINER_ID: "GTM-1'><script>" }, /GTM_CONTAINER_ID/],
    [{ SESSION_SECRETS: " , " }, /SESSION_SECRETS/],
  ])("%j is refused by name", (env, expected) => {
    expect(() => read(env)).toThrow(expected);
  });

  test("production starts with what it needs, and names what is missing", () => {
    expect(read(PROD).sessionSecrets).toEqual(["s".repeat(32)]);
    expect(() => read({ APP_ENV: "prod" })).toThrow(
      "APP_ENV=prod needs: SESSION_SECRETS (32 characters or more each), SITE_URL (https), SANITY_PROJECT_ID, ALARMS_API_URL, NODE_API_URL, SERVICES_API_URL.",
    );
    expect(() => read({ ...PROD, SESSION_SECRETS: `${"s".repeat(32)},short` })).toThrow(/SESSION_SECRETS/);
  });
});
