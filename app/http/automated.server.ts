/** Matches the `User-Agent` of programs: robots, monitors, HTTP libraries. */
const PROGRAM =
  /bot|crawl|spider|slurp|scan|preview|headless|lighthouse|monitor|curl|wget|python|java\/|http|node|undici|axios/i;

/** Whether a program sent a request, by the header `User-Agent`. Robots of search engines say so. */
export const isProgram = (agent: string | undefined): boolean => !agent || PROGRAM.test(agent);

/**
 * Whether a request comes from a program, or from a browser that fetches ahead what its visitor may never open. A program
 * that pretends to be a browser is counted as a visitor.
 *
 * @param header reads a header of the request.
 */
export function isAutomated(header: (name: string) => string | string[] | null | undefined): boolean {
  const agent = header("user-agent");
  if (isProgram(typeof agent === "string" ? agent : undefined)) return true;
  const purpose = header("sec-purpose") ?? header("purpose");
  return typeof purpose === "string" && purpose.includes("prefetch");
}
