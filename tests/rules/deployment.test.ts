import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));

/** Metrics that the site defines, and those that Prometheus's client adds. */
const metrics = namesIn(globSync("server/**/*.ts").map(read).join("\n"), /"(shop_[a-z_]+)"/g);
const settings = namesIn(read(".env.example"), /^#? ?([A-Z][A-Z_]+)=/gm);

test.each(["deploy/alerts.yaml", "deploy/grafana.json"])("%s names metrics of the site", (path) => {
  const named = namesIn(read(path), /\b(shop_[a-z_]+?)(?:_count|_bucket|_sum)?\b(?=[{)\s"[])/g);
  expect(named.size).toBeGreaterThan(3);
  expect([...named].filter((name) => !metrics.has(name))).toEqual([]);
});

test("the dashboard shows every metric of the site", () => {
  const dashboard = read("deploy/grafana.json");
  expect([...metrics].filter((name) => !dashboard.includes(name))).toEqual([]);
});

describe("settings", () => {
  test.each([
    ["compose.yaml", /^ {2,6}([A-Z][A-Z_]+): /gm],
    ["deploy/fly.toml", /^([A-Z][A-Z_]+) = /gm],
    ["docs/operation.md", /`([A-Z][A-Z]+_[A-Z_]+)[`=]/g],
  ])("of %s exist", (path, pattern) => {
    const others = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "BUILDAH_FORMAT"];
    const named = [...namesIn(read(path), pattern)].filter((name) => !others.includes(name));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !settings.has(name) && !name.startsWith("SANITY_STUDIO_"))).toEqual([]);
  });

  test("that production needs are in the compose file", () => {
    const needed = /requires ([\s\S]*?)\.\n/.exec(read(".env.example"))?.[1] ?? "";
    const names = namesIn(needed, /\b([A-Z]+(?:_[A-Z]+)+)\b/g);
    expect(names).toContain("SESSION_SECRETS");
    expect([...names].filter((name) => !read("compose.yaml").includes(`${name}: `))).toEqual([]);
  });

  test("of .env reach the site through the compose file", () => {
    // The image sets these, or an instance its own value.
    const own = ["PORT", "DATA_DIR", "JOBS", "APP_ENV"];
    const passed = namesIn(read("compose.yaml"), /^ {2}([A-Z][A-Z_]+): \$\{\1/gm);
    const sites = [...settings].filter((name) => !own.includes(name) && !name.startsWith("SANDBOX_"));
    expect(sites.filter((name) => !passed.has(name))).toEqual([]);
  });
});

test("the proxy knows the addresses of the containers", () => {
  const addresses = [...namesIn(read("compose.yaml"), /ipv4_address: ([\d.]+)/g)].sort();
  expect([...namesIn(read("deploy/nginx.conf"), /\b(10(?:\.\d+){3}):\d/g)].sort()).toEqual(addresses);
});

test("the site runs with the same options of Node in every deployment, and in the benchmark", () => {
  const image = /CMD \["node", "(--.*)", "server\/main.ts"\]/.exec(read("Containerfile"))?.[1];
  expect(image).toBeDefined();
  for (const path of ["package.json", "deploy/fly.toml", "bench/servers/shop.ts"]) expect(read(path)).toContain(image);
});
