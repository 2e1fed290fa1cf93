import { z } from "zod";
import type { PlacesSettings } from "#app/backends/places.server.ts";
import { ABANDONMENT_DELAYS_MS } from "#app/checkout/jobs/abandoned-cart.server.ts";
import { localSecret } from "./local-secret.ts";

/** Contact lists of sale e-mails (docs/rules.md#marketing-email). */
const CONTACT_LISTS = { local: 4762, dev: 4762, prod: 4778 };

const BYTES_PER_MB = 1024 * 1024;

const port = z.coerce.number().int().min(0).max(65535);
const milliseconds = z.coerce.number().int().positive();

/** Half the time limit of a job (`app/db/job-queue.server.ts`). */
const MAX_CALL_MS = 30_000;
const MAX_SHUTDOWN_DELAY_MS = 60_000;

/** How long a process goes on after SIGTERM, in milliseconds. In production proxies have to notice. */
const SHUTDOWN_DELAYS_MS = { local: 1_000, dev: 1_000, prod: 5_000 };
const url = z.url().transform((value) => value.replace(/\/$/, ""));

/** An empty line in `.env` (`DATABASE_URL=`) means unset. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));

/** `alarmas.example` or `site:3000`, as browsers and proxies send it in `Host`. */
const host = z.string().regex(/^([a-z\d.-]+|\[[a-f\d:]+\])(:\d{1,5})?$/);
const hosts = z.string().transform((list) =>
  list
    .toLowerCase()
    .split(",")
    .map((name) => name.trim()),
);

/** Variables of services that the site calls. */
const SERVICE_URLS = [
  "ALARMS_API_URL",
  "NODE_API_URL",
  "SERVICES_API_URL",
  "EMAILS_API_URL",
  "PLACES_API_URL",
  "SANITY_API_HOST",
  "CDN_PURGE_URL",
] as const;

const insecureConnection = z.enum(["backends", "database"]);
type InsecureConnection = z.infer<typeof insecureConnection>;

const schema = z.object({
  APP_ENV: z.enum(["local", "dev", "prod"]).default("local"),
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(3900),
  DATA_DIR: z.string().default(".data"),
  SITE_URL: url.optional(),
  ALLOWED_HOSTS: hosts.pipe(z.array(host)).default([]),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).optional(),
  SESSION_SECRETS: z.string().optional(),
  SANITY_PROJECT_ID: z.string().optional(),
  SANITY_DATASET: z.string().default("production"),
  SANITY_API_VERSION: z.iso.date().default("2025-11-01"),
  SANITY_API_HOST: url.optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  SANITY_WEBHOOK_SECRET: z.string().optional(),
  ALARMS_API_URL: url.optional(),
  NODE_API_URL: url.optional(),
  CALL_WIDGET_URL: url.optional(),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  SERVICES_API_URL: url.optional(),
  EMAILS_API_URL: url.optional(),
  PLACES_API_URL: url.optional(),
  PLACES_API_KEY: z.string().optional(),
  BACKEND_TIMEOUT_MS: milliseconds.max(MAX_CALL_MS).default(10_000),
  ABANDONMENT_DELAY_MS: milliseconds.optional(),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(MAX_SHUTDOWN_DELAY_MS).optional(),
  PERSONAL_DATA_DAYS: z.coerce.number().int().positive().default(30),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  CDN_PURGE_URL: url.optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  PAGE_CACHE_MB: z.coerce.number().min(0).default(64),
  METRICS_TOKEN: z.string().min(16).optional(),
  DATABASE_URL: z.string().optional(),
  INSECURE_CONNECTIONS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((name) => name.trim() || []))
    .pipe(z.array(insecureConnection)),
  JOBS: z.enum(["here", "elsewhere"]).default("here"),
});

