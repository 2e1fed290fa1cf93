import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "session-secret";
const BYTES = 32;

/**
 * The secret of a data folder, for `APP_ENV` local and dev: made once, readable by its owner only (docs/decisions/0054). A secret in the
 * code would let anybody sign cookies.
 *
 * @throws when the folder cannot be written.
 */
export function localSecret(dataDir: string): string {
  const file = join(dataDir, FILE);
  return readSecret(file) ?? makeSecret(dataDir, file);
}

/** Two processes that start at once agree on the file that was linked first. */
function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(BYTES).toString("base64url");
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    const existing = readSecret(file);
    if (existing === undefined) throw error;
    return existing;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
