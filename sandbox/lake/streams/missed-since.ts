import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { type CommittedTransaction, stateBefore } from "../store/history.ts";

/** Transactions that a client may have missed. One that missed more reads its documents again. */
const MOST_MISSED = 1_000;

/**
 * The transactions since what a client received last: a transaction, or one of its events (`<transaction>#<document>`), of which more may
 * be missing. Undefined when there are too many, or the lake does not know it.
 */
export function missedSince(dataset: Dataset, lastSeen: string): CommittedTransaction[] | undefined {
  const { history } = dataset.store;
  const [, transactionId = lastSeen, documentId] = /^(.*)#(.*)$/.exec(lastSeen) ?? [];
  const sequence = history.sequenceOf(transactionId);
  if (sequence === undefined || history.lastSequence - sequence > MOST_MISSED) return undefined;
  const logged = history.after(documentId === undefined ? sequence : sequence - 1);
  const states = new Map<string, StoredDocument | undefined>();
  const transactions = logged
    .toReversed()
    .map(({ sequence, id: transactionId, author: authorId, timestamp, documents }) => {
      const changes = [...documents].map(([id, change]) => {
        const after = states.has(id) ? states.get(id) : dataset.document(id);
        const before = stateBefore(after, change.effects);
        states.set(id, before);
        return { id, before, after, ...change };
      });
      return { sequence, transactionId, authorId, timestamp, changes };
    });
  return transactions.reverse();
}
