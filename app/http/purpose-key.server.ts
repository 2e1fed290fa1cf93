import { hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/**
 * Derives the key of one purpose from a secret of the settings (HKDF with SHA-256). What is signed or sealed for one purpose is then worth
 * nothing for another, though a secret is shared.
 */
export function purposeKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
}
