import { LakeError } from "../lake-error.ts";

/** No credentials, or a token or session that does not exist. Status and body are those of the hosted service. */
export function sessionNotFound(): LakeError {
  const message = "Session not found";
  return new LakeError(401, message, {
    statusCode: 401,
    error: "Unauthorized",
    errorCode: "SIO-401-ANF",
    message,
  });
}

/** A caller who is known, but may not do this. */
export function forbidden(message: string): LakeError {
  return new LakeError(403, message, { statusCode: 403, error: "Forbidden", message });
}

/** The right that a mutation needs. */
export type Permission = "create" | "update" | "manage";

export function missingPermission(permission: Permission): string {
  return `Insufficient permissions; permission "${permission}" required`;
}

export function tooManyRequests(): LakeError {
  const message = "Too many requests";
  return new LakeError(429, message, { statusCode: 429, error: "Too Many Requests", message });
}
