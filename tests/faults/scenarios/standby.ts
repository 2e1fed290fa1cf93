import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#tests/support/processes.ts";
import { restartEnded } from "./restart-ended.ts";
import type { Scenario } from "./scenario.ts";

const run = promisify(execFile);
const PROGRAMS = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

/** The primary is lost, and its standby, which has all that was committed, takes over behind the same address. */
export const STANDBY: Scenario = {
  name: "standby",
  databases: ["PostgreSQL"],
  lacks: () => (PROGRAMS && process.getuid?.() === 0 ? undefined : "root and Debian's package postgresql"),
  prepare: async () => {
    const folder = await mkdtemp(join(tmpdir(), "standby-"));
    // Readable for the user that the servers run as.
    await chmod(folder, 0o777);
    const call = (program: string, ...args: string[]) =>
      run("runuser", ["-u", "postgres", "--", join(PROGRAMS ?? "", program), ...args], { cwd: folder });
    const dataOf = (port: number) => join(folder, String(port));
    const start = (port: number) => {
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
      return call("pg_ctl", "-w", "-D", dataOf(port), "-l", join(folder, "log"), "-o", options, "start");
    };
    const tell = (port: number, ...commands: string[]) =>
      call("psql", "-h", folder, "-p", String(port), "-U", "postgres", ...commands.flatMap((text) => ["-c", text]));
    const waitsForStandby = (port: number, names: string) =>
      tell(port, `alter system set synchronous_standby_names = '${names}'`, "select pg_reload_conf()");
    let [primary, standby] = [await freePort(), await freePort()];
    const addStandby = async () => {
      await rm(dataOf(standby), { recursive: true, force: true });
      await call("pg_basebackup", "-h", folder, "-p", String(primary), "-U", "postgres", "-R", "-D", dataOf(standby));
      await start(standby);
      await waitsForStandby(primary, "*");
    };
    await call("initdb", "-A", "trust", "-U", "postgres", "-D", dataOf(primary));
    await start(primary);
    await addStandby();

    const sockets = new Set<Socket>();
    const address = createServer((client) => {
      const server = connect(primary, "127.0.0.1");
      for (const socket of [client, server]) {
        sockets.add(socket);
        socket.on("error", () => undefined).on("close", () => [client, server].map((end) => end.destroy()));
        socket.on("close", () => sockets.delete(socket));
      }
      client.pipe(server).pipe(client);
    });
    const port = await freePort();
    address.listen(port, "127.0.0.1");
    return {
      database: { url: `postgres://postgres@127.0.0.1:${port}/postgres` },
      disturb: async (system) => {
        await call("pg_ctl", "-D", dataOf(primary), "-m", "immediate", "stop");
        await call("pg_ctl", "-w", "-D", dataOf(standby), "promote");
        [primary, standby] = [standby, primary];
        for (const socket of sockets) socket.destroy();
        // Until there is another standby, nothing waits for one.
        await waitsForStandby(primary, "");
        const ended = await restartEnded(system);
        await addStandby();
        return `standby took over${ended}`;
      },
      stop: async () => {
        address.close();
        for (const end of [standby, primary]) await call("pg_ctl", "-D", dataOf(end), "-m", "fast", "stop");
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};
