import { todayInSpain } from "../../../app/i18n/today.ts";
import { type ContentDocument, titleOf } from "../watched-documents.ts";

/** Something that marketing planned, with its first and its last day, 'YYYY-MM-DD' in Spain. */
export interface Planned {
  key: string;
  kind: "promo" | "section" | "experiment" | "release" | "publication";
  title: string;
  from: string | null;
  /** Null without an end. */
  to: string | null;
  /** The document that opens; a release of several has none. */
  document?: { id: string; type: string; scheduledDraft?: string };
  /** What of a draft is not on the site. */
  mark?: "Sin publicar" | "Fechas sin publicar";
}

/** Promos, experiments and sections with days, for drafts above what is published and for that alone. */
export const PLANNED_CONTENT = `{
  "documents": *[_type in ["promo", "experiment"]]{
    "key": _id, "kind": _type, "title": coalesce(title.es, string(title), "Sin título"), from, to, "document": { "id": _id, "type": _type }
  },
  "sections": *[_type in ["page", "kit"]]{
    _id, _type, "title": coalesce(kitName.es, title.es),
    "own": [...sections, ...sections[].default[], ...sections[].variants[].value[]][
      defined(visibility.from) || defined(visibility.to)
    ]{
      _key, "title": coalesce(title.es, *[_type == "experiment" && experimentId == ^.experimentId][0].title, experimentId),
      "isHidden": visibility.isHidden == true, "from": visibility.from, "to": visibility.to
    }
  }[count(own) > 0]
}`;

/**
 * The releases that are not published yet and have a day, those of a single scheduled document with it. One without a day keeps that which
 * it had before.
 */
export const PLANNED_RELEASES = `*[
  _type == "system.release" && (state == "scheduled" || (state == "active" && metadata.releaseType == "scheduled"))
]{
  name, "title": coalesce(metadata.title, "Sin título"), "at": coalesce(publishAt, metadata.intendedPublishAt),
  "only": select(metadata.cardinality == "one" => *[string::startsWith(_id, "versions." + ^.name + ".")][0]{
    _id, _type, kitName, title, name, namespace
  })
}`;

export interface FoundContent {
  documents: Planned[];
  sections: {
    _id: string;
    _type: string;
    title: string | null;
    own: { _key: string; title: string | null; isHidden: boolean; from: string | null; to: string | null }[];
  }[];
}

export interface FoundRelease {
  name: string;
  title: string;
  at: string | null;
  /** The version of a release that has no other. */
  only: ContentDocument | null;
}

/** All that is planned, the next first. What has ended is left out, and so are releases without a day. */
export function plannedOf(
  drafts: FoundContent,
  published: FoundContent,
  releases: FoundRelease[],
  today: string,
): Planned[] {
  const onSite = new Map(plansOf(published).map((plan) => [plan.key, plan]));
  const plans = plansOf(drafts).map((plan): Planned => {
    const now = onSite.get(plan.key);
    if (!now) return { ...plan, mark: plan.kind === "section" ? "Fechas sin publicar" : "Sin publicar" };
    return now.from === plan.from && now.to === plan.to ? plan : { ...plan, mark: "Fechas sin publicar" };
  });
  const inReleases = releases.flatMap(({ name, title, at, only }): Planned[] => {
    if (at === null) return [];
    const day = todayInSpain(new Date(at));
    const plan = { key: name, from: day, to: day };
    if (!only) return [{ ...plan, kind: "release", title }];
    const document = { id: only._id.slice(`versions.${name}.`.length), type: only._type, scheduledDraft: name };
    return [{ ...plan, kind: "publication", title: titleOf({ ...only, _id: title }), document }];
  });
  return [...plans, ...inReleases]
    .filter(({ to }) => to === null || to >= today)
    .sort((one, other) => (one.from ?? "").localeCompare(other.from ?? "") || one.title.localeCompare(other.title));
}

function plansOf({ documents, sections }: FoundContent): Planned[] {
  const inSections = sections.flatMap(({ _id, _type, title, own }) =>
    own.map(
      (section): Planned => ({
        key: `${_id}/${section._key}`,
        kind: "section",
        title: [title, section.title, section.isHidden && "oculta"].filter(Boolean).join(": "),
        from: section.from,
        to: section.to,
        document: { id: _id, type: _type },
      }),
    ),
  );
  return [...documents, ...inSections];
}

/** Where a bar begins and how long it is, as parts of the days that are shown; undefined outside of them. */
export function barOf({ from, to }: Pick<Planned, "from" | "to">, days: readonly string[]) {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if ((from ?? first) > last || (to ?? last) < first) return undefined;
  const start = from === null || from < first ? 0 : days.indexOf(from);
  const end = to === null || to > last ? days.length : days.indexOf(to) + 1;
  return { start: start / days.length, length: (end - start) / days.length };
}
