import { z } from "zod";
import {
  type AddressAnswer,
  type AddressBody,
  addressAnswer,
  type ConfirmationBody,
  type CustomerAnswer,
  type CustomerBody,
  customerAnswer,
  errorAnswer,
  type OrderAnswer,
  type OrderBody,
  orderAnswer,
} from "./contract.ts";

/** Why a call to the backend did not succeed. `status` is absent when no answer came. */
export interface BackendFailure {
  ok: false;
  status?: number;
  /** The backend's own message; absent when it gave none. */
  message?: string;
  /** What to write in the log; nothing personal. */
  cause: string;
}

export type BackendResult<Answer> = { ok: true; answer: Answer } | BackendFailure;

/** The door to the alarms backend. No method throws: a call ends in an answer or in a failure that says why. */
export interface Alarms {
  createCustomer(body: CustomerBody): Promise<BackendResult<CustomerAnswer>>;
  createAddress(customerId: string, body: AddressBody): Promise<BackendResult<AddressAnswer>>;
  /** `idempotencyKey` is the same for every try of one order, so that none is placed twice. */
  placeOrder(body: OrderBody, idempotencyKey: string): Promise<BackendResult<OrderAnswer>>;
  confirmOrder(body: ConfirmationBody): Promise<BackendResult<unknown>>;
}

/** Opens the door to the alarms backend. Every call ends within `timeoutMs` milliseconds (decisions 12). */
export function createAlarms({ url, timeoutMs }: { url: string; timeoutMs: number }): Alarms {
  const post = <Answer>(
    path: string,
    body: object,
    answer: z.ZodType<Answer>,
    headers: Record<string, string> = {},
  ): Promise<BackendResult<Answer>> => call({ url: `${url}${path}`, timeoutMs, body, answer, headers });

  return {
    createCustomer: (body) => post("/customer", body, customerAnswer),
    createAddress: (customerId, body) =>
      post(`/customer/${encodeURIComponent(customerId)}/address`, body, addressAnswer),
    placeOrder: (body, idempotencyKey) =>
      post(`/address/${encodeURIComponent(body.addressId)}/order`, body, orderAnswer, {
        "Idempotency-Key": idempotencyKey,
      }),
    confirmOrder: (body) => post("/confirmation", body, z.unknown()),
  };
}

interface Call<Answer> {
  url: string;
  timeoutMs: number;
  body: object;
  answer: z.ZodType<Answer>;
  headers: Record<string, string>;
}

async function call<Answer>({ url, timeoutMs, body, answer, headers }: Call<Answer>): Promise<BackendResult<Answer>> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const received = parseJson(await response.text());
    if (!response.ok) return refused(response.status, received);
    const parsed = answer.safeParse(received);
    if (parsed.success) return { ok: true, answer: parsed.data };
    return { ok: false, status: response.status, cause: "The answer has an unknown shape" };
  } catch (error) {
    return { ok: false, cause: transportCause(error, timeoutMs) };
  }
}

function refused(status: number, received: unknown): BackendFailure {
  const error = errorAnswer.safeParse(received);
  return {
    ok: false,
    status,
    message: error.success ? error.data.message : undefined,
    cause: `Request failed with status code ${status}`,
  };
}

/** A body that is not JSON is a string: some backends answer a bare id as text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

/** The transport errors in the words of section 8. */
function transportCause(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "Network Error";
  if (error.name === "TimeoutError") return `timeout of ${timeoutMs}ms exceeded`;
  if (error.name === "AbortError") return "Request aborted";
  const code = error.cause instanceof Error && "code" in error.cause ? ` (${error.cause.code})` : "";
  return `Network Error${code}`;
}
