import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Closes what the store has to hold for a while, so that who reads the store alone cannot read it. */
export interface Sealer {
  seal(text: string): string;
  /** @throws Error when none of the secrets opens it. */
  open(sealed: string): string;
  /** @returns undefined when none of the secrets opens it. */
  tryOpen(sealed: string): string | undefined;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param secrets the first seals, all open, so that a secret can be replaced. */
export function createSealer([first, ...others]: [string, ...string[]]): Sealer {
  const newest = keyOf(first);
  const keys = [newest, ...others.map(keyOf)];
  const tryOpen = (sealed: string) =>
    keys.map((key) => tryKey(key, Buffer.from(sealed, "base64url"))).find((text) => text !== undefined);
  return {
    tryOpen,
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, newest, nonce);
      const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
    },
    open: (sealed) => {
      const opened = tryOpen(sealed);
      if (opened === undefined) throw new Error("None of the secrets opens what was sealed");
      return opened;
    },
  };
}

/** A key of its own, so that nothing that cookies reveal helps here. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "store", 32));
}

function tryKey(key: Uint8Array, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined; // Another key sealed it, or nobody did.
  }
}
