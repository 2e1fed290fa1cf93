import { z } from "zod";
import { post, type Service } from "./request.server.ts";

/**
 * `POST /api/emails-prod`: the e-mail of a sale or an abandoned cart (docs/rules.md#marketing-email). Missing values are null; an
 * abandoned cart has no document and no address.
 */
export interface MarketingEmailBody {
  /** Contact list of a sale; empty for an abandoned cart. */
  contactlist_id: number | "";
  name: string;
  phone: string;
  isClient: boolean;
  /** Always empty: the visitor's e-mail address is `param19`. */
  email: "";
  /** Address id, else customer id, else order id. */
  param1: string;
  /** Product: 'Kit Chalet'. */
  param2: string;
  /** Document number. */
  param3: string | null;
  /** Street. */
  param4: string | null;
  /** House number. */
  param5: string | null;
  /** Postal code. */
  param6: string | null;
  /** City. */
  param7: string | null;
  /** Province. */
  param8: string | null;
  /** Euros a month with two decimals and a point. */
  param9: string;
  /** Whether an extra was chosen. */
  param10: boolean;
  /** Whether the kit is for businesses. */
  param11: boolean;
  /** The chosen extra; the camera when both were chosen. */
  param12: string;
  /** Document type: NIF, NIE or CIF. */
  param13: string | null;
  /** Company name. */
  param14: string | null;
  /** Stairs. */
  param15: string | null;
  /** Door. */
  param16: string | null;
  /** Block. */
  param17: string | null;
  /** Floor. */
  param18: string | null;
  /** The visitor's e-mail address. */
  param19: string;
  /** 2 for a sale, 1 for an abandoned cart. */
  param20: 1 | 2;
  /** Subject. */
  param21: string;
  param22: "si";
  /** One-off payment in euros; null for clients. */
  param23: number | null;
}

export type Emails = ReturnType<typeof createEmails>;

/** The client of the e-mail service. Its method never throws. */
export function createEmails(service: Service) {
  return {
    /**
     * Any 2xx status is a success. The answer's body is not specified.
     *
     * @param idempotencyKey the same for every attempt at one e-mail, so that it is sent once (docs/decisions/0053).
     */
    sendMarketing: (body: MarketingEmailBody, idempotencyKey: string) =>
      post(service, {
        name: "email",
        path: "/api/emails-prod",
        body,
        response: z.unknown(),
        headers: { "Idempotency-Key": idempotencyKey },
      }),
  };
}
