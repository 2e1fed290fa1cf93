import { receivedRequest } from "#sandbox/recorder/received-log.ts";

/** The requests that the sandbox at `url` received, oldest first. A query string filters them: `?service=alarms`. */
export async function receivedBy(url: string, queryString = "") {
  const response = await fetch(`${url}/received${queryString}`);
  return receivedRequest.array().parse(await response.json());
}
