import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";

const dataDir = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) => readSettings({ NODE_ENV: "test", DATA_DIR: dataDir, ...env });
const PROD = {
  APP_ENV: "prod",
  SITE_URL: "https://alarmas.example",
  SESSION_SECRETS: "s".repeat(32),
  SANITY_PROJECT_ID: "abc123",
  ALARMS_API_URL: "https://alarms.example/api",
  NODE_API_URL: "https://node.example/api",
  SERVICES_API_URL: "https://services.example/api",
  EMAILS_API_URL: "https://emails.example",
};

describe("settings", () => {
  test("default to the sandbox", () => {
    expect(read({})).toMatchObject({
      appEnv: "local",
      port: 3000,
      siteUrl: "http://localhost:3000",
      content: { apiHost: "http://localhost:3900/lake", dataset: "production" },
      alarms: { url: "http://localhost:3900/alarms", timeoutMs: 10_000 },
      node: { url: "http://localhost:3900/node", timeoutMs: 10_000 },
      answers: { url: "http://localhost:3900/services", timeoutMs: 10_000 },
      emails: { url: "http://localhost:3900/emails", timeoutMs: 10_000, contactListId: 4762 },
      abandonmentDelayMs: 60_000,
      personalDataDays: 30,
      databaseUrl: undefined,
    });
  });

  test("an empty value counts as unset, and a trailing slash is removed", () => {
    const settings = read({ DATABASE_URL: "", PORT: "", ALARMS_API_URL: "http://localhost:1/alarms/" });
    expect(settings).toMatchObject({
      databaseUrl: undefined,
      port: 3000,
      alarms: { url: "http://localhost:1/alarms" },
    });
  });

  test("a hosted project has its own host", () => {
    expect(read({ SANITY_PROJECT_ID: "abc123" }).content).toMatchObject({ projectId: "abc123", apiHost: undefined });
  });

  test.each([
    [{ PORT: "many" }, /PORT/],
    [{ APP_ENV: "staging" }, /APP_ENV/],
    [{ ALARMS_API_URL: "alarms" }, /ALARMS_API_URL/],
    [{ BACKEND_TIMEOUT_MS: "0" }, /BACKEND_TIMEOUT_MS/],
    [{ BACKEND_TIMEOUT_MS: "30001" }, /BACKEND_TIMEOUT_MS/],
    [{ GTM_CONTAINER_ID: "GTM-1'><script>" }, /GTM_CONTAINER_ID/],
    [{ LOG_LEVEL: "verbose" }, /LOG_LEVEL/],
    [{ ALLOWED_HOSTS: "https://alarmas.example" }, /ALLOWED_HOSTS/],
    [{ ALLOWED_HOSTS: "*" }, /ALLOWED_HOSTS/],
    [{ SESSION_SECRETS: " , " }, /SESSION_SECRETS/],
    [{ JOBS: "elsewhere" }, /DATABASE_URL/],
  ])("%j is refused with the name of the variable", (env, expected) => {
    expect(() => read(env)).toThrow(expected);
  });

  test.each([
    [{}, 4762, 60_000],
    [{ APP_ENV: "dev" }, 4762, 60_000],
    [PROD, 4778, 900_000],
    [{ ...PROD, ABANDONMENT_DELAY_MS: "1000" }, 4778, 1_000],
  ])("%j sends sales to the list %i and counts visitors as gone after %i ms", (env, list, delay) => {
    expect(read(env)).toMatchObject({ emails: { contactListId: list }, abandonmentDelayMs: delay });
  });

  test.each([
    [{}, { url: "http://localhost:3900/places", timeoutMs: 3_000 }],
    [{ BACKEND_TIMEOUT_MS: "500" }, { url: "http://localhost:3900/places", timeoutMs: 500 }],
    [PROD, undefined],
    [
      { ...PROD, PLACES_API_URL: "https://maps.example/place/", PLACES_API_KEY: "k" },
      { url: "https://maps.example/place", key: "k", timeoutMs: 3_000 },
    ],
  ])("%j searches streets at %j", (env, places) => {
    expect(read(env).places).toEqual(places);
  });

  test("production starts with the required variables, and names missing ones", () => {
    expect(read(PROD).sessionSecrets).toEqual(["s".repeat(32)]);
    expect(() => read({ APP_ENV: "prod" })).toThrow(
      "APP_ENV=prod needs: SESSION_SECRETS (32 characters or more each), SITE_URL (https), SANITY_PROJECT_ID, ALARMS_API_URL, NODE_API_URL, SERVICES_API_URL, EMAILS_API_URL.",
    );
    expect(() => read({ ...PROD, SESSION_SECRETS: `${"s".repeat(32)},short` })).toThrow(/SESSION_SECRETS/);
  });

  test("production refuses the secrets of .env.example", () => {
    const secrets = /^# SESSION_SECRETS=(.+)$/m.exec(readFileSync(".env.example", "utf8"))?.[1]?.split(",") ?? [];
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) expect(() => read({ ...PROD, SESSION_SECRETS: secret })).toThrow(/SESSION_SECRETS/);
  });

  test.each(["local", "dev"])("%s makes a secret of its own, once, for its user only", (appEnv) => {
    const [secret] = read({ APP_ENV: appEnv }).sessionSecrets;
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(read({ APP_ENV: appEnv }).sessionSecrets).toEqual([secret]);
    const file = join(dataDir, "session-secret");
    expect(readFileSync(file, "utf8")).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(read({ SESSION_SECRETS: "own" }).sessionSecrets).toEqual(["own"]);
  });

  test.each([
    [{ ALARMS_API_URL: "http://alarms.example" }, "ALARMS_API_URL (https)"],
    [{ NODE_API_URL: "http://localhost:3900/node" }, "NODE_API_URL (https)"],
    [{ PLACES_API_URL: "http://maps.example" }, "PLACES_API_URL (https)"],
    [{ SANITY_API_HOST: "http://lake.example" }, "SANITY_API_HOST (https)"],
    [{ DATABASE_URL: "postgres://u:p@db/shop" }, "DATABASE_URL (sslmode=verify-full)"],
    [{ DATABASE_URL: "postgres://u:p@db/shop?sslmode=no-verify" }, "DATABASE_URL (sslmode=verify-full)"],
  ])("production refuses %j unless INSECURE_CONNECTIONS allows it", (env, message) => {
    expect(() => read({ ...PROD, ...env })).toThrow(`APP_ENV=prod needs: ${message}.`);
    expect(read({ ...PROD, ...env, INSECURE_CONNECTIONS: "backends, database" }).appEnv).toBe("prod");
    expect(read({ ...env }).appEnv).toBe("local");
  });

  test("production takes a verified database", () => {
    const url = "postgres://u:p@db.example/shop?sslmode=verify-full";
    expect(read({ ...PROD, DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(() => read({ ...PROD, INSECURE_CONNECTIONS: "everything" })).toThrow(/INSECURE_CONNECTIONS/);
  });
});
