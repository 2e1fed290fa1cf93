import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { type CommittedTransaction, stateBefore } from "../store/history.ts";

/** Transactions that a client may have missed. One that missed more reads its documents again. */
const MOST_MISSED = 200;

/** Characters of all states of the documents that are told again: they are sent at once, and a slow client is disconnected. */
const MOST_CHARACTERS = 4_000_000;

/**
 * The transactions since what a client received last: a transaction, or one of its events (`<transaction>#<document>`), of which more may
 * be missing. Undefined when these are too many or too long, or the lake does not know the transaction.
 */
export function missedSince(dataset: Dataset, lastSeen: string): CommittedTransaction[] | undefined {
  const { history } = dataset.store;
  const [, ofEvent, documentId] = /^(.*)#(.*)$/.exec(lastSeen) ?? [];
  const received = history.sequenceOf(ofEvent ?? lastSeen);
  if (received === undefined || history.lastSequence - received > MOST_MISSED) return undefined;
  const logged = history.after(documentId === undefined ? received : received - 1);
  let characters = 0;
  const states = new Map<string, StoredDocument | undefined>();
  const transactions = logged
    .toReversed()
    .map(({ sequence, id: transactionId, author: authorId, timestamp, documents }) => {
      const changes = [...documents].map(([id, change]) => {
        const after = states.has(id) ? states.get(id) : dataset.document(id);
        const before = stateBefore(after, change.effects);
        states.set(id, before);
        characters += JSON.stringify([before, after]).length;
        return { id, before, after, ...change };
      });
      return { sequence, transactionId, authorId, timestamp, changes };
    });
  return characters > MOST_CHARACTERS ? undefined : transactions.reverse();
}
