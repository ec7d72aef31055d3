// Finds a Chromium that Playwright can drive. Installs one if there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's package, and its headless shell, with which the journeys take a third less work. */
const DEBIANS = "/usr/bin/chromium";
const DEBIANS_SHELL = "/usr/bin/chromium-headless-shell";

const PLACES = [
  DEBIANS_SHELL,
  DEBIANS,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the path of a Chromium, or `null` if there is none. CHROMIUM_PATH names another one. */
export function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  return PLACES.find(existsSync) ?? findPlaywrights();
}

/** Returns the other engines that are installed here as Playwright's own builds. */
export function findEngines() {
  return ["firefox", "webkit"].filter((engine) => findPlaywrights(engine) !== null);
}

function findPlaywrights(engine = "chromium") {
  const script = `import { ${engine} } from "@playwright/test"; console.log(${engine}.executablePath());`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  const path = stdout.trim();
  return path && existsSync(path) ? path : null;
}

/**
 * Returns the path of a Chromium. If there is none, installs the system's package, which only root can do, or else
 * Playwright's own build.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found && found !== DEBIANS) return found;
  if (found) return installWithSystem({ isListKnown: true }) ?? found;
  process.stdout.write("Installing Chromium for the browser tests...\n");
  const installed = installWithSystem({ isListKnown: false }) ?? downloadPlaywrights();
  if (installed) return installed;
  throw new Error(
    "No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.",
  );
}

function installWithSystem({ isListKnown }) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  if (!isListKnown) run("apt-get", ["update", "-qq"]);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
    const installed = findChromium();
    if (installed) return installed;
  }
  return null;
}

function downloadPlaywrights() {
  const isRoot = process.getuid?.() === 0;
  run("npx", ["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]);
  return findChromium();
}

function run(command, words) {
  spawnSync(command, words, { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000, env: quiet() });
}

function quiet() {
  return { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
}
