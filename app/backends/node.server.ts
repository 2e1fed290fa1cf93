import { z } from "zod";
import {
  type AbandonedCartBody,
  type CallbackBody,
  keptAnswer,
  type QualificationBody,
  type QualificationCommentBody,
} from "./contract.ts";
import { type BackendResult, post, put, type Service } from "./request.server.ts";

/** The door to the service that section 7 calls 'node'. No method throws. */
export interface NodeService {
  /** Asks for a visitor to be called. What a success answers is not specified, so any is taken. */
  requestCallback(body: CallbackBody): Promise<BackendResult<unknown>>;
  /** Counts a vote; the answer is the id under which it can be commented. */
  qualify(body: QualificationBody): Promise<BackendResult<string>>;
  commentQualification(id: string, body: QualificationCommentBody): Promise<BackendResult<unknown>>;
  /** Hands over the lead of a visitor who did not order. Any answer is taken here too. */
  recoverLead(body: AbandonedCartBody): Promise<BackendResult<unknown>>;
}

/** Opens the door to the node service. */
export function createNodeService(service: Service): NodeService {
  return {
    requestCallback: (body) => post(service, { name: "callback", path: "/callback", body, answer: z.unknown() }),
    recoverLead: (body) => post(service, { name: "abandonedcart", path: "/abandonedcart", body, answer: z.unknown() }),
    qualify: (body) => post(service, { name: "qualification", path: "/qualification", body, answer: keptAnswer }),
    commentQualification: (id, body) =>
      put(service, {
        name: "qualification comment",
        path: `/qualification/${encodeURIComponent(id)}`,
        body,
        answer: z.unknown(),
      }),
  };
}
