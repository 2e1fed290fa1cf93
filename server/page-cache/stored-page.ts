import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { type Encoding, preferredEncoding } from "./preferred-encoding.ts";

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Quality of the first answer's brotli, which a visitor waits for: about 2 ms for a page. */
const FAST_QUALITY = 5;
const BEST_QUALITY = 11;

interface Body {
  bytes: Buffer;
  /** Names and values in turn: the form that Node writes as it is. */
  headers: string[];
}

/** A page in memory: its status, its headers, and its bytes as they are sent. */
export class StoredPage {
  readonly status: number;
  readonly etag: string;
  tags: readonly string[];
  /** In milliseconds of a clock that nobody sets. */
  readonly createdAt = performance.now();
  /** When it was last rendered with the same result. */
  renderedAt = this.createdAt;
  readonly #headers: string[];
  readonly #bodies: Partial<Record<Encoding, Body>> = {};
  /** Encodings in progress, for all who wait for one. */
  readonly #encoding = new Map<Encoding, Promise<Body>>();
  /** The bytes without compression, as long as an answer holds them. */
  #plain: WeakRef<Buffer> | undefined;

  /** @param bytes the page without compression. */
  constructor(status: number, headers: Headers, bytes: Buffer, tags: readonly string[]) {
    this.status = status;
    this.tags = tags;
    // Weak, because it names the page in every encoding.
    this.etag = `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
    this.#headers = [...headers].flat().concat("etag", this.etag);
    this.#addBody("identity", bytes);
  }

  /** Bytes in memory. */
  get size(): number {
    return Object.values(this.#bodies).reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** Compresses the page as well as possible. Takes about a quarter of a second, on a thread of its own. */
  async compress(): Promise<void> {
    const { identity } = this.#bodies;
    if (!identity) return;
    this.#addBody("br", await brotli(identity.bytes, BEST_QUALITY));
    delete this.#bodies.identity;
  }

  /**
   * Answers a request with the page, or with 304 if the client has it.
   *
   * @param setCookies the cookies of this visitor alone, with which no cache may store the response.
   */
  send(request: IncomingMessage, response: ServerResponse, setCookies: readonly string[]): void {
    const encoding = preferredEncoding(request.headers["accept-encoding"]);
    const body = this.#bodies[encoding];
    if (body) this.#write(body, request, response, setCookies);
    else {
      this.#encodeOnce(encoding).then(
        (encoded) => this.#write(encoded, request, response, setCookies),
        (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
      );
    }
  }

  #write(body: Body, request: IncomingMessage, response: ServerResponse, setCookies: readonly string[]): void {
    const headers = setCookies.length === 0 ? body.headers : withCookies(body.headers, setCookies);
    const isAsking = request.headers["if-none-match"] !== undefined;
    if (isAsking && this.status === 200 && fresh(request.headers, { etag: this.etag })) {
      response.writeHead(304, without(headers, /^content-/)).end();
    } else {
      response.writeHead(this.status, headers).end(request.method === "HEAD" ? undefined : body.bytes);
    }
  }

  #encodeOnce(encoding: Encoding): Promise<Body> {
    const other = this.#encoding.get(encoding);
    if (other) return other;
    const body = this.#encode(encoding).finally(() => this.#encoding.delete(encoding));
    this.#encoding.set(encoding, body);
    return body;
  }

  /** An encoding that few clients ask for, or the first answer. */
  async #encode(encoding: Encoding): Promise<Body> {
    const { identity, br } = this.#bodies;
    const plain = identity?.bytes ?? this.#plain?.deref() ?? (br ? await fromBrotli(br.bytes) : Buffer.alloc(0));
    this.#plain = new WeakRef(plain);
    switch (encoding) {
      case "br":
        return this.#addBody("br", await brotli(plain, FAST_QUALITY));
      case "gzip":
        return this.#addBody("gzip", await toGzip(plain));
      case "identity":
        return this.#bodyOf("identity", plain);
    }
  }

  #addBody(encoding: Encoding, bytes: Buffer): Body {
    const body = this.#bodyOf(encoding, bytes);
    this.#bodies[encoding] = body;
    return body;
  }

  #bodyOf(encoding: Encoding, bytes: Buffer): Body {
    const named = encoding === "identity" ? [] : ["content-encoding", encoding];
    return { bytes, headers: [...this.#headers, ...named, "content-length", String(bytes.length)] };
  }
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function without(headers: readonly string[], names: RegExp): string[] {
  return headers.flatMap((name, index) => {
    const isName = index % 2 === 0;
    return isName && !names.test(name) ? [name, headers[index + 1] ?? ""] : [];
  });
}

function withCookies(headers: readonly string[], setCookies: readonly string[]): string[] {
  const kept = without(headers, /^(cdn-)?cache-control$/);
  return [...kept, "cache-control", "private, no-cache", ...setCookies.flatMap((cookie) => ["set-cookie", cookie])];
}
