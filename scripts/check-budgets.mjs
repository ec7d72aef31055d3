// How much code a page loads before anybody does anything on it, against what it may. The rows below "once touched" are
// what follows. `node scripts/check-budgets.mjs [the built app]`; a journey counts what a browser really asks for.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./setup/prepare.mjs";

const dist = process.argv[2] ?? join(ROOT, "web/dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

const THEME = "theme.js";
const VISIT = ["src/hydrate-on-event.ts"];
const START = "src/app/boot/mount.tsx";
/** What a drawn page loads once somebody is there. */
const TAKE_OVER = "src/app/boot/hydrate.tsx";

const ADMIN_AREA = "src/app/pages/admin-area.tsx";

const PUBLIC_KB = 120;
const DASHBOARD_KB = 191;

/** In kB of 1,000 bytes as gzip sends them; with the modules that a page begins with. */
const PAGES = [
  ...["/", "/about", "/contact", "/privacy", "/terms", "/cookies", "/login", "/forgot-password"].map(
    (page) => ({
      page,
      most: PUBLIC_KB,
      begun: VISIT,
    }),
  ),
  ofAngler("/dashboard", DASHBOARD_KB, "src/app/pages/dashboard-page.tsx"),
  ofAngler("/catches", 225, "src/app/pages/catches-page.tsx"),
  ofAngler("/map, around the map", 229, "src/app/pages/map/map-page.tsx"),
  ofAngler("/weather, around the chart", 224, "src/app/pages/weather-page.tsx"),
  ofAngler("/profile", 283, "src/app/pages/profile-page.tsx"),
  ofAngler("/admin", 205, ADMIN_AREA, "src/admin/overview/overview-page.tsx"),
  ofAngler("/admin/users", 280, ADMIN_AREA, "src/admin/users/users-page.tsx"),
  { page: "/, once touched", most: 168, begun: [...VISIT, TAKE_OVER] },
  {
    page: "/login, once touched",
    most: 226,
    begun: [...VISIT, TAKE_OVER, "src/accounts/sign-in/login-page.tsx"],
  },
  {
    page: "/contact, once touched",
    most: 248,
    begun: [...VISIT, TAKE_OVER, "src/contact/contact-page.tsx"],
  },
];

function ofAngler(page, most, ...modules) {
  return {
    page,
    most,
    begun: ["index.html", START, "src/app/shell/anglers-shell.tsx", ...modules],
  };
}

let isAnyOver = false;
for (const { page, most, begun } of PAGES) {
  const { kB, files } = weigh(begun);
  const isOver = kB > most;
  isAnyOver ||= isOver;
  const figures = `${kB.toFixed(1).padStart(6)} of ${most} kB in ${files} files`;
  process.stdout.write(`${page.padEnd(28)}${figures}${isOver ? "  TOO MUCH" : ""}\n`);
}
if (isAnyOver) {
  process.stderr.write(
    "A page loads more code than it may; web/dist/.vite/manifest.json tells what imports what.\n",
  );
  process.exit(1);
}

function weigh(begun) {
  const files = new Set([THEME]);
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of its own any more: name what took its place`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const key of begun) follow(key);
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  return { kB: bytes / 1000, files: files.size };
}

function sizeOf(file) {
  const zipped = join(dist, `${file}.gz`);
  if (!existsSync(zipped)) throw new Error(`${file} is not compressed`);
  return readFileSync(zipped).length;
}
