import { join } from "node:path";
import { projectNode } from "../../server/launch/project.mjs";
import { freePort } from "../../tests/support/processes.ts";
import type { Bench } from "../scenario.ts";
import { type Server, startServer } from "./server.ts";
import { type StoredAnswer, writeAnswer } from "./stored-answer.ts";

/** Starts bare `node:http` that gives this answer to every request. */
export async function startNodeHttp(bench: Bench, answer: StoredAnswer): Promise<Server> {
  const port = await freePort();
  const file = join(bench.folder, "node-http-answer");
  await writeAnswer(file, answer);
  return await startServer(bench, {
    name: "node:http",
    command: [projectNode, join(import.meta.dirname, "node-http-server.ts")],
    url: `http://localhost:${port}`,
    env: { PORT: String(port), ANSWER: file },
    isMeasured: true,
  });
}
