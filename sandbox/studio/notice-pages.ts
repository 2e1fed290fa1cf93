import { type Html, html } from "#sandbox/page/html.ts";

interface Notice {
  /** Of the browser's tab. */
  title: string;
  /** The heading and what is said under it. */
  content: Html;
}

/** A page in the place of the Studio that says why it is not there. */
export function noticePage({ title, content }: Notice): Html {
  return html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="/studio/icon.svg">
    <link rel="stylesheet" href="/studio/notice.css">
  </head>
  <body>
    <main>
      <img src="/studio/icon.svg" alt="" width="64" height="64">
      ${content}
    </main>
  </body>
</html>`;
}

/** It may load its own picture and style, and nothing runs. */
export const NOTICE_POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'";
