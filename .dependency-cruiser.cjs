// Who may know whom. scripts/check-gates plants a violation of each rule and sees it refused.
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^domain/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(domain/src|node_modules/(uuid|zod))" },
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
      name: "device-and-session-lie-below-http",
      severity: "error",
      from: { path: "^web/src/(device|session)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^web/src/", pathNot: "^web/src/(device|session|store)/" },
    },
    {
      name: "store-knows-no-other-folder",
      severity: "error",
      from: { path: "^web/src/store/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(web/src|domain|texts)/", pathNot: "^web/src/store/" },
    },
    // Folders named here serve every feature; all other folders of a package are features. The admin area stands
    // above them: it may know each, and none knows it.
    {
      name: "web-features-are-islands",
      severity: "error",
      from: { path: "^web/src/([^/]+)/", pathNot: "^web/src/(app|admin|testing)/|\\.test\\.tsx?$" },
      to: {
        path: "^web/src/[^/]+/",
        pathNot:
          "^web/src/($1|accounts/signed-in|basemap|custom-fields|device|gear|http|i18n|map|operator|outbox|photos|places|session|shares|species|store|trips|ui|units|waters|weather)/",
      },
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
    {
      name: "api-features-are-islands",
      severity: "error",
      from: { path: "^api/src/([^/]+)/", pathNot: "^api/src/(app|testing|admin)/|\\.test\\.ts$" },
      to: {
        path: "^api/src/[^/]+/",
        pathNot:
          "^api/src/($1|accounts|audit|base|basemap|custom-fields|database|errors|gear|jobs|language|mail|merges|photos|places|storage)/",
      },
    },
    {
      name: "nothing-knows-app",
      severity: "error",
      from: { path: "^api/src/", pathNot: "^api/src/(main\\.ts$|app/|testing/)|\\.test\\.ts$" },
      to: { path: "^api/src/app/" },
    },
    {
      name: "base-knows-no-other-folder",
      severity: "error",
      from: { path: "^api/src/(base|errors|language)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^api/src/", pathNot: "^api/src/(base|errors|language)/" },
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
