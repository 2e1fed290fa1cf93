import { z } from "zod";
import { createdResponse, idAsReceived, post, put, type Service } from "./request.server.ts";

/**
 * `POST /abandonedcart`: the lead of a visitor who did not order (docs/rules.md#abandoned-cart-call). `productName` ends in
 * `_NEGOCIOS` for a business. `price` is euros a month, as text: '48.10'.
 */
export interface AbandonedCartBody {
  customerId: string;
  productName: string;
  /** Name of the chosen extra; the camera when both were chosen. */
  productDescription: string;
  isBusiness: boolean;
  /** Absent when the visitor left before step 2. */
  addressId?: string;
  name: string;
  phone: string;
  email: string;
  camStatus: boolean;
  botonPanicoStatus: boolean;
  clientStatus: "CLIENT" | "NOT_CLIENT";
  price: string;
}

/** `POST /callback` (docs/rules.md#callback-body). */
interface CallbackBody {
  name: string;
  /** Nine digits. */
  msisdn: string;
  /** Path of the page with the form. */
  place: string;
  brand: string;
}

/** `POST /qualification`: a feedback vote on a help answer or a page (docs/rules.md#qualification-body). */
interface QualificationBody {
  questionId: string;
  answer: "YES" | "NO";
  brand: string;
}

/** `PUT /qualification/{id}`: the comment of a vote. */
interface QualificationCommentBody {
  comment: string;
  brand: string;
}

/** `POST /withdrawal` (docs/rules.md#withdrawal-body). */
interface WithdrawalBody {
  name: string;
  /** The number of the order or contract, or the address of the installation, in the visitor's words. */
  contract: string;
  /** Where the service sends the acknowledgement. */
  email: string;
  /** In the visitor's language. */
  acknowledgement: { subject: string; text: string };
  locale: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  brand: string;
}

/** Required, because a proxy may answer with status 200 and a page of its own: the service then has no withdrawal. */
const withdrawalTaken = z.object({ status: z.literal("taken") });

export type LeadService = ReturnType<typeof createLeadService>;

/** The client of the 'node' service: call-back requests, leads, feedback and withdrawals. Its methods never throw. */
export function createLeadService(service: Service) {
  return {
    /** Any 2xx status is a success. The answer's body is not specified. */
    requestCallback: (body: CallbackBody) =>
      post(service, { name: "callback", path: "/callback", body, response: z.unknown() }),
    /** Any 2xx status is a success. */
    recoverLead: ({ addressId, ...others }: AbandonedCartBody) => {
      const body = addressId === undefined ? others : { ...others, addressId: idAsReceived(addressId) };
      return post(service, { name: "abandonedcart", path: "/abandonedcart", body, response: z.unknown() });
    },
    /**
     * Only an answer that says so is a success: the service has the withdrawal, and sends the acknowledgement.
     *
     * @param idempotencyKey the same for every attempt, so that it is acknowledged once.
     */
    declareWithdrawal: (body: WithdrawalBody, idempotencyKey: string) =>
      post(service, {
        name: "withdrawal",
        path: "/withdrawal",
        body,
        response: withdrawalTaken,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    /** Sends a vote. Returns the id of the vote. */
    qualify: (body: QualificationBody) =>
      post(service, { name: "qualification", path: "/qualification", body, response: createdResponse }),
    commentQualification: (id: string, body: QualificationCommentBody) =>
      put(service, {
        name: "qualification comment",
        path: `/qualification/${encodeURIComponent(id)}`,
        body,
        response: z.unknown(),
      }),
  };
}
