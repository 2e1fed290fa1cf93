import type { Caller } from "../access/access.ts";
import type { LakeUsers } from "../documents/dataset.ts";

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

/** A user by id, or `me`. The seed has an author of its own; authors of imported content have an id only. */
export function userById(id: string, caller: Caller, users: LakeUsers): object {
  if (id === "me" || id === caller.id) return currentUser(caller);
  const known = id === "seed" ? { id, name: "Seed" } : users.find((user) => user.id === id);
  if (!known) return { id, displayName: id, imageUrl: null, isCurrentUser: false };
  return { ...currentUser({ ...caller, ...known }), isCurrentUser: false };
}
