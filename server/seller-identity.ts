import type { Log } from "#app/context.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { SITE_CONTENT } from "#app/site/queries.ts";

/** Logs once which fields of the seller's identity the settings lack. See docs/rules.md#seller-identity. */
export async function warnOfMissingSeller(content: Pick<ContentClient, "fetch">, log: Log): Promise<void> {
  try {
    const { settings } = await content.fetch(SITE_CONTENT);
    const { legalName, taxNumber, address, registry, email } = settings?.seller ?? {};
    const fields = { legalName, taxNumber, address, registry, email };
    const missing = Object.entries(fields).flatMap(([name, value]) => (value ? [] : name));
    if (missing.length > 0) log.warn({ missing }, "The settings lack parts of the seller's identity");
  } catch (error) {
    log.warn({ err: error }, "Whether the settings say who sells could not be checked");
  }
}
