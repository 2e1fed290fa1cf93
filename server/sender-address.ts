import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

export type RequestOrigin = Pick<IncomingMessage, "headers" | "socket">;

/**
 * IP address of a request's sender: of `X-Forwarded-For` what the trusted proxies have added, else that of the connection
 * (docs/rules.md#request-limits).
 *
 * @param trustedProxies their number; none when it is not set.
 */
export function addressOf({ headers, socket }: RequestOrigin, trustedProxies = 0): string | undefined {
  const forwarded = headers["x-forwarded-for"] ?? [];
  const hops = String(forwarded)
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  return trustedProxies > 0 && hops.length > 0 ? hops.at(-Math.min(trustedProxies, hops.length)) : socket.remoteAddress;
}

/** An IPv6 address counts as its /64 network, which belongs to one customer. A proxy may also report 'unknown'. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? parsed.toNormalizedString().split(":").slice(0, 4).join(":") : parsed.toString();
}
