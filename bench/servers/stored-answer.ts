import { readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { BROWSER_HEADERS } from "../measure/load.ts";

/** An answer of the site as it went over the wire. */
export interface StoredAnswer {
  /** Without those that belong to the connection. */
  headers: Record<string, string>;
  /** Compressed. */
  body: Buffer;
}

/** Every server writes these itself. */
const OF_THE_CONNECTION = ["connection", "keep-alive", "date", "transfer-encoding", "content-length"];

/** Asks for a page as a browser does. `fetch` would decompress it. */
export async function fetchAnswer(url: string, headers: Record<string, string> = {}): Promise<StoredAnswer> {
  return await new Promise((resolve, reject) => {
    request(url, { headers: { ...BROWSER_HEADERS, ...headers }, agent: false }, (response) => {
      buffer(response).then((body) => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`));
        const kept = Object.entries(response.headersDistinct).filter(([name]) => !OF_THE_CONNECTION.includes(name));
        resolve({ headers: Object.fromEntries(kept.map(([name, values]) => [name, values?.join(", ") ?? ""])), body });
      }, reject);
    })
      .on("error", reject)
      .end();
  });
}

export async function writeAnswer(file: string, { headers, body }: StoredAnswer): Promise<void> {
  await writeFile(file, body);
  await writeFile(`${file}.json`, JSON.stringify(headers));
}

export async function readAnswer(file: string): Promise<StoredAnswer> {
  return { headers: JSON.parse(await readFile(`${file}.json`, "utf8")), body: await readFile(file) };
}
