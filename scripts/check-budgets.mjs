// Checks how much code a page loads before anybody does anything on it. A journey counts what a browser really
// requests. Also checks that no two files import each other, because one of them would run before its imports are
// there.
// `node scripts/check-budgets.mjs [the built app]`
import { join } from "node:path";

import { readManifest } from "./build/manifest.mjs";
import { ROOT } from "./setup/prepare.mjs";

const dist = process.argv[2] ?? join(ROOT, "web/dist");
const { manifest, importsOf, withImports, filesOf, weigh } = readManifest(dist);

const THEME = "theme.js";
/** The only code of a page that just informs. */
const PLAIN = ["src/app/boot/plain-page.ts"];
const START = ["index.html", "src/app/boot/mount.tsx"];

const ADMIN_AREA = "src/admin/catches/admin-area.tsx";

const PLAIN_KB = 10;
const DASHBOARD_KB = 262;

/**
 * The maximum code of each page, in kB of 1,000 bytes after gzip, with the modules that the page begins with. Each has
 * about 4 kB of room, so that a new sentence on a page passes and a new library fails.
 */
const PAGES = [
  ...["/", "/about", "/privacy", "/terms", "/cookies"].map((page) => ({
    page,
    most: PLAIN_KB,
    begun: PLAIN,
  })),
  { page: "/login", most: 264, begun: [...START, "src/accounts/sign-in/login-page.tsx"] },
  {
    page: "/forgot-password",
    most: 226,
    begun: [...START, "src/accounts/recovery/forgot-password-page.tsx"],
  },
  { page: "/contact", most: 284, begun: [...START, "src/contact/contact-page.tsx"] },
  ofAngler("/dashboard", DASHBOARD_KB, "src/dashboard/dashboard-page.tsx"),
  ofAngler("/catches", 262, "src/catches/page/catches-page.tsx"),
  ofAngler("/catches/insights", 249, "src/insights/page/insights-page.tsx"),
  ofAngler("/catches/waiting", 232, "src/outbox/page/waiting-page.tsx"),
  ofAngler("/map, around the map", 274, "src/map/page/map-page.tsx"),
  ofAngler("/weather, around the chart", 279, "src/weather/page/weather-page.tsx"),
  ofAngler("/profile", 280, "src/accounts/page/profile-page.tsx"),
  ofAngler("/admin", 247, ADMIN_AREA, "src/admin/overview/overview-page.tsx"),
  ofAngler("/admin/users", 300, ADMIN_AREA, "src/admin/users/users-page.tsx"),
];

function ofAngler(page, most, ...modules) {
  return {
    page,
    most,
    begun: [...START, "src/app/shell/anglers-shell.tsx", ...modules],
  };
}

let isAnyOver = false;
for (const { page, most, begun } of PAGES) {
  const files = new Set([THEME, ...filesOf(withImports(begun))]);
  const kB = weigh(files) / 1000;
  const isOver = kB > most;
  isAnyOver ||= isOver;
  const figures = `${kB.toFixed(1).padStart(6)} of ${most} kB in ${files.size} files`;
  process.stdout.write(`${page.padEnd(28)}${figures}${isOver ? "  TOO MUCH" : ""}\n`);
}
if (isAnyOver) {
  process.stderr.write(
    "A page loads more code than it may; web/dist/.vite/manifest.json tells what imports what.\n",
  );
  process.exit(1);
}

const inCycles = Object.keys(manifest).filter((key) => importsOf(key).has(key));
if (inCycles.length > 0) {
  process.stderr.write(
    `Files that import each other, by the groups of web/vite.config.ts:\n${inCycles.join("\n")}\n`,
  );
  process.exit(1);
}
