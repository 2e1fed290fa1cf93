import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Dataset, LakeUser } from "../documents/dataset.ts";
import { LakeError } from "../lake-error.ts";
import { forbidden, missingPermission, type Permission, sessionNotFound } from "./refusals.ts";
import type { Role, StrictMode } from "./strict-mode.ts";

/** Who sends a request. */
export interface Caller extends LakeUser {
  role: Role;
}

/** The cookie of a signed-in user, with the hosted service's name. */
export const SESSION_COOKIE = "sanitySession";

/** The setting that holds the session of the lake's user. It stays valid when the lake is started again. */
const SESSION_SETTING = "session";

/** A user who edits content, as most users of a Studio are. */
const USER_ROLE: Role = "editor";

const MAY: Record<Role, readonly Permission[]> = {
  viewer: [],
  editor: ["create", "update"],
  administrator: ["create", "update", "manage"],
};

/** Says who sends a request, and what they may do. Without a strict mode, the lake's user may do everything. */
export class Access {
  readonly mode: StrictMode | undefined;
  readonly #user: LakeUser;
  readonly #session: string;

  constructor({ user, store }: Dataset, mode: StrictMode | undefined) {
    this.mode = mode;
    this.#user = user;
    const known = mode && store.settings.get(SESSION_SETTING);
    this.#session = typeof known === "string" ? known : randomBytes(24).toString("base64url");
    if (mode && known === undefined) store.settings.set(SESSION_SETTING, this.#session);
  }

  /** The value of the session cookie, which the login sets. */
  get session(): string {
    return this.#session;
  }

  /**
   * Who sends a request with these headers; undefined for the public, who may read published documents.
   *
   * @throws LakeError 401 when the token or the session is wrong, also where none is needed.
   */
  callerOf({ authorization, cookie }: IncomingHttpHeaders): Caller | undefined {
    if (!this.mode) return { ...this.#user, role: "administrator" };
    if (authorization !== undefined) return this.#ofToken(/^Bearer (.+)$/i.exec(authorization)?.[1] ?? "");
    const session = new RegExp(`(?:^|; *)${SESSION_COOKIE}=([^;]*)`).exec(cookie ?? "")?.[1];
    if (session === undefined) return undefined;
    if (!isSame(session, this.#session)) throw sessionNotFound();
    return { ...this.#user, role: USER_ROLE };
  }

  /** The same for what the public may not do. @throws LakeError 401. */
  requireCaller(headers: IncomingHttpHeaders): Caller {
    const caller = this.callerOf(headers);
    if (!caller) throw sessionNotFound();
    return caller;
  }

  /** @throws LakeError 401 without valid credentials, 403 without the right. */
  require(permission: Permission, headers: IncomingHttpHeaders): Caller {
    const caller = this.callerOf(headers);
    if (caller && MAY[caller.role].includes(permission)) return caller;
    throw forbidden(missingPermission(permission));
  }

  /**
   * Checks the rights for the mutations of a transaction, in order.
   *
   * @throws LakeError 401 for wrong credentials, else 403 with the shape of a failed mutation. The public is refused with 403 too, as
   *   by the hosted service.
   */
  requireWrite(permissions: readonly Permission[], headers: IncomingHttpHeaders): Caller {
    const caller = this.callerOf(headers);
    const index = permissions.findIndex((permission) => !caller || !MAY[caller.role].includes(permission));
    if (caller && index < 0) return caller;
    const permission = permissions[index] ?? "create";
    const description = missingPermission(permission);
    const error = { description, permission, type: "insufficientPermissionsError" };
    throw new LakeError(403, description, {
      error: {
        description: `the mutation(s) failed: ${description}`,
        items: [{ error, index }],
        type: "mutationError",
      },
    });
  }

  #ofToken(token: string): Caller {
    const role = this.mode?.tokens.get(token);
    if (!role) throw sessionNotFound();
    return { id: `token-${role}`, name: `Token of a ${role}`, role };
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
