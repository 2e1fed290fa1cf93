import { createServer } from "node:http";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

test("a page whose end arrives after its code is hydrated with all its data", async ({ page, running }) => {
  const whole = Promise.withResolvers<void>();
  // Sends the page up to the middle of its data, and the rest later. Files come from the site.
  const server = createServer(async (request, response) => {
    // The page's count.
    if (request.method !== "GET") {
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(running.url + request.url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    const middle = request.url === "/ayuda" ? bytes.indexOf('id="loader-data"') + 2_000 : 0;
    response.write(bytes.subarray(0, middle));
    if (middle > 0) await whole.promise;
    response.end(bytes.subarray(middle));
  }).listen(0);
  try {
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("The server has no port");
    const code = page.waitForResponse(/entry\.client/);
    await page.goto(`http://localhost:${address.port}/ayuda`, { waitUntil: "commit" });
    // A touch starts the code before the page is complete.
    await page.getByRole("heading", { level: 1 }).click();
    await code;
    whole.resolve();
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    whole.resolve();
    server.closeAllConnections();
    server.close();
  }
});
