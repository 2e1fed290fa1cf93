import { once } from "node:events";
import { connect } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendAsset } from "../assets/send-asset.ts";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

const client = () => lakeClient(lake.url);

describe("an uploaded file", () => {
  test.each([
    ["terms.PDF", undefined, "pdf", "application/pdf"],
    ["data.json", "application/json", "json", "application/json"],
    ["page.html", "text/html; charset=utf-8", "html", "text/html"],
    ["archive", undefined, "bin", "application/octet-stream"],
    [undefined, "text/csv", "csv", "text/csv"],
    ["odd.../..%2f", "no type", "bin", "application/octet-stream"],
    ["photo.jpg", "application/octet-stream", "jpg", "image/jpeg"],
  ])("%s of type %s is a %s", async (filename, contentType, extension, mimeType) => {
    const content = Buffer.from(`{"name": "${filename} ${contentType}"}`);
    const asset = await client().assets.upload("file", content, {
      ...(filename ? { filename } : {}),
      ...(contentType ? { contentType } : {}),
    });
    expect(asset).toMatchObject({
      _id: `file-${asset.sha1hash}-${extension}`,
      _type: "sanity.fileAsset",
      path: `files/local/production/${asset.sha1hash}.${extension}`,
      url: `${lake.url}/files/local/production/${asset.sha1hash}.${extension}`,
      size: content.length,
      ...{ extension, mimeType },
    });
    const response = await fetch(asset.url);
    expect(response.headers.get("content-type")?.startsWith(mimeType)).toBe(true);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.has("content-security-policy")).toBe(mimeType !== "application/pdf");
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  test("is the same document when uploaded again, even on another port after a restart", async () => {
    const upload = () => client().assets.upload("file", Buffer.from("same"), { filename: "same.txt" });
    const first = await upload();
    await lake.restart();
    const { url, ...again } = await upload();
    const { url: firstUrl, ...before } = first;
    expect(again).toEqual(before);
    expect(url).not.toBe(firstUrl);
    expect(await (await fetch(url)).text()).toBe("same");
  });
});

describe("serving a file", () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await client().assets.upload("file", Buffer.from("0123456789"), { filename: "ten digits.txt" }));
  });

  // [path and query after the URL, Range, status, body, headers]
  test.each([
    ["", undefined, 200, "0123456789", { "accept-ranges": "bytes", "content-length": "10" }],
    ["", "bytes=2-4", 206, "234", { "content-range": "bytes 2-4/10" }],
    ["", "bytes=-3", 206, "789", { "content-range": "bytes 7-9/10" }],
    ["", "bytes=20-", 416, undefined, { "content-range": "bytes */10" }],
    ["/named.txt", undefined, 200, "0123456789", {}],
    ["?dl=other.txt", undefined, 200, "0123456789", { "content-disposition": 'attachment; filename="other.txt"' }],
    ["?dl=", undefined, 200, "0123456789", { "content-disposition": 'attachment; filename="ten digits.txt"' }],
    ["?dl=a&dl=b", undefined, 400, undefined, {}],
    ["/../../documents", undefined, 404, undefined, {}],
    ["x", undefined, 404, undefined, {}],
  ])("%s with Range %s is %d", async (rest, range, status, body, headers) => {
    const response = await fetch(`${url}${rest}`, { headers: range ? { range } : {} });
    expect(response.status).toBe(status);
    if (body) expect(await response.text()).toBe(body);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  });

  test("is cached by browsers without limit, and is not served after its document is deleted", async () => {
    const { headers } = await fetch(url);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const [, name = ""] = /([0-9a-f]{40})/.exec(url) ?? [];
    await client().delete(`file-${name}-txt`);
    expect((await fetch(url)).status).toBe(404);
  });
});

test("a browser that leaves before its picture is cut is no error", async () => {
  const app = express();
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  const browser = connect(address.port, "127.0.0.1");
  const sent = new Promise<void>((resolve, reject) => {
    app.get("/", async (_request, response) => {
      browser.destroy();
      await once(response, "close");
      sendAsset(response, import.meta.dirname, "asset-files.test.ts", "text/plain").then(resolve, reject);
    });
  });
  browser.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect(sent).resolves.toBeUndefined();
  server.close();
});
