import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Dataset, LakeUser, LakeUsers } from "../documents/dataset.ts";
import { LakeError } from "../lake-error.ts";
import { forbidden, missingPermission, type Permission, sessionNotFound } from "./refusals.ts";
import type { Role, StrictMode } from "./strict-mode.ts";

/** Who sends a request. */
export interface Caller extends LakeUser {
  role: Role;
}

/** The cookie of a signed-in user, with the hosted service's name. */
export const SESSION_COOKIE = "sanitySession";

/** What the cookie of a browser holds whose user has signed out. */
export const SIGNED_OUT = "signed-out";

/** The setting that holds the session of a user. It stays valid when the lake is started again. */
const settingOf = (userId: string) => `session ${userId}`;

const MAY: Record<Role, readonly Permission[]> = {
  viewer: [],
  contributor: ["create", "update"],
  editor: ["create", "update"],
  administrator: ["create", "update", "manage"],
};

/** A change of a document, and the right that it needs. */
export interface Write {
  permission: Permission;
  /** Whether it changes more than a draft or a version, which is all that a contributor may change. */
  isPublic: boolean;
}

/**
 * Says who sends a request, and what they may do. Without a strict mode everybody may do everything. A request without a session is the
 * first user's then, until someone signs out in that browser.
 */
export class Access {
  readonly mode: StrictMode | undefined;
  readonly #users: LakeUsers;
  /** The users by their sessions. */
  readonly #sessions: ReadonlyMap<string, LakeUser>;

  constructor({ users, store }: Dataset, mode: StrictMode | undefined) {
    this.mode = mode;
    this.#users = users;
    const sessions = users.map((user): [string, LakeUser] => {
      const known = store.settings.get(settingOf(user.id));
      if (typeof known === "string") return [known, user];
      const session = randomBytes(24).toString("base64url");
      store.settings.set(settingOf(user.id), session);
      return [session, user];
    });
    this.#sessions = new Map(sessions);
  }

  /** The users, and one for each role that a token has. */
  get users(): LakeUser[] {
    const roles = new Set(this.mode?.tokens.values());
    return [...this.#users, ...[...roles].map(userOfToken)];
  }

  /** The session of a user, which the login sets as a cookie. It is a token too. Undefined when there is no such user. */
  sessionOf(userId: string): string | undefined {
    return [...this.#sessions].find(([, { id }]) => id === userId)?.[0];
  }

  /**
   * Who sends a request with these headers; undefined for the public, who may read published documents.
   *
   * @throws LakeError 401 when the token or the session is wrong, also where none is needed.
   */
  callerOf({ authorization, cookie }: IncomingHttpHeaders): Caller | undefined {
    const token = authorization === undefined ? undefined : (/^Bearer (.+)$/i.exec(authorization)?.[1] ?? "");
    const session = token ?? new RegExp(`(?:^|; *)${SESSION_COOKIE}=([^;]*)`).exec(cookie ?? "")?.[1];
    if (session === SIGNED_OUT) return undefined;
    const user = session === undefined ? undefined : this.#userOf(session);
    const [first] = this.#users;
    if (!this.mode) return this.withRole(user ?? first);
    if (user) return this.withRole(user);
    if (session === undefined) return undefined;
    return this.#ofToken(token);
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
  requireWrite(writes: readonly Write[], headers: IncomingHttpHeaders): Caller {
    const caller = this.callerOf(headers);
    const index = writes.findIndex(({ permission, isPublic }) => {
      if (!caller || !MAY[caller.role].includes(permission)) return true;
      return isPublic && caller.role === "contributor";
    });
    if (caller && index < 0) return caller;
    const permission = writes[index]?.permission ?? "create";
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

  /** A user as the sender of a request. In a strict mode one edits content, as most users of a Studio do. */
  withRole(user: LakeUser): Caller {
    return { role: this.mode ? "editor" : "administrator", ...user };
  }

  #userOf(session: string): LakeUser | undefined {
    return [...this.#sessions].find(([known]) => isSame(known, session))?.[1];
  }

  #ofToken(token: string | undefined): Caller {
    const role = token === undefined ? undefined : this.mode?.tokens.get(token);
    if (!role) throw sessionNotFound();
    return { ...userOfToken(role), role };
  }
}

function userOfToken(role: Role): LakeUser {
  return { id: `token-${role}`, name: `Token (${role})` };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
