import { join } from "node:path";
import { Registry } from "./alarms/registry.ts";
import { Exchange } from "./recorder/exchange.ts";
import { FailureRules } from "./recorder/failure-rules.ts";
import { ReceivedLog } from "./recorder/received-log.ts";
import { IssuedIds } from "./storage/issued-ids.ts";

/** What the services hold, replayed from the data folder. */
export interface SandboxState {
  exchange: Exchange;
  registry: Registry;
  nodeIds: IssuedIds;
  answerIds: IssuedIds;
  /** Closes the journals, after the writes under way. */
  close: () => Promise<void>;
}

export async function openState(dataDir: string): Promise<SandboxState> {
  const received = await ReceivedLog.open(join(dataDir, "received.ndjson"));
  const registry = await Registry.open(join(dataDir, "alarms.ndjson"));
  const nodeIds = await IssuedIds.open(join(dataDir, "node-ids.ndjson"));
  const answerIds = await IssuedIds.open(join(dataDir, "answer-ids.ndjson"));
  return {
    exchange: new Exchange(received, new FailureRules()),
    registry,
    nodeIds,
    answerIds,
    close: async () => {
      await Promise.all([received.close(), registry.close(), nodeIds.close(), answerIds.close()]);
    },
  };
}
