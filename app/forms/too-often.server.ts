/** The headers and status of an answer after too many requests (docs/rules.md#request-limits). `waitS`: seconds to wait. */
export function tooOften(waitS: number) {
  return { status: 429, headers: { "Retry-After": String(waitS), "Cache-Control": "no-store" } };
}
