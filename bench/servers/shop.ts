import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { projectNode, root } from "../../server/launch/project.mjs";
import { freePort } from "../../tests/support/processes.ts";
import { untilIdle } from "../measure/process-figures.ts";
import type { Bench } from "../scenario.ts";
import { type Server, startServer } from "./server.ts";

/** The site and its sandbox. */
export interface Shop extends Server {
  sandboxUrl: string;
}

interface ShopOptions {
  name: string;
  /** The checkout to start it from. Default: this one. */
  checkout?: string;
  /** Settings of site and sandbox. */
  env?: Record<string, string>;
  /** The sandbox of another shop. Default: one of its own. */
  sandboxUrl?: string;
  /** The port of the site's inspector. Default: none. */
  inspectorPort?: number;
}

/** Starts a built site with a data folder of its own. */
export async function startShop(bench: Bench, options: ShopOptions): Promise<Shop> {
  if (options.sandboxUrl)
    return { ...(await startSite(bench, options, options.sandboxUrl)), sandboxUrl: options.sandboxUrl };
  const sandbox = await startPart(bench, options, "sandbox", { SANDBOX_PORT: String(await freePort()) });
  try {
    const site = await startSite(bench, options, sandbox.url);
    const stop = async () => {
      await site[Symbol.asyncDispose]();
      await sandbox[Symbol.asyncDispose]();
    };
    return { ...site, sandboxUrl: sandbox.url, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await sandbox[Symbol.asyncDispose]();
    throw error;
  }
}

async function startSite(bench: Bench, options: ShopOptions, sandboxUrl: string): Promise<Server> {
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: new URL(sandboxUrl).port };
  const site = await startPart(bench, options, "site", ports);
  try {
    await untilIdle(site.pid, bench.stop);
    return site;
  } catch (error) {
    await site[Symbol.asyncDispose]();
    throw error;
  }
}

const PARTS = {
  // Node's options are those of the image (Containerfile).
  site: { options: ["--min-semi-space-size=16"], main: "server/main.ts", port: "PORT", isMeasured: true },
  sandbox: { options: [], main: "sandbox/main.ts", port: "SANDBOX_PORT", isMeasured: false },
} as const;

async function startPart(bench: Bench, shop: ShopOptions, part: keyof typeof PARTS, ports: Record<string, string>) {
  const { options, main, port, isMeasured } = PARTS[part];
  const name = `${shop.name} ${part}`;
  const inspector = isMeasured && shop.inspectorPort ? [`--inspect=127.0.0.1:${shop.inspectorPort}`] : [];
  const dataDir = join(bench.folder, name.replaceAll(/\W+/g, "-"));
  await mkdir(dataDir, { recursive: true });
  return await startServer(bench, {
    name,
    command: [projectNode, ...(shop.checkout ? [] : options), ...inspector, main],
    url: `http://localhost:${ports[port]}`,
    readyPath: "/readyz",
    cwd: shop.checkout ?? root,
    env: {
      DATA_DIR: dataDir,
      // Cut pictures are kept between runs.
      SANDBOX_VARIANTS_DIR: join(bench.cacheFolder, "pictures"),
      LOG_LEVEL: "warn",
      ...ports,
      ...shop.env,
    },
    isMeasured,
  });
}
