import { filter, firstValueFrom, switchMap, timeout } from "rxjs";
import { getVersionFromId, type SanityClient } from "sanity";
import { pathWithoutLocale } from "../../app/i18n/locale.ts";
import { linksTo } from "./publish-checks.ts";
import { pathOf } from "./site-path.ts";
import { CONTENT, type ContentDocument } from "./watched-documents.ts";

/** Milliseconds for a publish that may have to wait for a last edit or a question. */
const PUBLISH_MS = 300_000;

interface Renamed {
  id: string;
  type: string;
  from: string;
  to: string;
}

/**
 * Leads all links to the new address of a document, once it is published there: until then they would lead nowhere. It goes on where the
 * form is left.
 *
 * @throws Error when links could not be changed, and when the document is not published in time.
 */
export async function renameLinks(client: SanityClient, { id, type, from, to }: Renamed): Promise<void> {
  const published = client
    .listen("*[_id == $id]", { id }, { events: ["welcome", "mutation"], includeResult: false })
    .pipe(
      switchMap(() => client.observable.getDocument(id)),
      filter((document) => document !== undefined && pathOf(document, type) === to),
      timeout(PUBLISH_MS),
    );
  await firstValueFrom(published);
  const documents = await client.fetch<ContentDocument[]>(CONTENT, {}, { perspective: "raw" });
  // A scheduled release cannot be changed: then the others change all the same.
  const groups = Map.groupBy(documents, ({ _id }) => getVersionFromId(_id) ?? "");
  const changes = [...groups.values()].map((group) => changeLinks(client, group, from, to));
  const failed = (await Promise.allSettled(changes)).flatMap((change) =>
    change.status === "rejected" ? [change.reason] : [],
  );
  if (failed.length > 0) throw new AggregateError(failed, `Links to ${from} could not be changed`);
}

/** Leads the links of some documents from one address to another, all or nothing. Language, query and anchor of a link stay. */
async function changeLinks(
  client: SanityClient,
  documents: ContentDocument[],
  from: string,
  to: string,
): Promise<void> {
  const transaction = client.transaction();
  let isChanged = false;
  for (const document of documents) {
    const links = linksTo(document, from);
    if (links.length === 0) continue;
    isChanged = true;
    // It would redirect the page to itself.
    if (document._type === "redirect" && document.from === to) transaction.delete(document._id);
    else {
      const set = Object.fromEntries(links.map(({ path, href }) => [path, renamed(href, from, to)]));
      transaction.patch(document._id, { set });
    }
  }
  if (isChanged) await transaction.commit();
}

function renamed(href: string, from: string, to: string): string {
  const start = href.length - pathWithoutLocale(href).length;
  return href.slice(0, start) + to + href.slice(start + from.length);
}
