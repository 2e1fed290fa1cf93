/**
 * `npm run lint`: imports run downward only, type imports included.
 *
 * The layers of `app`, bottom to top. A file imports from its own layer and from the layers before it.
 * A new folder of `app` needs a line here.
 */
const LAYERS = [
  {
    name: "base",
    files: [
      "app/paths.ts",
      "app/money.ts",
      "app/i18n/languages.ts",
      "app/i18n/localize.ts",
      "app/i18n/rich-text.ts",
      "app/i18n/today.ts",
    ],
  },
  { name: "http", files: ["app/http/"] },
  // Doors know no React and do not know each other.
  { name: "sanity", files: ["app/sanity/"], door: true },
  { name: "backends", files: ["app/backends/"], door: true },
  { name: "db", files: ["app/db/"], door: true },
  { name: "context", files: ["app/context.ts"] },
  { name: "i18n", files: ["app/i18n/"] },
  { name: "hydration", files: ["app/hydration/"] },
  { name: "ui", files: ["app/ui/"] },
  { name: "experiments", files: ["app/experiments/"] },
  { name: "shared by all subjects", files: ["app/site/", "app/forms/", "app/analytics/", "app/seo/"] },
  { name: "contact", files: ["app/contact/"] },
  { name: "callback", files: ["app/callback/"] },
  { name: "feedback", files: ["app/feedback/"] },
  { name: "help", files: ["app/help/"] },
  { name: "kits", files: ["app/kits/"] },
  { name: "accessories", files: ["app/accessories/"] },
  { name: "promos", files: ["app/promos/"] },
  { name: "quiz", files: ["app/quiz/"] },
  { name: "questionnaires", files: ["app/questionnaires/"] },
  { name: "checkout", files: ["app/checkout/"] },
  { name: "withdrawal", files: ["app/withdrawal/"] },
  { name: "page frame", files: ["app/pages/", "app/layout/"] },
  { name: "routes", files: ["app/routes/", "app/routes.ts", "app/root.tsx", "app/entry."] },
];

const REACT = "^react($|/)|node_modules/(@types/)?(react|react-dom|react-i18next|@remix-run/react|@ariakit/react)/";

/** A file named in full belongs to its own layer, not to that of its folder: `app/i18n/languages.ts`. */
const namedFiles = LAYERS.flatMap(({ files }) => files).filter((path) => /\.tsx?$/.test(path));

/** @param {string} path */
function startsWith(path) {
  return `^${path.replaceAll(".", "\\.")}`;
}

/** @param {typeof LAYERS} layers */
function within(layers) {
  const files = layers.flatMap((layer) => layer.files);
  const elsewhere = namedFiles.filter((file) => !files.includes(file));
  return { path: files.map(startsWith), pathNot: elsewhere.map(startsWith) };
}

const upward = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `no import up from ${layer.name}`,
  comment: `${layer.name} may only import from the layers before it in .dependency-cruiser.mjs`,
  severity: "error",
  from: within([layer]),
  to: within(LAYERS.slice(index + 1)),
}));

const doors = LAYERS.filter((layer) => layer.door);
const betweenDoors = doors.slice(1).map((door, index) => ({
  name: `no import from ${door.name} to another door`,
  severity: "error",
  from: within([door]),
  to: within(doors.slice(0, index + 1)),
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...upward,
    ...betweenDoors,
    { name: "no circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no file of app outside the layers",
      severity: "error",
      from: { path: "^app/", pathNot: within(LAYERS).path },
      to: {},
    },
    { name: "no React in a door", severity: "error", from: { path: within(doors).path }, to: { path: REACT } },
    {
      name: "no component in a rule",
      comment: "A .ts file that is not a hook, server code, a query or a route is a rule: it imports no component",
      severity: "error",
      from: { path: "^app/.*\\.ts$", pathNot: ["/use-[^/]*$", "\\.server\\.ts$", "/queries\\.ts$", "^app/routes"] },
      to: { path: "\\.tsx$" },
    },
    {
      name: "no import of a route",
      comment: "app/routes.ts names the routes; nothing else reaches them",
      severity: "error",
      from: { pathNot: "^app/routes\\.ts$" },
      to: { path: "^app/routes/" },
    },
    {
      name: "no # import in a package of its own",
      comment: "Node resolves # by the nearest package.json, TypeScript by the shop's",
      severity: "error",
      from: { path: "^(bench|cms)/" },
      to: { dependencyTypes: ["aliased"] },
    },
    {
      name: "app stands alone",
      comment: "The site runs without the server, the sandbox and the tests around it",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(server|sandbox|tests)/" },
    },
    {
      name: "no import of the benchmark",
      comment: "bench starts and measures the others; nothing needs it",
      severity: "error",
      from: { pathNot: "^bench/" },
      to: { path: "^bench/" },
    },
    {
      name: "sandbox stands alone",
      comment: "The sandbox plays other companies: it shares no code with the site",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: "^(app|server)/" },
    },
    {
      name: "lake stands alone",
      comment: "sandbox/lake is a package: it imports its own files and its dependencies",
      severity: "error",
      from: { path: "^sandbox/lake/" },
      to: { path: "^(app|cms|server|tests|sandbox/(?!lake/))" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|bench/peers|sandbox/lake/dist|cms/(dist|node_modules|\\.sanity))/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
