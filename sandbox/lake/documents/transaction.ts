import { log } from "../../log.ts";
import type { Action } from "../actions/action.ts";
import type { Mutation } from "../mutations/mutation.ts";
import type { MutationResult } from "../mutations/workspace.ts";
import type { CommittedTransaction } from "../store/document-store.ts";
import type { StoredDocument } from "./document.ts";

/** What a transaction is made of: mutations, or the Studio's actions. */
export interface TransactionRequest {
  mutations?: Mutation[];
  actions?: Action[];
  transactionId?: string | undefined;
  authorId?: string | undefined;
  /** Says how soon queries see it at the hosted service; here they always do at once. */
  visibility?: "sync" | "async" | "deferred" | undefined;
  autoGenerateArrayKeys?: boolean;
  /** Everything is checked and nothing kept. */
  dryRun?: boolean;
}

export interface TransactionResult {
  transactionId: string;
  results: MutationResult[];
  /** The documents that it left behind, by id. */
  documents: Map<string, StoredDocument>;
}

export type TransactionListener = (transaction: CommittedTransaction) => void;

/** What is written is written: a listener that fails must not make it look otherwise, nor keep it from the others. */
export function notify(listener: TransactionListener, transaction: CommittedTransaction): void {
  try {
    listener(transaction);
  } catch (error) {
    log.error({ err: error, transactionId: transaction.transactionId }, "a listener of the lake failed");
  }
}
