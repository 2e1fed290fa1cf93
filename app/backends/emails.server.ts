import { z } from "zod";
import type { MarketingEmailBody } from "./email-contract.ts";
import { type BackendResult, post, type Service } from "./request.server.ts";

/** The door to the service that sends e-mails. No method throws. */
export interface Emails {
  /** What a success answers is not specified, so any is taken. */
  sendMarketing(body: MarketingEmailBody): Promise<BackendResult<unknown>>;
}

/** Opens the door to the e-mail service. */
export function createEmails(service: Service): Emails {
  return {
    sendMarketing: (body) => post(service, { name: "email", path: "/api/emails-prod", body, answer: z.unknown() }),
  };
}
