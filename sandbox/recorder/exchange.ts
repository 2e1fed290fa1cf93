import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "#sandbox/http/refusal.ts";
import type { JsonValue } from "#sandbox/json/json-value.ts";
import { log } from "#sandbox/log.ts";
import type { FailureRule, FailureRules } from "./failure-rules.ts";
import type { ReceivedLog } from "./received-log.ts";
import type { Service } from "./service.ts";

/** A request to a service, its body read. */
export interface ServiceRequest {
  service: Service;
  method: string;
  /** Within the service. */
  path: string;
  idempotencyKey: string | undefined;
  body: JsonValue;
}

/** What a service answers with status 200; `repeat` when it is an earlier request's answer. */
export interface Answer {
  body: JsonValue;
  repeat?: boolean;
}

interface Outcome extends Answer {
  status: number;
}

/** Does a service's work, under the failure rules, and records request and answer before the answer leaves. */
export class Exchange {
  readonly received: ReceivedLog;
  readonly failures: FailureRules;
  readonly #closing = new AbortController();

  constructor(received: ReceivedLog, failures: FailureRules) {
    this.received = received;
    this.failures = failures;
  }

  /** `work` throws Refusal for answers other than 200. */
  async answer(request: ServiceRequest, work: () => Promise<Answer>): Promise<Outcome> {
    const rule = this.failures.take(request.service, request.path);
    await this.#delay(rule?.delayMs);
    const outcome = await outcomeUnder(rule, () => outcomeOf(work));
    await this.#record(request, outcome);
    await this.#delay(rule?.answerDelayMs);
    return outcome;
  }

  /** The answer that a rule alone decides, for a service whose work is not recorded: the lake. */
  async failure(request: ServiceRequest): Promise<Outcome | undefined> {
    const rule = this.failures.take(request.service, request.path);
    await this.#delay(rule?.delayMs);
    if (rule?.status === undefined) return undefined;
    const outcome = failed(rule, rule.status);
    await this.#record(request, outcome);
    return outcome;
  }

  /** Ends the delays under way, so that no rule holds up a shutdown. */
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
      ...(outcome.repeat ? { repeat: true } : {}),
    });
  }
}

/** A refusal stands before a failure that comes after accepting: what was not accepted has a known outcome. */
async function outcomeUnder(rule: FailureRule | undefined, work: () => Promise<Outcome>): Promise<Outcome> {
  if (rule?.status === undefined) return work();
  if (!rule.afterAccepting) return failed(rule, rule.status);
  const done = await work();
  return done.status === 200 ? { ...failed(rule, rule.status), repeat: done.repeat ?? false } : done;
}

function failed({ message }: FailureRule, status: number): Outcome {
  return { status, body: { message: message ?? `Failure set for tests, status ${status}` } };
}

async function outcomeOf(work: () => Promise<Answer>): Promise<Outcome> {
  try {
    return { status: 200, ...(await work()) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
    log.error({ err: error }, "a service of the sandbox failed");
    return { status: 500, body: { message: "Internal server error" } };
  }
}
