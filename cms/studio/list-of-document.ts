import type { SanityClient } from "sanity";

/*
 * The Studio looks for the list that a document belongs to when one is opened from the search, or restored. It cannot tell for a list
 * with a filter of its own, and would open the document without its list. A restore would be lost on the way.
 */

/** The lists of the desk by the documents' ids. Those of deleted documents stay, so that they can be restored. */
const listOf = new Map<string, string>();

interface ListedDocument {
  _id: string;
  list: string | null;
}

let isWatching = false;

/** Keeps the lists up to date. `projection` gives the `_id` of each document that matches the filter, and the id of its `list`. */
export function watchLists(client: SanityClient, filter: string, projection: string): void {
  if (isWatching) return;
  isWatching = true;
  const read = () =>
    client.fetch<ListedDocument[]>(filter + projection, {}, { perspective: "raw" }).then(
      (documents) => {
        for (const { _id, list } of documents) if (list) listOf.set(_id.replace(/^drafts\./, ""), list);
      },
      (error: unknown) => console.warn("The lists of documents could not be read", error),
    );
  read();
  client.listen(filter, {}, { visibility: "query", includeResult: false, events: ["mutation"] }).subscribe({
    next: read,
    error: () => {
      isWatching = false;
    },
  });
}

/** Whether a document belongs to a list of the desk, or is open in it. */
export function belongsTo(list: string, documentId: string): boolean {
  if (listOf.get(documentId) === list) return true;
  const panes = decodeURIComponent(location.pathname).split(/[/;]/);
  return panes.some((pane, index) => pane === list && panes[index + 1]?.split(",")[0] === documentId);
}
