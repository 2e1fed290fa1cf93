import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import {
  ColumnNode,
  type ColumnUpdateNode,
  type KyselyPlugin,
  ReferenceNode,
  UpdateQueryNode,
  ValueNode,
} from "kysely";
import { purposeKey } from "#app/http/purpose-key.server.ts";

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
  const newest = purposeKey(first, "store");
  const keys = [newest, ...others.map((secret) => purposeKey(secret, "store"))];
  const fingerprintKey = purposeKey(first, "fingerprint");
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

/** The columns with personal data. Nothing is searched by them, so no hash of their values is needed. */
const SEALED = ["personal", "address"] as const;

const isSealed = (name: string | undefined) => SEALED.some((column) => column === name);

/**
 * Encrypts the columns of personal data when they are written and opens them when they are read, in every query of the database
 * (docs/decisions/0022). A sealed value is a JSON string. One that no secret opens is read as null.
 */
export function sealedColumns(sealer: Sealer): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (!UpdateQueryNode.is(node) || !node.updates) return node;
      return { ...node, updates: node.updates.map((update) => sealUpdate(sealer, update)) };
    },
    transformResult: async ({ result }) => ({ ...result, rows: result.rows.map((row) => openRow(sealer, row)) }),
  };
}

function sealUpdate(sealer: Sealer, update: ColumnUpdateNode): ColumnUpdateNode {
  const { value } = update;
  if (!isSealed(columnOf(update)) || !ValueNode.is(value) || typeof value.value !== "string") return update;
  return { ...update, value: ValueNode.create(JSON.stringify(sealer.seal(value.value))) };
}

function columnOf({ column }: ColumnUpdateNode): string | undefined {
  const node = ReferenceNode.is(column) ? column.column : column;
  return ColumnNode.is(node) ? node.column.name : undefined;
}

function openRow<Row extends Record<string, unknown>>(sealer: Sealer, row: Row): Row {
  const opened = SEALED.flatMap((column): [string, unknown][] => {
    const value = row[column];
    return typeof value === "string" ? [[column, openValue(sealer, value)]] : [];
  });
  return opened.length > 0 ? { ...row, ...Object.fromEntries(opened) } : row;
}

function openValue(sealer: Sealer, sealed: string): unknown {
  const text = sealer.tryOpen(sealed);
  return text === undefined ? null : JSON.parse(text);
}
