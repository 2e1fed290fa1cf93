interface Mend {
  what: string;
  /** Found in one file of the packages `sanity`, `@sanity/schema`, `@sanity/ui`, `@sanity/validation` and `@hello-pangea/dnd`, once. */
  from: RegExp;
  to: string;
}

const list = (names: string) => JSON.stringify(names.split(" "));

/** What `sanity` 6.16 gives no other way to change. */
const MENDS: Mend[] = [
  {
    what: "checks of a document, which wait at each level of it until the browser is idle. On a slow laptop that is seldom: seconds for one level, and 'Publicar' is disabled meanwhile for what was missing before",
    from: /(?<=concat\()idle\(\)(?=, validateNode\))/,
    to: "idle(50)",
  },
  {
    what: "the document that is to be checked, for the next mend",
    from: /(?<=function validateDocumentWithReferences\(ctx, document\$, requirePublishedReferences\) \{)/,
    to: " let latest; document$ = document$.pipe(map$1((document) => latest = document));",
  },
  {
    what: "a check that ended after the next edit, which counts as one of that edit: 'Publicar' refused what was missing before, or was disabled for it until the next check, and a click was lost",
    from: /validation: result\.markers,\s+isValidating: !1/,
    to: "...(document === latest && { validation: result.markers }), isValidating: document !== latest",
  },
  {
    what: "'Publicado' on the disabled button for four seconds after a publish, when a next edit can be published already",
    from: /didPublish \? PUBLISHED_STATE : null/,
    to: "null",
  },
  {
    what: "a click while an edit is still checked, which is refused for what was missing before: the edit reaches its check up to 200 ms late",
    from: /publishScheduled && !isSyncing && validationComplete && \(hasValidationErrors \? (toast\.push\(\{[^}]*\}\)) : doPublish\(\), setPublishScheduled\(!1\)\);/,
    to: "if (!publishScheduled || isSyncing || !validationComplete) return; if (!hasValidationErrors) { doPublish(); setPublishScheduled(!1); return; } let refusal = setTimeout(() => { $1; setPublishScheduled(!1); }, 500); return () => clearTimeout(refusal);",
  },
  {
    what: "a publish within a second of typing, which the saving of the draft cuts off: nothing says whether it was done",
    from: /(?<=groupBy\(\(op\) => )op\.idPair\.publishedId(?=\))/,
    to: '$& + (op.operationName === "commit" ? " commit" : "")',
  },
  {
    what: "'Despublicar', which is in the document's menu only while one looks at what is published",
    from: /release \|\| isDraft \|\| liveEditSchemaType \? null/,
    to: "release || liveEditSchemaType ? null",
  },
  {
    what: "English capitals in the path of a section: 'Tu Alarma Por Menos'",
    from: /(?<=whiteSpace: "nowrap",\s+)textTransform: "capitalize"/g,
    to: 'textTransform: "none"',
  },
  {
    what: "the whole Studio, which is mounted anew once it knows that the project has not bought comments: what one types meanwhile is lost",
    from: /!enabled && !isLoading \? (\/\* @__PURE__ \*\/ jsx\(CommentsUpsellProvider, \{ children \}\)) : children/,
    to: "$1",
  },
  {
    what: "every form and field, which are mounted anew once it is known that the project has comments, and so after each document is opened: what one types or opens meanwhile is lost",
    from: /if \(isLoading \|\| (!enabledFromConfig \|\| error\) \{[\s\S]*?featureEnabled) \?/,
    to: "if ($1 || isLoading ?",
  },
  {
    what: "the box of a price in a text, which is sometimes hidden for a moment once it is open: it loses the focus, the form scrolls to its first button, and the box stays hidden",
    from: /referenceHidden = middlewareData\.hide\?\.referenceHidden/,
    to: "$& && !refs.floating.current?.contains(document.activeElement)",
  },
  {
    what: "people to mention in a comment. Who may read a document is looked up in groups, which the local lake does not have: nobody could be mentioned",
    from: /granted = await hasPermissionFromAnyGrant\([^)]*\)/,
    to: "granted = !0",
  },
  {
    what: "the American order of the dates of 'Historia': 'nov 30, 2026 @ 14:05:00'",
    from: /MMM d, yyyy '@' pp/,
    to: "d MMM yyyy, HH:mm",
  },
  {
    what: "'Current slug' before what is wrong with an address",
    from: /"Current slug"/,
    to: '"Texto"',
  },
  {
    what: "'Close' on the boxes of links and prices within a text",
    from: /\{ content: "Close" \}/g,
    to: '{ content: "Cerrar" }',
  },
  {
    what: "the hour of a new release, which is read as one of the editor's own time zone: from Canarias it would be on the site an hour early",
    from: /zoneDateToUtc\(new Date\(metadata\.intendedPublishAt\)\)\.toISOString\(\)/,
    to: "metadata.intendedPublishAt",
  },
  {
    what: "months above the calendar of releases",
    from: /(?<=DEFAULT_MONTH_NAMES = )\[[^\]]*\]/,
    to: list("Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre"),
  },
  {
    what: "days of the week in it, of which the first letter is shown",
    from: /(?<=DEFAULT_WEEK_DAY_NAMES = )\[[^\]]*\]/,
    to: list("D L M X J V S"),
  },
  {
    what: "how a document of an ordered list is dragged by keyboard, which is in English",
    from: /Press space bar to start a drag\.[^`]*/,
    to: "Intro abre el documento. La barra espaciadora empieza a arrastrarlo: las flechas lo mueven, y Escape lo deja donde estaba.",
  },
  {
    what: "Enter in a field of one line, which opens 'Usado en … páginas': it is the form's first button, and the form moves under the next click",
    from: /as: locationsCount \? "button" : void 0/,
    to: '$&, type: locationsCount ? "button" : void 0',
  },
  {
    what: "a link of 'Usado en … páginas' beside the preview, which is none for the keyboard and for screen readers",
    from: /isCurrentTool \? \{\} : presentationLinkProps/,
    to: "presentationLinkProps",
  },
  {
    what: "a click on it, which moves the preview",
    from: /isCurrentTool \? handleCurrentToolClick : presentationLinkProps\.onClick/,
    to: "isCurrentTool ? (event) => { if (event.ctrlKey || event.metaKey || event.shiftKey) return; event.preventDefault(); handleCurrentToolClick(); } : presentationLinkProps.onClick",
  },
];

const MENDED =
  /\/node_modules\/(sanity\/lib|@sanity\/(schema|validation)\/lib|@sanity\/ui\/dist|@hello-pangea\/dnd\/dist)\//;

/** A plugin of the Studio's build. Another version of `sanity` in which something is not found as it was stops the build. */
export function patchSanity() {
  const done = new Set<Mend>();
  return {
    name: "patch-sanity",
    apply: "build" as const,
    transform(code: string, id: string) {
      if (!MENDED.test(id)) return undefined;
      const here = MENDS.filter(({ from }) => from.test(code));
      for (const mend of here) done.add(mend);
      if (here.length === 0) return undefined;
      return { code: here.reduce((mended, { from, to }) => mended.replace(from, to), code), map: null };
    },
    buildEnd(error?: Error) {
      const missing = MENDS.filter((mend) => !done.has(mend));
      if (!error && missing.length > 0) {
        throw new Error(`cms/studio/patch-sanity.ts finds no more: ${missing.map(({ what }) => what).join("; ")}`);
      }
    },
  };
}
