import type { StoredDocument } from "../documents/document.ts";
import { releaseLocked } from "../mutations/mutation-error.ts";
import type { Workspace } from "../mutations/workspace.ts";

/** The type of the documents that describe a release. */
export const RELEASE_TYPE = "system.release";

const RELEASE_DOCUMENT = /^_\.releases\.(?<release>[^.]+)$/;
const VERSION = /^versions\.(?<release>[^.]+)\./;

/** The states of a release. Sanity's has others between them, because it publishes and archives piece by piece. */
export type ReleaseState = "active" | "scheduled" | "published" | "archived";

/** The id of the document that describes a release. */
export function releaseDocumentId(release: string): string {
  return `_.releases.${release}`;
}

/** The name of the release that a document describes. Undefined for other documents. */
export function releaseNamed(id: string): string | undefined {
  return RELEASE_DOCUMENT.exec(id)?.groups?.release;
}

/** The name of the release to which a version belongs. Undefined for what is published and for drafts. */
export function releaseOfVersion(id: string): string | undefined {
  return VERSION.exec(id)?.groups?.release;
}

/** Whether a version only says that its document is unpublished with the release. */
export function isUnpublishing({ _system: system }: StoredDocument): boolean {
  return typeof system === "object" && system !== null && "delete" in system && system.delete === true;
}

/**
 * Throws LakeError 409 when a transaction changes a version in a release that is scheduled, or leaves one in a release that
 * is published or archived. The actions of releases change the release with its versions.
 */
export function requireOpenReleases(workspace: Workspace, stored: ReadonlyMap<string, StoredDocument>): void {
  for (const { id, after, index } of workspace.changes) {
    const release = releaseOfVersion(id);
    if (release === undefined) continue;
    const releaseId = releaseDocumentId(release);
    const state = workspace.get(releaseId)?.state;
    const isScheduled = state === "scheduled" && stored.get(releaseId)?.state === "scheduled";
    if (isScheduled || (after && (state === "published" || state === "archived"))) {
      throw releaseLocked(index, id, String(state));
    }
  }
}
