import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import type { SanityClient } from "sanity";
import { SERVER_PATHS } from "../../../app/paths.ts";
import { siteOrigin } from "../site-path.ts";
import type { Count, Dimension, Filters, Period } from "./counts.ts";

/** How long a secret is used, in milliseconds. It is valid for an hour. */
const SECRET_MS = 50 * 60 * 1000;

/**
 * Reads the counts from the site. A secret authorises the Studio: it stores the secret as a document, which the site reads, as for a
 * preview (docs/decisions/0074).
 */
export class SiteCounts {
  readonly #client: SanityClient;
  readonly #userId: string | undefined;
  #secret: { value: Promise<string>; until: number } | undefined;

  constructor(client: SanityClient, userId: string | undefined) {
    this.#client = client;
    this.#userId = userId;
  }

  /** @throws Error with a message for the editor. */
  async read(period: Period, filters: Filters, by: readonly ("day" | Dimension)[]): Promise<Count[]> {
    const response = await this.#ask({ ...period, ...filters, by: by.join() });
    const { counts }: { counts: Count[] } = await response.json();
    return counts;
  }

  /** All counts of a period, for a spreadsheet. */
  async readCsv(period: Period, filters: Filters): Promise<Blob> {
    return await (await this.#ask({ ...period, ...filters, format: "csv" })).blob();
  }

  async #ask(parameters: Record<string, string>): Promise<Response> {
    const url = `${siteOrigin()}${SERVER_PATHS.counts}?${new URLSearchParams(parameters)}`;
    const headers = { Authorization: `Bearer ${await this.#currentSecret()}` };
    const response = await fetch(url, { headers }).catch((cause: unknown) => {
      throw new Error(`La web no contesta en ${siteOrigin()}.`, { cause });
    });
    if (response.ok) return response;
    if (response.status === 401) {
      this.#secret = undefined;
      throw new Error("La web no reconoce a este Studio. ¿Lee el mismo proyecto y tiene SANITY_READ_TOKEN?");
    }
    throw new Error(`La web no puede dar los datos ahora (${response.status}, en ${siteOrigin()}).`);
  }

  #currentSecret(): Promise<string> {
    if (!this.#secret || this.#secret.until < Date.now()) {
      const value = createPreviewSecret(this.#client, "embudo", window.location.href, this.#userId).then(
        ({ secret }) => secret,
        (cause: unknown) => {
          this.#secret = undefined;
          throw new Error("No se ha podido crear la clave para leer los datos: hace falta permiso para editar.", {
            cause,
          });
        },
      );
      this.#secret = { value, until: Date.now() + SECRET_MS };
    }
    return this.#secret.value;
  }
}
