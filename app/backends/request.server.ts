import { z } from "zod";
import type { CircuitBreaker } from "#app/http/circuit-breaker.server.ts";
import { AnswerTooLargeError, limitedFetch } from "#app/http/limited-fetch.server.ts";

/** Sent with every call (docs/rules.md#backend-calls). */
export const BRAND = "HOMEGO";

const idText = z.string().regex(/^[\w.:-]{1,100}$/);

/** An id in a response, as text or number. An empty body or a proxy's error page is not an id. */
export const responseId = z.union([idText, z.number()]).transform(String);

/**
 * An id that is sent back to the backend later. It is stored as text; the quotes around '"123"' record that the backend sent a text, not a
 * number. `idAsReceived` undoes it.
 */
export const storedId = z
  .union([idText.transform((text) => (isNumeral(text) ? `"${text}"` : text)), z.number()])
  .transform(String);

/** Turns a stored id into the type in which the backend sent it. */
export function idAsReceived(id: string): string | number {
  if (id.startsWith('"')) return id.slice(1, -1);
  return isNumeral(id) ? Number(id) : id;
}

const isNumeral = (text: string) => String(Number(text)) === text;

/** The response to a POST that creates a record. Other fields are ignored. */
export const createdResponse = z.object({ id: responseId }).transform(({ id }) => id);

export const errorResponse = z.object({ message: z.string().min(1) });

/** A failed call. */
export interface BackendFailure {
  ok: false;
  /** Absent when there was no response. */
  status?: number;
  /** The backend's own message, if any (docs/rules.md#backend-messages). */
  message?: string;
  /** For the log; contains no personal data. */
  cause: string;
  /** Set when no connection was made, so that the backend certainly did not receive the call. */
  isUnsent?: true;
}

export type BackendResult<Data> = { ok: true; data: Data } | BackendFailure;

/** Called when a call ends. `outcome` is 'ok', a status, 'no answer' or 'not sent'. */
export type ObserveCall = (call: string, outcome: string, seconds: number) => void;

/** URL of a backend and time limit of its calls, in milliseconds (docs/rules.md#time-limits). */
export interface Service {
  url: string;
  timeoutMs: number;
  observe?: ObserveCall;
  /** Without one, calls are sent also while the service is down. */
  breaker?: CircuitBreaker;
}

interface Call<Data> {
  /** Label in the metrics. */
  name: string;
  /** Relative to the backend's URL. */
  path: string;
  body: object;
  /** Schema of the response body. */
  response: z.ZodType<Data>;
  headers?: Record<string, string>;
}

/** Sends a POST. Never throws: a failure is part of the result. */
export const post = <Data>(service: Service, call: Call<Data>) => sendObserved(service, "POST", call);

/** Sends a PUT. Never throws. */
export const put = <Data>(service: Service, call: Call<Data>) => sendObserved(service, "PUT", call);

async function sendObserved<Data>(
  service: Service,
  method: "POST" | "PUT",
  call: Call<Data>,
): Promise<BackendResult<Data>> {
  if (service.breaker?.failure() !== undefined) {
    service.observe?.(call.name, "not sent", 0);
    return { ok: false, cause: "Not sent, because the service is down", isUnsent: true };
  }
  const start = performance.now();
  const result = await send(service, method, call);
  if (!result.ok && isOutage(result)) service.breaker?.recordFailure(new Error(result.cause));
  else service.breaker?.recordSuccess();
  const outcome = result.ok ? "ok" : String(result.status ?? "no answer");
  service.observe?.(call.name, outcome, (performance.now() - start) / 1_000);
  return result;
}

/** Whether a failure says something about the service, not about this call: no answer, an error of the server, too many requests. */
function isOutage({ status }: BackendFailure): boolean {
  return status === undefined || status >= 500 || status === 429;
}

/** Far above any real answer, which has a few hundred bytes. */
const MAX_BYTES = 1024 * 1024;
const fetchLimited = limitedFetch(MAX_BYTES);

async function send<Data>(
  { url, timeoutMs }: Service,
  method: "POST" | "PUT",
  { path, body, response: responseSchema, headers }: Call<Data>,
): Promise<BackendResult<Data>> {
  try {
    const response = await fetchLimited(`${url}${path}`, {
      method,
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(body),
      // Following a redirect would send personal data to an address that nobody configured.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const received = parseJson(await response.text());
    if (!response.ok) return refused(response.status, received);
    const parsed = responseSchema.safeParse(received);
    if (parsed.success) return { ok: true, data: parsed.data };
    return { ok: false, status: response.status, cause: "The answer has an unknown shape" };
  } catch (error) {
    return { ok: false, cause: transportCause(error, timeoutMs), ...(isUnsent(error) && { isUnsent: true }) };
  }
}

function refused(status: number, received: unknown): BackendFailure {
  const error = errorResponse.safeParse(received);
  return {
    ok: false,
    status,
    message: error.success ? error.data.message : undefined,
    cause: `Request failed with status code ${status}`,
  };
}

/** Some responses are a bare id, not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

/** The messages of docs/rules.md#transport-errors. */
function transportCause(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "Network Error";
  if (error.name === "TimeoutError") return `timeout of ${timeoutMs}ms exceeded`;
  if (error.name === "AbortError") return "Request aborted";
  if (error instanceof AnswerTooLargeError) return error.message;
  const code = errorCode(error);
  return code === undefined ? "Network Error" : `Network Error (${code})`;
}

/** Error codes when no connection was made. A connection that broke later may have delivered the call. */
const NO_CONNECTION = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

function isUnsent(error: unknown): boolean {
  const code = error instanceof Error ? errorCode(error) : undefined;
  return code !== undefined && NO_CONNECTION.includes(code);
}

/** The system's error code, which `fetch` puts on the cause. */
function errorCode({ cause }: Error): string | undefined {
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}
