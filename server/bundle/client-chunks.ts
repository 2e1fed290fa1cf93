import type { Rollup } from "vite";

/**
 * The groups of the browser's code. Each group is one file, with modules that the same pages need: a page then loads few files, and no code
 * that only other pages need. A group holds the modules that match its pattern and their imports, without those of earlier groups. A module
 * without a group is in the file of the route or `import()` that uses it.
 */
const GROUPS: { name: string; modules: RegExp }[] = [
  {
    name: "framework",
    modules:
      /\/node_modules\/(@remix-run|i18next|react|react-dom|react-i18next|react-router|react-router-dom|scheduler|turbo-stream)\//,
  },
  // What every kind of page shows.
  {
    name: "site",
    modules:
      /\/app\/(root|routes\/(site|checkout)-layout|seo\/page-meta|contact\/support-hours|ui\/(picture|price|alert|field-frame|focus-when-drawn|card|progress)|forms\/use-error-(text|title)|kits\/(complements|kit-analytics|order\/checkout-path|pricing\/cost-over-months|price-display\/(kit-price|other-price)))\.tsx?$/,
  },
  // Pages of the CMS, with texts and lists of kits.
  {
    name: "sections",
    modules:
      /\/app\/(pages\/(cms-page(-meta)?|sections\/kit-sections)|help\/faq-list|kits\/(plan\/house-plan|kit-id|price-display\/use-quotes))\.tsx?$/,
  },
  { name: "kits", modules: /\/app\/(pages\/sections\/kit-offer-section|kits\/page\/kit-page)\.tsx$/ },
  { name: "costs", modules: /\/app\/pages\/sections\/cost-sections\.tsx$/ },
  {
    name: "devices",
    modules: /\/app\/accessories\/(device-card\.tsx|flip-cards\.css\?url)$/,
  },
  { name: "contact", modules: /\/app\/(pages\/sections\/contact-sections\.tsx|contact\/use-day-name\.ts)$/ },
  {
    name: "forms",
    modules:
      /\/app\/(ui\/(text|checkbox)-field|forms\/(keep-values|send-form|use-form-fields|use-lazy-validation))\.tsx?$/,
  },
  { name: "callback", modules: /\/app\/(callback\/callback-area|pages\/sections\/call-back-section)\.tsx$/ },
  { name: "validation", modules: /\/app\/(callback|checkout\/\w+)\/schema\.ts$/ },
  { name: "order", modules: /\/app\/checkout\/(use-drafts|reported-events|summary\/order-summary)\.tsx?$/ },
  {
    name: "quiz",
    modules:
      /\/app\/((quiz|questionnaires)\/\w+-page\.tsx|pages\/page-with-quiz\.tsx|quiz\/(query-string\.ts|quiz\.css\?url))$/,
  },
];

/** Assigns modules to files, for Rollup's `manualChunks`. */
export function clientChunks(): Rollup.GetManualChunk {
  let groupOf: Map<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    groupOf ??= assignGroups([...getModuleIds()], (module) => getModuleInfo(module)?.importedIds ?? []);
    return groupOf.get(id);
  };
}

function assignGroups(ids: string[], importsOf: (id: string) => readonly string[]): Map<string, string> {
  const groupOf = new Map<string, string>();
  for (const { name, modules } of GROUPS) {
    const waiting = ids.filter((id) => modules.test(id));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (groupOf.has(id)) continue;
      groupOf.set(id, name);
      waiting.push(...importsOf(id));
    }
  }
  return groupOf;
}
