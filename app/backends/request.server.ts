import type { z } from "zod";
import { errorAnswer } from "./contract.ts";

/** Why a call to a backend did not succeed. `status` is absent when no answer came. */
export interface BackendFailure {
  ok: false;
  status?: number;
  /** The backend's own message; absent when it gave none. */
  message?: string;
  /** What to write in the log; nothing personal. */
  cause: string;
  /** Set when no connection could be made: the service certainly knows nothing of the call. */
  isUnsent?: true;
}

export type BackendResult<Answer> = { ok: true; answer: Answer } | BackendFailure;

/** Told how each call ended ('ok', a status, 'no answer') and how long it took, in seconds. */
export type ObserveCall = (call: string, outcome: string, seconds: number) => void;

/** Where a service is, and how long a call to it may take, in milliseconds (decisions 12). */
export interface Service {
  url: string;
  timeoutMs: number;
  observe?: ObserveCall;
}

interface Call<Answer> {
  /** What the metrics call it. */
  name: string;
  /** After the service's own address. */
  path: string;
  body: object;
  answer: z.ZodType<Answer>;
  headers?: Record<string, string>;
}

/** Posts to a service. It never throws: a call ends in an answer or in a failure that says why. */
export const post = <Answer>(service: Service, call: Call<Answer>) => observed(service, "POST", call);

/** Puts to a service, as `post`. */
export const put = <Answer>(service: Service, call: Call<Answer>) => observed(service, "PUT", call);

async function observed<Answer>(
  service: Service,
  method: "POST" | "PUT",
  call: Call<Answer>,
): Promise<BackendResult<Answer>> {
  const begun = performance.now();
  const result = await send(service, method, call);
  const outcome = result.ok ? "ok" : String(result.status ?? "no answer");
  service.observe?.(call.name, outcome, (performance.now() - begun) / 1_000);
  return result;
}

async function send<Answer>(
  { url, timeoutMs }: Service,
  method: "POST" | "PUT",
  { path, body, answer, headers }: Call<Answer>,
): Promise<BackendResult<Answer>> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
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
    return { ok: false, cause: transportCause(error, timeoutMs), ...(isUnsent(error) && { isUnsent: true }) };
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
  const code = codeOf(error);
  return code === undefined ? "Network Error" : `Network Error (${code})`;
}

/** Codes of a connection that was never made. One that broke may have carried the call. */
const NO_CONNECTION = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

function isUnsent(error: unknown): boolean {
  const code = error instanceof Error ? codeOf(error) : undefined;
  return code !== undefined && NO_CONNECTION.includes(code);
}

/** The system's code of a failure, which `fetch` hangs on the cause. */
function codeOf({ cause }: Error): string | undefined {
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}
