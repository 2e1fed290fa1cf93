import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { serveLake } from "local-content-lake";
import { lakeClient } from "local-content-lake/testing/lake-client";
import sirv from "sirv";
import { serve } from "#tests/support/serve.ts";
import { expect, test } from "./test.ts";

// Without a site. A Studio as Sanity's command line makes it asks Sanity for its font and its newest version.
test.use({
  baseURL: "http://localhost",
  expectedConsoleError: /net::ERR_FAILED|Failed to fetch version|Failed to load resource/,
});

/** Builds the Studio of a new project. Only `apiHost` leads it to the lake (`sandbox/lake/STUDIO.md`). */
async function buildStudio(folder: string, apiHost: string): Promise<void> {
  const dependencies = { react: "*", "react-dom": "*", sanity: "*", "styled-components": "*" };
  const project = { projectId: "books", dataset: "production" };
  const title = { name: "title", type: "string" };
  const types = [{ name: "book", type: "document", fields: [title, { name: "cover", type: "image" }] }];
  await symlink(resolve("cms/node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies }));
  await writeFile(
    join(folder, "sanity.cli.js"),
    `export default ${JSON.stringify({ api: project, deployment: { autoUpdates: false } })};\n`,
  );
  await writeFile(
    join(folder, "sanity.config.js"),
    `import { structureTool } from "sanity/structure";
const { defineConfig } = await import("sanity");
export default defineConfig({ ...${JSON.stringify({ ...project, apiHost, schema: { types } })}, plugins: [structureTool()] });
`,
  );
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", CI: "1", HOME: folder };
  await promisify(execFile)(process.execPath, ["node_modules/.bin/sanity", "build"], { cwd: folder, env });
}

test("a Studio that knows only the lake's address writes, publishes, shows a picture and searches", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "books-"));
  const lake = await serveLake({ projectId: "books" });
  await buildStudio(folder, lake.url);
  const studio = await serve(sirv(join(folder, "dist"), { single: true }));
  const refused: string[] = [];
  page.on("response", (response) => {
    const isLake = new URL(response.url()).hostname.endsWith(".localhost");
    if (isLake && response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.route(/sanity\.io|sanity-cdn\.com/, (route) => route.abort());

  await page.goto(`${studio.url}/intent/create/template=book;type=book`);
  await page.getByTestId("string-input").fill("Moby Dick");
  await page.locator("input[type=file]").first().setInputFiles("cms/seed/images/kit-piso.png");
  const picture = page.getByRole("img", { name: "Preview of uploaded image" });
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await page.getByTestId("action-publish").click();
  await expect(page.getByText("was published")).toBeVisible();
  const client = lakeClient(lake.url).withConfig({ projectId: "books", perspective: "published" });
  const books = '*[_type == "book"]{title, "file": cover.asset->originalFilename}';
  expect(await client.fetch(books)).toEqual([{ title: "Moby Dick", file: "kit-piso.png" }]);

  await client.create({ _type: "book", title: "War and Peace" });
  await page.goto(`${studio.url}/structure/book`);
  const found = page.getByRole("listbox", { name: "Book" }).getByRole("option");
  await expect(found).toHaveCount(2);
  await page.getByPlaceholder("Search list").fill("peac");
  await expect(found).toHaveText([/War and Peace/]);
  expect(refused).toEqual([]);

  await page.close();
  await studio.close();
  await lake.close();
  await rm(folder, { recursive: true });
});
