import type { Caller } from "../access/access.ts";
import type { LakeUser } from "../documents/dataset.ts";

/** Who sends a request, as Sanity describes a user. */
export function currentUser({ id, name, role }: Caller) {
  const title = `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
  const ownRole = { name: role, title, description: "", isCustom: false, appliesToUsers: true };
  return {
    id,
    sanityUserId: id,
    name,
    displayName: name,
    givenName: name,
    familyName: null,
    email: `${id}@localhost`,
    imageUrl: null,
    profileImage: null,
    provider: "sanity",
    role,
    roles: [ownRole],
    isCurrentUser: true,
  };
}

/** The author of what comes from the seed. */
const SEED: LakeUser = { id: "seed", name: "Seed" };

/** A user by id, or `me`. Undefined when there is none. */
export function userById(id: string, caller: Caller, users: readonly LakeUser[]): object | undefined {
  if (id === "me" || id === caller.id) return currentUser(caller);
  const known = [...users, SEED].find((user) => user.id === id);
  return known && { ...currentUser({ ...caller, ...known }), isCurrentUser: false };
}
