import { todayInSpain } from "../../../app/i18n/today.ts";

/** Something that marketing planned, with its first and its last day, 'YYYY-MM-DD' in Spain. */
export interface Planned {
  key: string;
  kind: "promo" | "section" | "experiment" | "release";
  title: string;
  from: string | null;
  /** Null without an end. */
  to: string | null;
  /** The document that opens; a release has none. */
  document?: { id: string; type: string };
  /** A promo or an experiment that is not on the site, whatever its days. */
  isUnpublished?: boolean;
}

/** Promos, experiments and sections with days, drafts above what is published. */
export const PLANNED_CONTENT = `{
  "documents": *[_type in ["promo", "experiment"]]{
    "key": _id, "kind": _type, "title": coalesce(title.es, string(title), "Sin título"), from, to, "document": { "id": _id, "type": _type }
  },
  "sections": *[_type in ["page", "kit"]]{
    _id, _type, "title": coalesce(kitName.es, title.es),
    "own": [...sections, ...sections[].default[], ...sections[].variants[].value[]][
      visibility.isHidden != true && (defined(visibility.from) || defined(visibility.to))
    ]{
      _key, "title": coalesce(title.es, experimentId), "from": visibility.from, "to": visibility.to
    }
  }[count(own) > 0]
}`;

/** What is on the site of that which has days. */
export const PUBLISHED_PLANS = `*[_type in ["promo", "experiment"]]._id`;

/** The releases that are not published yet and have a day. One without a day keeps that which it had before. */
export const PLANNED_RELEASES = `*[
  _type == "system.release" && (state == "scheduled" || (state == "active" && metadata.releaseType == "scheduled"))
]{
  name, "title": coalesce(metadata.title, "Sin título"), "at": coalesce(publishAt, metadata.intendedPublishAt)
}`;

export interface FoundContent {
  documents: Planned[];
  sections: {
    _id: string;
    _type: string;
    title: string | null;
    own: { _key: string; title: string | null; from: string | null; to: string | null }[];
  }[];
}

export interface FoundRelease {
  name: string;
  title: string;
  at: string | null;
}

/** All that is planned, the next first. What has ended is left out, and so are releases without a day. */
export function plannedOf(
  { documents, sections }: FoundContent,
  published: readonly string[],
  releases: FoundRelease[],
  today: string,
): Planned[] {
  const plans = documents.map((plan) => (published.includes(plan.key) ? plan : { ...plan, isUnpublished: true }));
  const inSections = sections.flatMap(({ _id, _type, title, own }) =>
    own.map(
      (section): Planned => ({
        key: `${_id}/${section._key}`,
        kind: "section",
        title: [title, section.title].filter(Boolean).join(": "),
        from: section.from,
        to: section.to,
        document: { id: _id, type: _type },
      }),
    ),
  );
  const inReleases = releases.flatMap(({ name, title, at }): Planned[] => {
    if (at === null) return [];
    const day = todayInSpain(new Date(at));
    return [{ key: name, kind: "release", title, from: day, to: day }];
  });
  return [...plans, ...inSections, ...inReleases]
    .filter(({ to }) => to === null || to >= today)
    .sort((one, other) => (one.from ?? "").localeCompare(other.from ?? "") || one.title.localeCompare(other.title));
}

/** Where a bar begins and how long it is, as parts of the days that are shown; undefined outside of them. */
export function barOf({ from, to }: Pick<Planned, "from" | "to">, days: readonly string[]) {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if ((from ?? first) > last || (to ?? last) < first) return undefined;
  const start = from === null || from < first ? 0 : days.indexOf(from);
  const end = to === null || to > last ? days.length : days.indexOf(to) + 1;
  return { start: start / days.length, length: (end - start) / days.length };
}
