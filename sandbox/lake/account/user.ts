import { DEFAULT_AUTHOR } from "../documents/dataset.ts";

const ROLE = { name: "administrator", title: "Administrator", description: "", isCustom: false, appliesToUsers: true };

/** The lake's only user. */
export const USER = {
  id: DEFAULT_AUTHOR,
  sanityUserId: DEFAULT_AUTHOR,
  name: "Marketing",
  displayName: "Marketing",
  givenName: "Marketing",
  familyName: null,
  email: "marketing@localhost",
  imageUrl: null,
  profileImage: null,
  provider: "sanity",
  role: ROLE.name,
  roles: [ROLE],
  isCurrentUser: true,
};

/** The author of the seed. */
const SEED_USER = {
  ...USER,
  id: "seed",
  sanityUserId: "seed",
  name: "Seed",
  displayName: "Seed",
  isCurrentUser: false,
};

/** The user of an id. Other authors, of imported content, have an id only. */
export function userOf(id: string): object {
  if (id === "me" || id === USER.id) return USER;
  return id === SEED_USER.id ? SEED_USER : { id, displayName: id, imageUrl: null, isCurrentUser: false };
}
