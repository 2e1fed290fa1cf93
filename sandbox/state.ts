import { join } from "node:path";
import { Registry } from "./backends/alarms/registry.ts";
import { FailureRules } from "./recorder/failure-rules.ts";
import { ReceivedLog } from "./recorder/received-log.ts";
import { Recorder } from "./recorder/recorder.ts";
import { IssuedIds } from "./storage/issued-ids.ts";

/** The state of the services, read from the data folder. */
export interface SandboxState {
  recorder: Recorder;
  registry: Registry;
  nodeIds: IssuedIds;
  answerIds: IssuedIds;
  /** Closes the journals after pending writes. */
  close: () => Promise<void>;
}

export async function openState(dataDir: string): Promise<SandboxState> {
  const received = await ReceivedLog.open(join(dataDir, "received.ndjson"));
  const registry = await Registry.open(join(dataDir, "alarms.ndjson"));
  const nodeIds = await IssuedIds.open(join(dataDir, "node-ids.ndjson"));
  const answerIds = await IssuedIds.open(join(dataDir, "answer-ids.ndjson"));
  return {
    recorder: new Recorder(received, new FailureRules()),
    registry,
    nodeIds,
    answerIds,
    close: async () => {
      await Promise.all([received.close(), registry.close(), nodeIds.close(), answerIds.close()]);
    },
  };
}
