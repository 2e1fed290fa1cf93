import { z } from "zod";
import { type BackendResult, post, type Service } from "./call.server.ts";
import type { AbandonedCartBody, CallbackBody } from "./contract.ts";

/** The door to the service that section 7 calls 'node'. No method throws. */
export interface NodeService {
  /** Asks for a visitor to be called. What a success answers is not specified, so any is taken. */
  requestCallback(body: CallbackBody): Promise<BackendResult<unknown>>;
  /** Hands over the lead of a visitor who did not order. Any answer is taken here too. */
  recoverLead(body: AbandonedCartBody): Promise<BackendResult<unknown>>;
}

/** Opens the door to the node service. */
export function createNodeService(service: Service): NodeService {
  return {
    requestCallback: (body) => post(service, { name: "callback", path: "/callback", body, answer: z.unknown() }),
    recoverLead: (body) => post(service, { name: "abandonedcart", path: "/abandonedcart", body, answer: z.unknown() }),
  };
}
