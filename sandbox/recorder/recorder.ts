import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { JsonValue } from "local-content-lake/json";
import { HttpError } from "#sandbox/http/http-error.ts";
import { log } from "#sandbox/log.ts";
import type { BrokenAnswer } from "./broken-answers.ts";
import type { FailureRule, FailureRules } from "./failure-rules.ts";
import type { ReceivedLog, Service } from "./received-log.ts";

/** A request to a service, with its body. */
export interface ServiceRequest {
  service: Service;
  method: string;
  /** Relative to the service. */
  path: string;
  idempotencyKey: string | undefined;
  body: JsonValue;
}

/** A service's answer with status 200. `repeat` when it repeats that of an earlier request. */
export interface Answer {
  body: JsonValue;
  repeat?: boolean;
}

/** What is sent for a request. `broken` when a rule replaces the answer by one that is of no use. */
export interface Outcome extends Answer {
  status: number;
  broken?: BrokenAnswer | undefined;
}

/** Runs the services under the failure rules. Records each request with its response before the response is sent. */
export class Recorder {
  readonly received: ReceivedLog;
  readonly failures: FailureRules;
  readonly #closing = new AbortController();

  constructor(received: ReceivedLog, failures: FailureRules) {
    this.received = received;
    this.failures = failures;
  }

  /** Aborted when the sandbox stops. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** @param work throws HttpError for other statuses than 200. */
  async answer(request: ServiceRequest, work: () => Promise<Answer>): Promise<Outcome> {
    const rule = this.failures.take(request.service, request.path);
    await this.#delay(rule?.delayMs);
    const outcome = await applyRule(rule, () => runService(work));
    await this.#record(request, outcome);
    await this.#delay(rule?.answerDelayMs);
    return outcome;
  }

  /** The failure of a request, if a rule sets one. For the lake, whose requests are not recorded otherwise. */
  async failure(request: ServiceRequest): Promise<Outcome | undefined> {
    const rule = this.failures.take(request.service, request.path);
    await this.#delay(rule?.delayMs);
    if (!rule || !isFailing(rule)) return undefined;
    const outcome = failed(rule);
    await this.#record(request, outcome);
    return outcome;
  }

  /** Ends pending delays, so that they do not hold up a shutdown. */
  endDelays(): void {
    this.#closing.abort();
  }

  async #delay(milliseconds = 0): Promise<void> {
    if (milliseconds === 0 || this.#closing.signal.aborted) return;
    await wait(milliseconds, undefined, { signal: this.#closing.signal }).catch((error: unknown) => {
      if (!this.#closing.signal.aborted) throw error;
    });
  }

  async #record({ service, method, path, idempotencyKey, body }: ServiceRequest, outcome: Outcome): Promise<void> {
    await this.received.add({
      id: randomUUID(),
      at: new Date().toISOString(),
      service,
      method,
      path,
      headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
      body,
      status: outcome.status,
      answer: outcome.body,
      ...(outcome.broken && { broken: outcome.broken }),
      ...(outcome.repeat ? { repeat: true } : {}),
    });
  }
}

/** Applies a rule. With `afterAccepting`, an error of the service comes before the rule's failure. */
async function applyRule(rule: FailureRule | undefined, work: () => Promise<Outcome>): Promise<Outcome> {
  if (!rule || !isFailing(rule)) return work();
  if (!rule.afterAccepting) return failed(rule);
  const done = await work();
  return done.status === 200 ? { ...failed(rule), repeat: done.repeat ?? false } : done;
}

function isFailing({ status, broken }: FailureRule): boolean {
  return status !== undefined || broken !== undefined;
}

function failed({ message, broken, status = 200 }: FailureRule): Outcome {
  return { status, broken, body: { message: message ?? `Failure set for tests, ${broken ?? `status ${status}`}` } };
}

async function runService(work: () => Promise<Answer>): Promise<Outcome> {
  try {
    return { status: 200, ...(await work()) };
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: { message: error.message } };
    log.error({ err: error }, "a service of the sandbox failed");
    return { status: 500, body: { message: "Internal server error" } };
  }
}
