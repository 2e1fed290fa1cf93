import { join } from "node:path";
import { Registry } from "./backends/alarms/registry.ts";
import { FailureRules } from "./recorder/failure-rules.ts";
import { ReceivedLog } from "./recorder/received-log.ts";
import { Recorder } from "./recorder/recorder.ts";
import { IssuedIds } from "./storage/issued-ids.ts";
import { SeenKeys } from "./storage/seen-keys.ts";

/** The state of the services, read from the data folder. */
export interface SandboxState {
  recorder: Recorder;
  registry: Registry;
  nodeIds: IssuedIds;
  answerIds: IssuedIds;
  emailKeys: SeenKeys;
  confirmationKeys: SeenKeys;
  withdrawalKeys: SeenKeys;
  /** Closes the journals after pending writes. */
  close: () => Promise<void>;
}

export async function openState(dataDir: string): Promise<SandboxState> {
  const received = await ReceivedLog.open(join(dataDir, "received.ndjson"));
  const registry = await Registry.open(join(dataDir, "alarms.ndjson"));
  const nodeIds = await IssuedIds.open(join(dataDir, "node-ids.ndjson"));
  const answerIds = await IssuedIds.open(join(dataDir, "answer-ids.ndjson"));
  const emailKeys = await SeenKeys.open(join(dataDir, "email-keys.ndjson"));
  const confirmationKeys = await SeenKeys.open(join(dataDir, "confirmation-keys.ndjson"));
  const withdrawalKeys = await SeenKeys.open(join(dataDir, "withdrawal-keys.ndjson"));
  return {
    recorder: new Recorder(received, new FailureRules()),
    registry,
    nodeIds,
    answerIds,
    emailKeys,
    confirmationKeys,
    withdrawalKeys,
    close: async () => {
      const journals = [received, registry, nodeIds, answerIds, emailKeys, confirmationKeys, withdrawalKeys];
      await Promise.all(journals.map((journal) => journal.close()));
    },
  };
}
