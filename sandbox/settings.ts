import { join, resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  SANDBOX_PORT: port.default(3900),
  DATA_DIR: z.string().min(1).default(".data"),
  PORT: port.default(3000),
  SITE_URL: z.url().optional(),
  /** Another seed than the repository's, for tests of the process. */
  SANDBOX_SEED_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, "..", "cms", "seed")),
  /** Where cut pictures are kept; several sandboxes may share it. */
  SANDBOX_VARIANTS_DIR: z.string().min(1).optional(),
  /** Another build of the Studio than the repository's. */
  SANDBOX_STUDIO_DIR: z.string().min(1).optional(),
  /** `elsewhere` when the site does not read the sandbox's lake; the launcher says so. */
  SANDBOX_STUDIO: z.enum(["here", "elsewhere"]).default("here"),
});

export interface SandboxSettings {
  /** 0 takes any free port. */
  port: number;
  /** All that the sandbox writes lies under it. */
  dataDir: string;
  /** The folder of `production.ndjson` and its images. */
  seedDir: string;
  /** The folder of cut pictures; beside the dataset by default. */
  variantsDir?: string | undefined;
  /** The folder of the built Studio, which may come while the sandbox runs; the repository's by default. */
  studioDir?: string | undefined;
  /** Whether the site reads its content from elsewhere, so that a Studio here would edit what nobody reads. */
  isStudioElsewhere?: boolean | undefined;
  /** The site that the sandbox's page links to. */
  siteUrl: string;
}

/** Throws a zod error that names the setting. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxSettings {
  const { SANDBOX_PORT, DATA_DIR, PORT, SITE_URL, ...settings } = environment.parse(env);
  return {
    port: SANDBOX_PORT,
    dataDir: resolve(DATA_DIR, "sandbox"),
    seedDir: resolve(settings.SANDBOX_SEED_DIR),
    variantsDir: settings.SANDBOX_VARIANTS_DIR && resolve(settings.SANDBOX_VARIANTS_DIR),
    studioDir: settings.SANDBOX_STUDIO_DIR && resolve(settings.SANDBOX_STUDIO_DIR),
    isStudioElsewhere: settings.SANDBOX_STUDIO === "elsewhere",
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
  };
}
