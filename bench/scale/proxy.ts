import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setDefaultCACertificates } from "node:tls";

/** Debian installs nginx where only root looks. */
export const NGINX_ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const START_MS = 10_000;

/** Whether this machine has what the proxy needs. */
export const hasProxy = [
  ["nginx", "-v"],
  ["openssl", "version"],
].every(([program = "", ...args]) => spawnSync(program, args, { env: NGINX_ENV }).status === 0);

/**
 * Starts nginx with `deploy/nginx.conf` on loopback, with a certificate that this process then trusts.
 *
 * @param sites ports of the two instances.
 */
export async function startProxy(folder: string, port: number, sites: readonly [number, number], sandboxPort: number) {
  await mkdir(join(folder, "files"), { recursive: true });
  const [certificate, key] = [join(folder, "tls.crt"), join(folder, "tls.key")];
  makeCertificate(certificate, key);
  setDefaultCACertificates([await readFile(certificate, "utf8")]);
  // The temporary folder first: the others are in it.
  const changes = [
    ["/tmp/", `${folder}/`],
    ["10.89.7.11:3000", `127.0.0.1:${sites[0]}`],
    ["10.89.7.12:3000", `127.0.0.1:${sites[1]}`],
    ["10.89.7.13:3900", `127.0.0.1:${sandboxPort}`],
    ["listen 8443", `listen 127.0.0.1:${port}`],
    ["sandbox:3900", `localhost:${sandboxPort}`],
    ["/tls/tls.crt", certificate],
    ["/tls/tls.key", key],
    ["/var/cache/nginx", folder],
    ["/dev/stdout", join(folder, "access.log")],
  ] as const;
  const text = changes.reduce(
    (conf, [from, to]) => {
      if (!conf.includes(from)) throw new Error(`deploy/nginx.conf has no '${from}'`);
      return conf.replaceAll(from, to);
    },
    await readFile("deploy/nginx.conf", "utf8"),
  );
  const configuration = join(folder, "nginx.conf");
  await writeFile(configuration, `daemon off;\n${process.getuid?.() === 0 ? "user root;\n" : ""}${text}`);
  // It writes a line for each request to an instance that is gone.
  const output = openSync(join(folder, "proxy.log"), "a");
  const child = spawn("nginx", ["-c", configuration, "-e", join(folder, "proxy.log")], {
    env: NGINX_ENV,
    stdio: ["ignore", "ignore", output],
  });
  const url = `https://localhost:${port}`;
  for (const deadline = Date.now() + START_MS; ; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const answered = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 404,
      () => false,
    );
    if (answered) break;
    if (Date.now() > deadline) throw new Error("nginx did not start in time");
  }
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}

function makeCertificate(certificate: string, key: string): void {
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", key, "-out", certificate];
  const { status, stderr } = spawnSync("openssl", ["req", "-x509", "-days", "2", ...curve, ...name, ...files], {
    env: NGINX_ENV,
  });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}
