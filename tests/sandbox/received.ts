import { receivedRequest } from "#sandbox/recorder/received-log.ts";

/** What the sandbox received, oldest first; `search` as `?service=alarms`. */
export async function receivedBy(url: string, search = "") {
  const response = await fetch(`${url}/received${search}`);
  return receivedRequest.array().parse(await response.json());
}
