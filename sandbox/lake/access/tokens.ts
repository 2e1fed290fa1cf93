import { ROLES, type Role } from "./strict-mode.ts";

/**
 * Reads `viewer:a,editor:b`: tokens after their roles.
 *
 * @throws Error that names what has no role or no token. The message holds no token.
 */
export function readTokens(text: string): Map<string, Role> {
  const entries = text.split(",").map((entry): [string, Role] => {
    const [name, token = ""] = entry.trim().split(/:(.*)/s);
    const role = ROLES.find((known) => known === name);
    if (!role || token === "") throw new Error(`Each token needs a role (${ROLES.join(", ")}): viewer:the-token`);
    return [token, role];
  });
  return new Map(entries);
}
