import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import { z } from "zod";
import type { Access } from "../access/access.ts";
import type { SocketConnected } from "./stream-server.ts";

/** Milliseconds between heartbeats. */
const HEARTBEAT_MS = 10_000;

const location = z.json();
const call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z
    .object({
      session: z.string().optional(),
      subscriptionId: z.string().optional(),
      data: z.object({ sessionId: z.string(), locations: location }).optional(),
    })
    .default({}),
});

type Call = z.infer<typeof call>;

/** A browser with the Studio open. */
interface Visitor {
  socket: WebSocket;
  userId: string;
  subscriptions: Set<string>;
  /** The session that it announced. The others are told when it disconnects. */
  sessionId?: string;
}

/** `socket/<dataset>`: presence in the Studio, in the JSON-RPC of Sanity's bifur client. */
export function presenceSocket(access: Access): SocketConnected {
  const visitors = new Set<Visitor>();

  const broadcast = ({ userId: i }: Visitor, event: object) => {
    for (const { socket, subscriptions } of visitors) {
      for (const subscription of subscriptions) {
        send(socket, { method: "presence_subscription", params: { subscription, result: { i, ...event } } });
      }
    }
  };

  const answer = (visitor: Visitor, { method, params }: Call): unknown => {
    switch (method) {
      case "presence_subscribe": {
        const subscription = randomUUID();
        visitor.subscriptions.add(subscription);
        return subscription;
      }
      case "presence_unsubscribe":
        return visitor.subscriptions.delete(params.subscriptionId ?? "");
      case "presence_rollcall":
        broadcast(visitor, { type: "rollCall", session: params.session });
        return true;
      case "presence_announce":
        if (params.data) visitor.sessionId = params.data.sessionId;
        broadcast(visitor, { type: "state", m: params.data });
        return true;
      case "presence_disconnect":
        broadcast(visitor, { type: "disconnect", m: { session: params.session } });
        return true;
      default:
        return true; // `authorization`: the connection has shown its session already.
    }
  };

  return (socket, headers) => {
    const visitor: Visitor = { socket, userId: access.requireCaller(headers).id, subscriptions: new Set() };
    visitors.add(visitor);
    socket.send("♥");
    const heartbeat = setInterval(() => socket.send("♥"), HEARTBEAT_MS);
    socket.on("message", (message) => {
      const { success, data } = call.safeParse(parseJson(String(message)));
      if (success) send(socket, { id: data.id, result: answer(visitor, data) });
    });
    socket.on("close", () => {
      clearInterval(heartbeat);
      visitors.delete(visitor);
      if (visitor.sessionId) broadcast(visitor, { type: "disconnect", m: { session: visitor.sessionId } });
    });
  };
}

function send(socket: WebSocket, message: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ jsonrpc: "2.0", ...message }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
