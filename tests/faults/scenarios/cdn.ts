import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#tests/support/processes.ts";
import { RAISE, raisedPrices } from "./prices.ts";
import type { Scenario } from "./scenario.ts";

/** Debian installs nginx where only root looks. */
const NGINX_ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const hasNginx = spawnSync("nginx", ["-v"], { env: NGINX_ENV }).status === 0;

const KIT_PAGE = "/alarmas-para-casa/pisos";

/** What visitors type, and what names a session. */
const PERSONAL = /visitor-\d+@example|Ane L.pez|600 ?123 ?45|12345678Z|name="_xsrf"|^Set-Cookie:/im;

/** A publish is seen within a second of the site's own memory, docs/operation.md says. A busy machine takes longer. */
const SEEN_MS = 10_000;

/**
 * nginx as a CDN that obeys our headers and nothing else: `Vary: Cookie`, and `CDN-Cache-Control` where we send it (docs/decisions/0043).
 * The inner server makes of it the `Cache-Control` that the outer one knows.
 */
const configuration = (folder: string, outer: number, inner: number, site: number) => `
daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/kept keys_zone=kept:10m use_temp_path=off;
  proxy_set_header Host $http_host;
  proxy_set_header Accept-Encoding "";
  proxy_read_timeout 70s;
  map $upstream_http_cdn_cache_control $for_cache { "" $upstream_http_cache_control; default $upstream_http_cdn_cache_control; }
  server {
    listen 127.0.0.1:${inner};
    location / { proxy_pass http://localhost:${site}; proxy_hide_header Cache-Control; add_header Cache-Control $for_cache always; }
  }
  server {
    listen 127.0.0.1:${outer};
    location / { proxy_pass http://127.0.0.1:${inner}; proxy_cache kept; add_header X-Cache $upstream_cache_status always; }
  }
}
`;

/** Visitors order through a cache, while prices change. */
export const CDN: Scenario = {
  name: "cdn",
  databases: ["PGlite"],
  lacks: () => (hasNginx ? undefined : "nginx"),
  prepare: async ({ folder: system, ports: [site] }) => {
    const folder = join(system, "cdn");
    const kept = join(folder, "kept");
    await mkdir(kept, { recursive: true });
    const outer = await freePort();
    await writeFile(join(folder, "nginx.conf"), configuration(folder, outer, await freePort(), site));
    const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "nginx.log")], {
      env: NGINX_ENV,
      stdio: "ignore",
    });
    const files = async () => (await readdir(kept)).map((file) => join(kept, file));
    // nginx cannot purge by tag, so that a purge forgets all.
    const purges = createServer(async (_request, response) => {
      await Promise.all((await files()).map((file) => rm(file, { force: true })));
      response.end("{}");
    }).listen(0);
    await once(purges, "listening");
    const address = purges.address();
    const purgePort = typeof address === "object" ? address?.port : undefined;
    const url = `http://localhost:${outer}`;
    let [raised, hits] = [0, 0];
    const personal = new Set<string>();
    const look = async () => {
      for (const file of await files()) {
        const text = await readFile(file, "utf8").catch(() => "");
        const found = PERSONAL.exec(text)?.[0];
        if (found) personal.add(`the cache keeps '${found}' of ${/^KEY: (.*)$/m.exec(text)?.[1]}`);
      }
    };
    return {
      env: { CDN_PURGE_URL: `http://localhost:${purgePort}`, CDN_PURGE_TOKEN: "secret" },
      proxy: url,
      raises: [0, RAISE],
      disturb: async ({ backendUrl }) => {
        for (let count = 0; count < 2; count += 1) hits += (await open(url)).isHit ? 1 : 0;
        await look();
        raised = RAISE - raised;
        await (await raisedPrices(backendUrl, raised === 0 ? -RAISE : RAISE)).commit();
        const price = raised === 0 ? "35,90" : "43,67";
        for (const deadline = Date.now() + SEEN_MS; !(await open(url)).text.includes(price); await pause(20)) {
          if (Date.now() > deadline) throw new Error(`The cache does not show ${price}`);
        }
        return "a publish behind a cache";
      },
      settle: async () => {
        await look();
        return [...personal, ...(hits === 0 ? ["The cache kept no page, so that nothing was tried"] : [])];
      },
      stop: async () => {
        purges.close();
        const ended = once(nginx, "exit");
        nginx.kill("SIGTERM");
        await ended;
      },
    };
  },
};

async function open(url: string) {
  const answer = await fetch(url + KIT_PAGE);
  return { text: await answer.text(), isHit: answer.headers.get("X-Cache") === "HIT" };
}
