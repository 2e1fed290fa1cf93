import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { publishVersion, unpublish } from "../actions/publish.ts";
import { draftIdOf, publishedIdOf, type StoredDocument, versionIdOf } from "../documents/document.ts";
import { create, patch, remove, replace } from "../mutations/apply-mutation.ts";
import type { PatchOperations } from "../mutations/mutation.ts";
import { invalidMutation, notFound, wrongReleaseState } from "../mutations/mutation-error.ts";
import type { Workspace } from "../mutations/workspace.ts";
import { isUnpublishing, RELEASE_TYPE, type ReleaseState, releaseDocumentId } from "./release.ts";
import type { ReleaseAction } from "./release-action.ts";

/** The states in which Sanity allows each action. A release that is scheduled may be scheduled for another time. */
const ALLOWED_IN: Record<Exclude<ReleaseAction["actionType"], `${string}.create`>, readonly ReleaseState[]> = {
  "sanity.action.release.edit": ["active", "scheduled"],
  "sanity.action.release.schedule": ["active", "scheduled"],
  "sanity.action.release.unschedule": ["scheduled"],
  "sanity.action.release.publish": ["active"],
  "sanity.action.release.archive": ["active"],
  "sanity.action.release.unarchive": ["archived"],
  "sanity.action.release.delete": ["published", "archived"],
};

/** The last state of a document that was deleted. */
type LastState = (id: string) => StoredDocument | undefined;

/**
 * Applies an action on a release, with all its versions, to a workspace. Throws LakeError: 409 when the release does not
 * exist, exists already, or is not in a state for the action, 400 when the action makes no sense.
 */
export function applyReleaseAction(
  workspace: Workspace,
  action: ReleaseAction,
  index: number,
  lastState: LastState,
): void {
  const { releaseId } = action;
  const id = releaseDocumentId(releaseId);
  if (action.actionType === "sanity.action.release.create") {
    const { metadata } = action;
    const { authorId: userId } = workspace;
    create(workspace, { _id: id, _type: RELEASE_TYPE, name: releaseId, state: "active", metadata, userId }, index);
    return;
  }
  const release = workspace.get(id);
  if (!release) throw notFound(index, id);
  const states: readonly unknown[] = ALLOWED_IN[action.actionType];
  if (!states.includes(release.state)) {
    throw wrongReleaseState(index, id, action.actionType, String(release.state));
  }
  const change = (operations: PatchOperations) => patch(workspace, id, operations, index);
  switch (action.actionType) {
    case "sanity.action.release.edit":
      requireMetadata(action.patch, index);
      change(action.patch);
      return;
    case "sanity.action.release.schedule":
      change({ set: { state: "scheduled", publishAt: new Date(action.publishAt).toISOString() }, unset: ["error"] });
      return;
    case "sanity.action.release.unschedule":
      change({ set: { state: "active" }, unset: ["publishAt"] });
      return;
    case "sanity.action.release.publish": {
      const versions = workspace.versionsIn(releaseId);
      for (const version of versions) publishWithRelease(workspace, version, index);
      change({
        set: { state: "published", publishedAt: workspace.timestamp, finalDocumentStates: finalStates(versions) },
        unset: ["publishAt", "error"],
      });
      return;
    }
    case "sanity.action.release.archive": {
      const versions = workspace.versionsIn(releaseId);
      for (const { _id } of versions) remove(workspace, _id, index);
      change({
        set: { state: "archived", finalDocumentStates: finalStates(versions) },
        unset: ["publishAt", "error"],
      });
      return;
    }
    case "sanity.action.release.unarchive":
      for (const versionId of idsOfFinalStates(release)) {
        const version = lastState(versionId);
        if (version) replace(workspace, version, index);
      }
      change({ set: { state: "active" }, unset: ["finalDocumentStates"] });
      return;
    case "sanity.action.release.delete":
      for (const { _id } of workspace.versionsIn(releaseId)) remove(workspace, _id, index);
      remove(workspace, id, index);
      return;
  }
}

/** A version replaces what is published, or takes it off and leaves a draft. */
function publishWithRelease(workspace: Workspace, version: StoredDocument, index: number): void {
  const { _id: versionId } = version;
  const publishedId = publishedIdOf(versionId);
  if (!isUnpublishing(version)) {
    publishVersion(workspace, { versionId, publishedId }, index);
    removeSameDraft(workspace, version, index);
    return;
  }
  remove(workspace, versionId, index);
  unpublish(workspace, publishedId, index);
}

/** Removes the draft from which a version was made, unless somebody edited it since: nothing of it is left to publish. */
function removeSameDraft(workspace: Workspace, version: StoredDocument, index: number): void {
  const draft = workspace.get(draftIdOf(version._id));
  if (draft && isDeepStrictEqual(contentOf(draft), contentOf(version))) remove(workspace, draft._id, index);
}

function contentOf({ _id, _rev, _createdAt, _updatedAt, _system, ...content }: StoredDocument) {
  return content;
}

/** The versions that a release had, by which the Studio finds them in the history. */
function finalStates(versions: readonly StoredDocument[]) {
  return versions.map(({ _id: id }) => ({ _key: randomBytes(6).toString("hex"), id }));
}

function idsOfFinalStates({ name, finalDocumentStates }: StoredDocument): string[] {
  if (!Array.isArray(finalDocumentStates)) return [];
  return finalDocumentStates.flatMap((state) => {
    const id = typeof state === "object" && state !== null && "id" in state ? String(state.id) : "";
    return versionIdOf(id, String(name)) === id ? [id] : [];
  });
}

/** Throws LakeError 400 for a patch of anything but the metadata: the rest of a release changes by actions only. */
function requireMetadata({ ifRevisionID: _, unset = [], insert, ...operations }: PatchOperations, index: number): void {
  const paths = [
    ...unset,
    ...Object.values(operations).flatMap((values) => Object.keys(values ?? {})),
    ...Object.entries(insert ?? {}).flatMap(([name, path]) => (name === "items" ? [] : [String(path)])),
  ];
  const other = paths.find((path) => path !== "metadata" && !path.startsWith("metadata."));
  if (other !== undefined) throw invalidMutation(index, `"${other}" of a release cannot be edited`);
}
