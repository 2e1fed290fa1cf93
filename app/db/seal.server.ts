import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts personal data, so that the database alone does not reveal them (docs/decisions/0022). */
export interface Sealer {
  seal(text: string): string;
  /** @throws Error when no secret decrypts it. */
  open(sealed: string): string;
  /** @returns undefined when no secret decrypts it. */
  tryOpen(sealed: string): string | undefined;
  /** The same for the same text, and of no use to guess it without the secret (docs/decisions/0071). */
  fingerprint(text: string): string;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param secrets the first encrypts and makes fingerprints, all decrypt, so that a secret can be replaced. */
export function createSealer([first, ...others]: [string, ...string[]]): Sealer {
  const newest = keyOf(first, "store");
  const keys = [newest, ...others.map((secret) => keyOf(secret, "store"))];
  const fingerprintKey = keyOf(first, "fingerprint");
  const tryOpen = (sealed: string) =>
    keys.map((key) => tryKey(key, Buffer.from(sealed, "base64url"))).find((text) => text !== undefined);
  return {
    tryOpen,
    fingerprint: (text) => createHmac("sha256", fingerprintKey).update(text).digest("base64url"),
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, newest, nonce);
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    open: (sealed) => {
      const opened = tryOpen(sealed);
      if (opened === undefined) throw new Error("No secret decrypts the sealed text");
      return opened;
    },
  };
}

/** Derives a key, so that encryption, fingerprints and cookie signatures use different keys. */
function keyOf(secret: string, purpose: "store" | "fingerprint"): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}

function tryKey(key: Uint8Array, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined; // Encrypted with another key, or damaged.
  }
}
