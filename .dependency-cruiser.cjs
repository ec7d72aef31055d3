// These rules say who may import whom. scripts/check-gates plants a violation of each rule and sees it refused.

/**
 * The folders of web/src and of api/src, from the lowest to the highest, also within a row: nothing imports upward.
 * ARCHITECTURE.md has the drawing, which `node scripts/draw-layers.mjs` makes of these lists. A folder within a feature
 * that stands here is a layer of its own.
 */
const WEB_LAYERS = [
  ["store", "device", "i18n", "dates"],
  ["ui"],
  ["http", "session"],
  ["outbox"],
  // What waits of each feature: a trip counts the catches that wait, a catch is on the water that waits.
  ["waters/outbox", "catches/outbox", "trips/outbox"],
  ["operator", "species", "units", "photos", "basemap", "places", "help", "version", "demo"],
  // The form of a catch asks what is known of trips; the sheets and pages of trips log catches.
  ["trips/data"],
  ["map", "accounts", "gear", "waters", "catch-limits", "licenses", "custom-fields", "weather", "shares"],
  ["notifications", "calendar"],
  ["catches"],
  ["lure-trial", "trips"],
  ["insights", "year-review", "returns"],
  ["import", "doctor", "contact", "diagnostics", "admin", "site"],
  ["page"],
  ["app"],
];

const API_LAYERS = [
  ["language", "errors", "base"],
  ["database", "storage", "http", "jobs", "mail"],
  ["audit", "limits", "photos", "accounts", "notifications"],
  ["places", "sky", "basemap", "map"],
  ["weather"],
  ["catch-limits", "licenses", "merges", "gear", "waters", "custom-fields"],
  ["trips", "catches"],
  ["insights", "lure-trial", "doctor", "shares", "reveals", "returns", "darwin-core", "calendar", "now"],
  ["import"],
  ["config", "contact", "health", "metrics", "backup", "admin", "demo"],
  ["app"],
];

/** Pages show several features: the folders `page` of features, files that are called `*-page.tsx`, and the dashboard. */
const PAGES = ["^web/src/.*/page/", "^web/src/.*-page\\.tsx$", "^web/src/dashboard/"];
const TESTS = ["\\.test\\.tsx?$", "/testing/", "/testing\\.ts$"];

/** One rule for each layer, and one for folders that are not in the list. Tests import what they like. */
function nothingImportsUpward(name, root, layers) {
  const pathsOf = (layer) => (layer === "page" ? PAGES : [`^${root}/${layer}/`]);
  /** Folders within others that are layers of their own. */
  const inner = (some) => some.filter((layer) => layer.includes("/")).flatMap(pathsOf);
  const pages = layers.includes("page") ? PAGES : [];
  return [
    ...layers.slice(0, -1).map((layer, index) => ({
      name,
      severity: "error",
      from: {
        path: pathsOf(layer),
        pathNot: [
          ...TESTS,
          ...inner(layers.filter((other) => other !== layer)),
          ...(layer === "page" ? [] : pages),
        ],
      },
      to: { path: layers.slice(index + 1).flatMap(pathsOf), pathNot: inner(layers.slice(0, index + 1)) },
    })),
    {
      name,
      severity: "error",
      from: {
        path: `^${root}/[^/]+/`,
        pathNot: [...TESTS, ...pages, `^${root}/(${layers.join("|")}|testing)/`],
      },
      to: {},
    },
  ];
}

module.exports = {
  forbidden: [
    ...nothingImportsUpward("web-layers", "web/src", WEB_LAYERS.flat()),
    ...nothingImportsUpward("api-layers", "api/src", API_LAYERS.flat()),
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^domain/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(domain/src|node_modules/(uuid|zod|@neaps/tide-predictor))" },
    },
    {
      name: "texts-know-domain-alone",
      severity: "error",
      from: { path: "^texts/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(texts/src|domain/src|node_modules/@lingui/core)" },
    },
    { name: "web-never-imports-api", severity: "error", from: { path: "^web/" }, to: { path: "^api/" } },
    { name: "api-never-imports-web", severity: "error", from: { path: "^api/" }, to: { path: "^web/" } },
    {
      name: "journeys-only-use-the-browser",
      severity: "error",
      from: { path: "^e2e/" },
      // An hour is the same for everybody.
      to: { path: "^(web|api|domain|texts)/", pathNot: "^domain/src/dates/units-of-time\\.ts$" },
    },
    {
      // A bench starts parts of the API, and names those that api/package.json exports.
      name: "benches-use-what-the-api-exports",
      severity: "error",
      from: { path: "^bench/" },
      to: { path: "^api/", dependencyTypesNot: ["aliased-workspace", "undetermined"] },
    },
    {
      name: "testing-knows-domain-alone",
      severity: "error",
      from: { path: "^testing/" },
      to: { path: "^(api|web|texts|e2e|bench)/" },
    },
    {
      name: "product-never-imports-testing",
      severity: "error",
      from: { path: "^(domain|texts|api|web)/", pathNot: "\\.test\\.tsx?$|^(api|web)/src/testing/" },
      to: { path: "^(testing|api/src/testing)/" },
    },
    {
      name: "only-repositories-query",
      severity: "error",
      from: { path: "^api/src", pathNot: "(\\.repository\\.ts$|\\.test\\.ts$|^api/src/(database|testing)/)" },
      to: { path: "node_modules/(kysely|pg)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-storage-keeps-files",
      severity: "error",
      from: { path: "^api/src", pathNot: "(\\.test\\.ts$|^api/src/(storage|testing)/)" },
      to: { path: "node_modules/(flydrive|@aws-sdk)/" },
    },
    {
      name: "only-mail-sends-mail",
      severity: "error",
      from: { path: "^api/src", pathNot: "(\\.test\\.ts$|^api/src/(mail|testing)/)" },
      to: { path: "node_modules/nodemailer/" },
    },
    {
      name: "only-map-draws-maps",
      severity: "error",
      from: { path: "^web/src", pathNot: "^web/src/map/" },
      to: { path: "node_modules/(maplibre-gl|@vis\\.gl)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      from: { path: "^web/src/ui/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(web/src|domain|texts)/", pathNot: "^web/src/(i18n|ui|store)/" },
    },
    {
      name: "store-knows-no-other-folder",
      severity: "error",
      from: { path: "^web/src/store/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(web/src|domain|texts)/", pathNot: "^web/src/store/" },
    },
    {
      name: "style-sheets-belong-to-their-folder",
      severity: "error",
      from: { path: "^web/src/(.+)/[^/]+$" },
      to: { path: "^web/src/.*\\.module\\.css$", pathNot: "^web/src/($1|ui/styles)/[^/]+$" },
    },
    {
      name: "web-testing-is-for-tests",
      severity: "error",
      from: { path: "^web/src/", pathNot: "^web/src/testing/|\\.test\\.tsx?$" },
      to: { path: "^web/src/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    parser: "swc",
    exclude: "^web/(dist|public)|/generated/",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".css"],
    },
  },
};

// The configuration may have no other fields.
Object.defineProperty(module.exports, "layers", {
  value: { webLayers: WEB_LAYERS, apiLayers: API_LAYERS },
  enumerable: false,
});