/**
 * Reads the settings from the environment. Services without a setting default to the local sandbox.
 *
 * @throws Error that lists the invalid variables, and in `prod` those that are missing or unsafe.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const result = schema.safeParse(withoutEmpty(env));
  if (!result.success) throw new Error(`Invalid settings:\n${z.prettifyError(result.error)}`);
  const values = result.data;
  const sandbox = `http://localhost:${values.SANDBOX_PORT}`;
  if (values.APP_ENV === "prod") requireProductionSettings(values);
  const secrets = (values.SESSION_SECRETS ?? localSecret(values.DATA_DIR)).split(",").map((secret) => secret.trim());
  const [first, ...others] = secrets.filter((secret) => secret !== "");
  if (!first) throw new Error("Invalid settings: SESSION_SECRETS has no secret.");
  if (values.JOBS === "elsewhere" && !values.DATABASE_URL) {
    throw new Error(
      "Invalid settings: JOBS=elsewhere needs DATABASE_URL, because no other process has the embedded database.",
    );
  }
  return {
    appEnv: values.APP_ENV,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    allowedHosts: values.ALLOWED_HOSTS,
    trustedProxies: values.TRUSTED_PROXIES,
    sessionSecrets: [first, ...others] satisfies [string, ...string[]],
    content: {
      projectId: values.SANITY_PROJECT_ID ?? "local",
      dataset: values.SANITY_DATASET,
      apiVersion: values.SANITY_API_VERSION,
      // Without a hosted project, content comes from the sandbox's Content Lake.
      apiHost: values.SANITY_API_HOST ?? (values.SANITY_PROJECT_ID ? undefined : `${sandbox}/lake`),
      token: values.SANITY_READ_TOKEN,
      webhookSecret: values.SANITY_WEBHOOK_SECRET,
    },
    alarms: { url: values.ALARMS_API_URL ?? `${sandbox}/alarms`, timeoutMs: values.BACKEND_TIMEOUT_MS },
    node: { url: values.NODE_API_URL ?? `${sandbox}/node`, timeoutMs: values.BACKEND_TIMEOUT_MS },
    thirdParty: { callWidgetUrl: values.CALL_WIDGET_URL, gtmContainerId: values.GTM_CONTAINER_ID },
    answers: { url: values.SERVICES_API_URL ?? `${sandbox}/services`, timeoutMs: values.BACKEND_TIMEOUT_MS },
    emails: {
      url: values.EMAILS_API_URL ?? `${sandbox}/emails`,
      timeoutMs: values.BACKEND_TIMEOUT_MS,
      contactListId: CONTACT_LISTS[values.APP_ENV],
    },
    abandonmentDelayMs: values.ABANDONMENT_DELAY_MS ?? ABANDONMENT_DELAYS_MS[values.APP_ENV],
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? SHUTDOWN_DELAYS_MS[values.APP_ENV],
    personalDataDays: values.PERSONAL_DATA_DAYS,
    logLevel: values.LOG_LEVEL,
    pageCacheBytes: values.PAGE_CACHE_MB * BYTES_PER_MB,
    cdn: values.CDN_PURGE_URL ? { purgeUrl: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN ?? "" } : undefined,
    metricsToken: values.METRICS_TOKEN,
    places: placesSettings(values, `${sandbox}/places`),
    databaseUrl: values.DATABASE_URL,
    takesJobs: values.JOBS === "here",
  };
}

/** `.env.example` documents each variable. The first of the secrets signs and encrypts; all verify and decrypt. */
export type Settings = ReturnType<typeof readSettings>;

/** Time limit of a street search, in milliseconds: the visitor is typing. */
const MAX_SEARCH_MS = 3_000;

function placesSettings(values: z.infer<typeof schema>, sandboxUrl: string): PlacesSettings | undefined {
  const url = values.PLACES_API_URL ?? (values.APP_ENV === "prod" ? undefined : sandboxUrl);
  return url === undefined
    ? undefined
    : { url, key: values.PLACES_API_KEY, timeoutMs: Math.min(values.BACKEND_TIMEOUT_MS, MAX_SEARCH_MS) };
}

/**
 * @throws Error in production when a service is missing, a secret is missing or short, or a connection could be read or taken over.
 */
function requireProductionSettings(values: z.infer<typeof schema>): void {
  const secrets = values.SESSION_SECRETS?.split(",").map((secret) => secret.trim()) ?? [];
  const isAllowed = (name: InsecureConnection) => values.INSECURE_CONNECTIONS.includes(name);
  const missing = [
    (secrets.length === 0 || secrets.some((secret) => secret.length < 32)) &&
      "SESSION_SECRETS (32 characters or more each)",
    !values.SITE_URL?.startsWith("https:") && "SITE_URL (https)",
    !values.SANITY_PROJECT_ID && !values.SANITY_API_HOST && "SANITY_PROJECT_ID",
    !values.ALARMS_API_URL && "ALARMS_API_URL",
    !values.NODE_API_URL && "NODE_API_URL",
    !values.SERVICES_API_URL && "SERVICES_API_URL",
    !values.EMAILS_API_URL && "EMAILS_API_URL",
    ...(isAllowed("backends") ? [] : plainUrls(values).map((name) => `${name} (https)`)),
    !isAllowed("database") && !isVerified(values.DATABASE_URL) && "DATABASE_URL (sslmode=verify-full)",
  ].filter((name) => name !== false);
  if (missing.length > 0) throw new Error(`APP_ENV=prod needs: ${missing.join(", ")}.`);
}

/** The variables of services that are called without encryption. */
function plainUrls(values: z.infer<typeof schema>): string[] {
  return SERVICE_URLS.filter((name) => values[name]?.startsWith("http:"));
}

/** Whether the connection checks certificate and name of the database server; true without a server. */
function isVerified(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined) return true;
  return URL.canParse(databaseUrl) && new URL(databaseUrl).searchParams.get("sslmode") === "verify-full";
}
