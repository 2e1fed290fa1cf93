import { join, resolve } from "node:path";
import { MAX_INDEX_DELAY_MS, type StrictMode } from "local-content-lake/access/strict-mode";
import { readTokens } from "local-content-lake/access/tokens";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  SANDBOX_PORT: port.default(3900),
  DATA_DIR: z.string().min(1).default(".data"),
  PORT: port.default(3000),
  SITE_URL: z.url().optional(),
  /** Folder of the seed; another than the repository's in tests. */
  SANDBOX_SEED_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, "..", "cms", "seed")),
  /** Folder of transformed images; several sandboxes may share it. */
  SANDBOX_VARIANTS_DIR: z.string().min(1).optional(),
  /** Parameters of the images to resize in the background, separated by spaces. The launcher sets it. */
  SANDBOX_CUT_AHEAD: z.string().default(""),
  /** `Host` of the requests of other containers, separated by commas. */
  SANDBOX_HOSTS: z.string().default(""),
  /** Origin in the addresses of images, of a proxy that passes `/lake/images` on. */
  SANDBOX_IMAGES_ORIGIN: z.url().optional(),
  /** Folder of the built Studio, if not the repository's. */
  SANDBOX_STUDIO_DIR: z.string().min(1).optional(),
  /** `elsewhere` when the site reads another project's content. The launcher sets it. */
  SANDBOX_STUDIO: z.enum(["here", "elsewhere"]).default("here"),
  /** `strict`: the lake behaves as the hosted service does. */
  SANDBOX_LAKE: z.enum(["open", "strict"]).default("open"),
  SANDBOX_LAKE_TOKENS: z.string().default(""),
  SANDBOX_LAKE_ORIGINS: z.string().default(""),
  SANDBOX_LAKE_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(MAX_INDEX_DELAY_MS),
});

export interface SandboxSettings {
  /** 0 for any free port. */
  port: number;
  /** Folder of everything that the sandbox writes. */
  dataDir: string;
  /** Folder of `production.ndjson` and its images. */
  seedDir: string;
  /** Folder of transformed images; beside the dataset by default. */
  variantsDir?: string | undefined;
  /** Parameters of the images to resize in the background; none by default. */
  cutAhead?: readonly string[] | undefined;
  /** Folder of the built Studio; the repository's by default. It may be built while the sandbox runs. */
  studioDir?: string | undefined;
  /** Set when the site reads another project's content, which a local Studio does not edit. */
  isStudioElsewhere?: boolean | undefined;
  /** Values of `Host` that are served beside those of this machine; with one, the sandbox listens on every address. */
  hosts?: readonly string[] | undefined;
  /** Origin in the addresses of images; the sandbox's own by default. */
  imagesOrigin?: string | undefined;
  /** URL of the site. */
  siteUrl: string;
  /** Set when the lake is to behave as the hosted service does. The sandbox's own origin, that of the Studio, is always allowed. */
  strictLake?: StrictMode | undefined;
}

/** @throws ZodError that names the setting, or Error for a token without a role. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxSettings {
  const { SANDBOX_PORT, DATA_DIR, PORT, SITE_URL, ...settings } = environment.parse(env);
  return {
    port: SANDBOX_PORT,
    dataDir: resolve(DATA_DIR, "sandbox"),
    seedDir: resolve(settings.SANDBOX_SEED_DIR),
    variantsDir: settings.SANDBOX_VARIANTS_DIR && resolve(settings.SANDBOX_VARIANTS_DIR),
    cutAhead: settings.SANDBOX_CUT_AHEAD.split(" ").filter((parameters) => parameters !== ""),
    studioDir: settings.SANDBOX_STUDIO_DIR && resolve(settings.SANDBOX_STUDIO_DIR),
    hosts: settings.SANDBOX_HOSTS.split(",").filter((host) => host !== ""),
    imagesOrigin: settings.SANDBOX_IMAGES_ORIGIN && new URL(settings.SANDBOX_IMAGES_ORIGIN).origin,
    isStudioElsewhere: settings.SANDBOX_STUDIO === "elsewhere",
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    strictLake: settings.SANDBOX_LAKE === "strict" ? strictLake(settings) : undefined,
  };
}

type StrictSettings = "SANDBOX_LAKE_TOKENS" | "SANDBOX_LAKE_ORIGINS" | "SANDBOX_LAKE_DELAY_MS";

function strictLake(settings: Pick<z.infer<typeof environment>, StrictSettings>): StrictMode {
  return {
    tokens: readTokens(settings.SANDBOX_LAKE_TOKENS),
    origins: settings.SANDBOX_LAKE_ORIGINS.split(",").filter((origin) => origin !== ""),
    indexDelayMs: settings.SANDBOX_LAKE_DELAY_MS,
  };
}
