import fc from "fast-check";
import { PATHS, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";
import { CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { type FuzzedRequest, get, type Progress, post } from "./requests.ts";

const SECRET = "a-secret-that-nobody-has-made";
const WITHDRAWAL = { intent: "confirm", name: "Ane López", contract: "ord-0123456789ab", email: "ane@example.com" };

const form = (path: string, fields: Record<string, string>, progress: Progress = "none"): FuzzedRequest => ({
  ...post(path, new URLSearchParams(fields).toString()),
  progress,
});

/** A request against each limit (docs/rules.md#request-limits), and more than it allows where a burst can be so many. */
const BURSTS: [request: FuzzedRequest, times: number][] = [
  [form(PATHS.checkout, { intent: "edit", step: "personal" }, "confirmation"), 210],
  [form(PATHS.checkout, PERSONAL, "personal"), 70],
  [form(PATHS.checkout, { ...CLIENT_CONFIRMATION, promotion: "alarmasyoigo1" }, "confirmation"), 30],
  [form(RESOURCE_PATHS.streets, { text: "gran via", postalCode: "48001", city: "Bilbao" }, "address"), 310],
  [form(RESOURCE_PATHS.pickedStreet, { id: "place-1" }, "address"), 310],
  [form(PATHS.callback, { intent: "callback", name: "Ane", phone: "600123456", consent: "on", place: "/" }), 40],
  [form(PATHS.withdrawal, WITHDRAWAL), 70],
  [form(PATHS.feedback, { about: "ayuda-respuesta:sin-luz", back: "/ayuda", answer: "NO" }), 250],
  [form(RESOURCE_PATHS.answers, { answers: "?lugar=casa" }), 250],
  [get(SERVER_PATHS.counts, [["Authorization", `Bearer ${SECRET}`]]), 40],
  [get(`${SERVER_PATHS.previewEnable}?sanity-preview-secret=${SECRET}`), 40],
  [get(`${SERVER_PATHS.live}?page=/apn&shown=0`), 210],
  [{ ...post(SERVER_PATHS.visit, "", Object.entries(BROWSER)), body: { type: "text/plain", text: "/" } }, 250],
];

/** The same request many times at once. All bursts come from one address, so that they also fill the limits of a day. */
export const burst: fc.Arbitrary<FuzzedRequest> = fc
  .constantFrom(...BURSTS)
  .map(([request, times]) => ({ ...request, kind: "burst", times }));
