import { join, resolve } from "node:path";
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
  /** Folder of the built Studio, if not the repository's. */
  SANDBOX_STUDIO_DIR: z.string().min(1).optional(),
  /** `elsewhere` when the site reads another project's content. The launcher sets it. */
  SANDBOX_STUDIO: z.enum(["here", "elsewhere"]).default("here"),
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
  /** Folder of the built Studio; the repository's by default. It may be built while the sandbox runs. */
  studioDir?: string | undefined;
  /** Set when the site reads another project's content, which a local Studio does not edit. */
  isStudioElsewhere?: boolean | undefined;
  /** URL of the site. */
  siteUrl: string;
}

/** @throws ZodError that names the setting. */
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
