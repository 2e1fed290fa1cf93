import type { LakeUser } from "../documents/dataset.ts";

const ROLE = { name: "administrator", title: "Administrator", description: "", isCustom: false, appliesToUsers: true };

/** The lake's user, as Sanity describes a user. */
export function currentUser({ id, name }: LakeUser) {
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
    role: ROLE.name,
    roles: [ROLE],
    isCurrentUser: true,
  };
}

/** A user by id, or `me`. The seed has an author of its own; authors of imported content have an id only. */
export function userById(id: string, user: LakeUser): object {
  if (id === "me" || id === user.id) return currentUser(user);
  if (id !== "seed") return { id, displayName: id, imageUrl: null, isCurrentUser: false };
  return { ...currentUser(user), id, sanityUserId: id, name: "Seed", displayName: "Seed", isCurrentUser: false };
}
