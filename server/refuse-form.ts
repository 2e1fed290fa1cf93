import type { Request, Response } from "express";
import { localeOf } from "#app/i18n/locale.ts";
import { FAILURE_TEXTS } from "#app/layout/failure-texts.ts";

/** Refuses a form before the site sees it, in plain words of the visitor's language: it may be anybody's, so nothing is made for it. */
export function refuseForm(request: Request, response: Response, status: 403 | 411 | 413): void {
  const texts = FAILURE_TEXTS[localeOf(request.path)];
  const { title, text } = status === 413 ? texts.tooLarge : texts.forbidden;
  response.status(status).type("text/plain; charset=utf-8").send(`${title}\n\n${text}\n`);
}
