import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const FOLDER = "build/client/assets";
const TEXT = /\.(js|css|svg|json)$/;

/**
 * Compresses the browser's files as well as possible: the server sends them as they are. Runs after the build of the server, the last
 * one, in which Remix writes the manifest of the routes.
 */
export const compressedAssets: Plugin = {
  name: "compressed-assets",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  closeBundle: {
    order: "post",
    sequential: true,
    async handler() {
      const names = (await readdir(FOLDER)).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => compressFile(join(FOLDER, name))));
    },
  },
};

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
