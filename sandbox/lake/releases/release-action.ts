import { z } from "zod";
import { perspectiveNamed, RELEASE } from "../documents/perspective.ts";
import { patchOperations } from "../mutations/mutation.ts";

const PREFIX = "sanity.action.release.";
const name = <const Name extends string>(action: Name) => z.literal(`${PREFIX}${action}`);

const releaseId = z
  .string()
  .max(64)
  .regex(RELEASE)
  .refine((id) => !perspectiveNamed(id) || Array.isArray(perspectiveNamed(id)), "is the name of a perspective");

const metadata = z
  .object({
    title: z.string().optional(),
    description: z.string().optional(),
    releaseType: z.enum(["asap", "scheduled", "undecided"]).default("undecided"),
    intendedPublishAt: z.string().optional(),
    cardinality: z.enum(["one", "many"]).optional(),
  })
  .catchall(z.json());

/** The actions of Sanity's Actions API that concern a release as a whole. */
export const RELEASE_ACTIONS = [
  z.object({
    actionType: name("create"),
    releaseId,
    metadata: metadata.default({ releaseType: "undecided" }),
  }),
  z.object({ actionType: name("edit"), releaseId, patch: patchOperations }),
  z.object({ actionType: name("schedule"), releaseId, publishAt: z.iso.datetime({ offset: true }) }),
  z.object({ actionType: name("unschedule"), releaseId }),
  z.object({ actionType: name("publish"), releaseId }),
  z.object({ actionType: name("archive"), releaseId }),
  z.object({ actionType: name("unarchive"), releaseId }),
  z.object({ actionType: name("delete"), releaseId }),
] as const;

export type ReleaseAction = z.infer<(typeof RELEASE_ACTIONS)[number]>;
