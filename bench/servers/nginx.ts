import { spawnSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../tests/support/processes.ts";
import type { Bench } from "../scenario.ts";
import { type Server, startServer } from "./server.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** Debian installs it where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/** Starts nginx that gives this answer at `/`, from a file. Undefined where nginx is not installed. */
export async function startNginx(bench: Bench, answer: StoredAnswer): Promise<Server | undefined> {
  if (spawnSync("nginx", ["-v"], { env: { ...process.env, PATH } }).status !== 0) return undefined;
  const port = await freePort();
  const folder = join(bench.folder, "nginx");
  await mkdir(join(folder, "temporary"), { recursive: true });
  await writeFile(join(folder, "home"), answer.body);
  await chmod(folder, 0o755);
  await writeFile(join(folder, "nginx.conf"), configuration(folder, port, answer));
  return await startServer(bench, {
    name: "nginx",
    command: ["nginx", "-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"],
    url: `http://localhost:${port}`,
    env: { PATH },
    isMeasured: true,
  });
}

/** One process, no log, the file kept open: nginx at its fastest, with the same headers. */
function configuration(folder: string, port: number, { headers }: StoredAnswer): string {
  const { "content-type": type = "text/html", etag: _etag, ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (module) => `${module}_temp_path ${join(folder, "temporary", module)};`,
  );
  return `
daemon off; master_process off; worker_processes 1; pid ${join(folder, "nginx.pid")};
events { worker_connections 1024; }
http {
  ${temporary.join(" ")}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  types { } default_type ${quoted(type)};
  server {
    listen ${port}; listen [::]:${port}; root ${folder};
    ${lines.join("\n    ")}
    location = / { try_files /home =404; }
  }
}
`;
}

/** nginx would read a `$` as a variable; no header of ours has one. */
function quoted(value: string): string {
  if (value.includes("$")) throw new Error(`nginx cannot send the header value ${value}`);
  return `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}
