import { createHash } from "node:crypto";
import type { HtmlStore } from "#app/context.ts";
import { PIECE_TAG, type PieceScope, type Pieces } from "./kept-html.tsx";

const PIECE = new RegExp(`<${PIECE_TAG} id="(\\d+)">([^]*?)</${PIECE_TAG}>`, "g");

/**
 * The pieces of one page whose HTML is kept (docs/decisions/0056). A piece is stored under a digest of all that it depends on: what was
 * rendered from older content is never found, and after a publish the pieces that it did not change still are.
 */
export class PagePieces implements Pieces {
  readonly #store: HtmlStore;
  readonly #common: Record<PieceScope, string | undefined>;
  readonly #pieces: { key: string; html: string | undefined }[] = [];

  /** @param common what all pieces of a scope depend on; undefined when none of them is kept. */
  constructor(store: HtmlStore, { site, page }: Record<PieceScope, readonly unknown[] | undefined>) {
    this.#store = store;
    this.#common = { site: site && keyOf(site), page: page && keyOf(page) };
  }

  add(scope: PieceScope, from: readonly unknown[]) {
    const common = this.#common[scope];
    if (common === undefined) return undefined;
    const key = `${common},${keyOf(from)}`;
    const html = this.#store.get(key);
    const id = this.#pieces.push({ key, html }) - 1;
    return { id, isKnown: html !== undefined };
  }

  /** Puts the known pieces into the page that React rendered, and stores the others. Last of all: the page is short until then. */
  complete(page: string): string {
    return page.replace(PIECE, (_, id: string, rendered: string) => {
      const piece = this.#pieces[Number(id)];
      if (piece?.html !== undefined) return piece.html;
      // A copy: a part of a string keeps the whole string in memory.
      if (piece) this.#store.set(piece.key, Buffer.from(rendered).toString());
      return rendered;
    });
  }
}

/** The digests of objects of the content, which stay the same until a publish. */
const digests = new WeakMap<object, string>();

const keyOf = (values: readonly unknown[]): string => values.map(digestOf).join();

function digestOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const known = digests.get(value);
  if (known) return known;
  const digest = createHash("sha1").update(JSON.stringify(value)).digest("base64url");
  digests.set(value, digest);
  return digest;
}
