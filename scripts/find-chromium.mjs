// Finds a Chromium that Playwright can drive; installs one when there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a browser; `null` where there is none. CHROMIUM_PATH names one of your own. */
export function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  return PLACES.find(existsSync) ?? findPlaywrights();
}

/** The one Playwright has downloaded for itself. */
function findPlaywrights() {
  const script = 'import { chromium } from "@playwright/test"; console.log(chromium.executablePath());';
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  const path = stdout.trim();
  return path && existsSync(path) ? path : null;
}

/** Installs one: Playwright's own where it can be downloaded, else the system's, which root may install. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  process.stdout.write("There is no Chromium for the browser tests; installing one...\n");
  for (const [command, ...words] of waysToInstall()) {
    spawnSync(command, words, { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000, env: quiet() });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.",
  );
}

function waysToInstall() {
  const isRoot = process.getuid?.() === 0;
  const withSystem = isRoot && existsSync("/usr/bin/apt-get");
  const apt = [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ];
  const own = ["npx", "playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  return withSystem ? [...apt, own] : [own];
}

function quiet() {
  return { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
}
