import { parseArgs } from "node:util";
import { startCluster } from "./cluster.ts";
import * as orders from "./order-checks.ts";
import { hasProxy } from "./proxy.ts";
import { publishSeen } from "./publish-check.ts";

/**
 * `npx node bench/scale/main.ts`: several instances on one PostgreSQL behind nginx, on loopback. Needs a build, nginx and openssl.
 * `--visitors 200 --seconds 120` for the load; `--former DIR` for a built checkout of another version, which runs beside this one.
 */
const { values } = parseArgs({
  options: {
    visitors: { type: "string", default: "200" },
    seconds: { type: "string", default: "120" },
    former: { type: "string" },
  },
});

const THINK_MS = 6_000;
const JOBS_MS = 120_000;

if (!hasProxy) throw new Error("nginx and openssl are needed.");
const cluster = await startCluster(values.former);
const load = { visitors: Number(values.visitors), seconds: Number(values.seconds), thinkMs: THINK_MS };
try {
  let thanked = 0;
  const show = (title: string, { figures, wrong }: orders.Finding) => {
    thanked += figures["orders thanked for"] ?? 0;
    console.info(`\n${title}`);
    for (const [name, figure] of Object.entries(figures)) console.info(`${String(figure).padStart(8)}  ${name}`);
    for (const text of wrong) console.info(`   WRONG  ${text}`);
    if (wrong.length > 0) process.exitCode = 1;
  };
  show("A publish", await publishSeen(cluster));
  show("Orders", await orders.orderUndisturbed(cluster, { ...load, seconds: load.seconds / 4 }));
  show("Orders while a site is killed", await orders.orderWhileOneIsKilled(cluster, load));
  show("Orders during a deployment", await orders.orderDuringDeployment(cluster, load));
  show("Jobs", await orders.jobsDoneOnce(cluster, thanked, JOBS_MS));
} finally {
  await cluster.stop();
}
