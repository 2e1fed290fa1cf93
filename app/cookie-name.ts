/**
 * The name of a cookie that only the server reads. Over HTTPS it has the prefix `__Host-`: browsers then take it from this host
 * alone, with `Secure` and `Path=/` (docs/decisions/0054).
 */
export const hostCookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);
