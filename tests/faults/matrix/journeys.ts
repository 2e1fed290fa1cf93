import { HttpVisitor } from "#tests/support/http-visitor.ts";
import type { Visit } from "../visit.ts";

/** One answer of the site. */
export interface Answer {
  journey: string;
  status: number;
  milliseconds: number;
  /** What is wrong with it, if anything. */
  problem?: string;
}

/** Pages of each kind, with a text that only the whole page has. */
const PAGES: Record<string, { path: string; text: string }> = {
  home: { path: "/", text: "Kit Piso" },
  "home in Basque": { path: "/eu", text: "hasiera" },
  kit: { path: "/alarmas-para-casa/pisos", text: "Lo quiero" },
  list: { path: "/alarmas-para-casa", text: "Kit Chalet" },
  help: { path: "/ayuda", text: "Precio y Factura" },
  catalogue: { path: "/catalogo", text: "Sirena" },
  accessory: { path: "/accesorios-alarma/detector-de-humo", text: "humo" },
  promos: { path: "/promociones", text: "Promociones" },
  quiz: { path: "/calcula-tu-alarma", text: "alarma" },
  withdrawal: { path: "/desistimiento", text: "Desistir del contrato" },
};

/** Reads a page of each kind. Each has been published, so each has to be there within `maxMs`. */
export async function readPages(url: string, maxMs: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [journey, { path, text }] of Object.entries(PAGES)) {
    const answer = await timed(`page: ${journey}`, () => fetch(url + path), maxMs);
    const isWhole = answer.status === 200 && answer.body.toLowerCase().includes(text.toLowerCase());
    answers.push({ ...answer, ...(!isWhole && { problem: `status ${answer.status}, without '${text}'` }) });
  }
  return answers;
}

/** The journey of a withdrawal, to the page that says that it was received. */
export const RECEIPT = "withdrawal";

/**
 * Submits each form of the site once, without the checkout, and opens the page that it leads to. A withdrawal is received whatever
 * happens to the services.
 */
export async function submitForms(url: string, { email, withdrawal }: Visit, maxMs: number): Promise<Answer[]> {
  const visitor = new HttpVisitor(() => url);
  // Nobody has searched for it yet: found streets are kept.
  const street = `Gran Vía ${email.replace(/\D/g, "")} Bilbao`;
  const post = (journey: string, path: string, fields: Record<string, string>) =>
    timed(
      journey,
      async () => {
        const answer = await visitor.post(path, fields);
        const next = answer.headers.get("Location");
        return next === null ? answer : await visitor.open(next);
      },
      maxMs,
    );
  const received = await post(RECEIPT, "/desistimiento", withdrawal);
  const isReceived = received.status === 200 && received.body.includes(email);
  return [
    { ...received, ...(!isReceived && { problem: `status ${received.status}, without a receipt` }) },
    await post("call-back", "/te-llamamos", {
      intent: "callback",
      name: "Ane López",
      phone: "600123456",
      consent: "on",
      place: "/",
    }),
    await post("vote", "/valoracion", {
      about: "ayuda-respuesta:cuando-llega-la-factura",
      back: "/ayuda/facturacion",
      answer: "YES",
    }),
    await post("quiz", "/respuestas", { answers: "?lugar=casa&vivienda=adosado&accesos=dos-puertas" }),
    await post("streets", "/calles", { text: street }),
  ].map(noServerError);
}

/** Opens the checkout with a kit. */
export async function openCheckout(visitor: HttpVisitor, { orderCase }: Visit, maxMs: number): Promise<Answer> {
  return noServerError(await timed("checkout", () => visitor.open(`/checkout?${orderCase.query}`), maxMs));
}

/** Submits the step that the visitor's checkout shows. */
export async function submitStep(visitor: HttpVisitor, visit: Visit, maxMs: number): Promise<Answer> {
  const view = await visitor.look();
  const step = view.kind === "step" ? view.step : "confirmation";
  return noServerError(await timed(`step: ${step}`, () => visitor.post("/checkout", visit.fields[step]), maxMs));
}

/** Opens the summary of the contract that the visitor is about to order. */
export async function openSummary(visitor: HttpVisitor, maxMs: number): Promise<Answer> {
  return noServerError(await timed("contract summary", () => visitor.open("/checkout/resumen"), maxMs));
}

async function timed(journey: string, request: () => Promise<Response>, maxMs: number) {
  const begun = performance.now();
  const response = await request();
  const body = await response.text();
  const milliseconds = Math.round(performance.now() - begun);
  const problem = milliseconds > maxMs ? { problem: `${milliseconds} ms` } : {};
  return { journey, status: response.status, milliseconds, body, ...problem };
}

/** Of the street search: its field then offers no streets (docs/rules.md#street-search). */
export const NO_STREETS = 502;

function noServerError(answer: Answer): Answer {
  const isExpected = answer.journey === "streets" && answer.status === NO_STREETS;
  return answer.status >= 500 && !isExpected ? { ...answer, problem: `status ${answer.status}` } : answer;
}
