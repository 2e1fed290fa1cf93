import { serve } from "#tests/support/serve.ts";

export interface SlowSite {
  url: string;
  /** Whether there is a part to send. False before the page is requested. */
  hasNext: () => boolean;
  sendNext: () => Promise<void>;
  close: () => Promise<void>;
}

/** The running site, of which one page arrives in parts, the first of them at once. All else comes as it is. */
export async function serveSlowly(origin: string, path: string, split: (html: Buffer) => Buffer[]): Promise<SlowSite> {
  const parts: Buffer[] = [];
  let send = async (_part: Buffer) => {};
  const { url, close } = await serve(async (request, response) => {
    // The page's count.
    if (request.method !== "GET") {
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(origin + request.url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    if (request.url !== path) {
      response.end(bytes);
      return;
    }
    const [first, ...others] = split(bytes);
    parts.push(...others);
    send = (part) =>
      new Promise((resolve) => {
        response.write(part, () => resolve());
        if (parts.length === 0) response.end();
      });
    response.write(first);
  });
  return {
    url,
    hasNext: () => parts.length > 0,
    sendNext: async () => {
      const part = parts.shift();
      if (part) await send(part);
    },
    close,
  };
}
