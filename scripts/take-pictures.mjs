// Takes the pictures of the home page and of shared links from the app as it is, with samples of our own drawing:
// `node scripts/take-pictures.mjs`. Run it when the map or the home page looks different; nothing else does.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { findChromium } from "./find-chromium.mjs";
import { ROOT } from "./prepare.mjs";

const SAMPLES = join(ROOT, "docs/pictures/samples");
const SITE = join(ROOT, "web/src/site/pictures");
/** Those that a browser shows before Creel is installed; public/manifest.webmanifest has their sizes. */
const SCREENSHOTS = join(ROOT, "web/public/screenshots");

/** In the API's units; `photo` is one of the samples. */
const CATCHES = [
  {
    species: "Walleye",
    latitude: 47.0,
    longitude: -90.72,
    weight: 6.2,
    length: 25.5,
    lure_type: "Jig",
    depth: 18,
    photo: "walleye",
  },
  {
    species: "Pike",
    latitude: 46.77,
    longitude: -91.45,
    weight: 11.8,
    lure_type: "Spoon",
    depth: 17,
    photo: "pike",
  },
  {
    species: "Perch",
    latitude: 46.66,
    longitude: -90.86,
    weight: 0.9,
    lure_type: "Live Bait",
    depth: 16,
    photo: "perch",
  },
  { species: "Musky", latitude: 46.72, longitude: -90.4, weight: 31.4, lure_type: "Bucktail", depth: 15 },
  {
    species: "Bass (Smallmouth)",
    latitude: 47.06,
    longitude: -90.5,
    weight: 4.1,
    lure_type: "Drop Shot",
    depth: 14,
    photo: "smallmouth",
  },
  { species: "Trout", latitude: 47.28, longitude: -91.18, weight: 3.3, lure_type: "Jig", depth: 13 },
  { species: "Salmon", latitude: 47.45, longitude: -90.85, weight: 9.6, lure_type: "Spoon", depth: 42 },
  { species: "Lake whitefish", latitude: 47.06, longitude: -91.1, weight: 2.2, lure_type: "Jig", depth: 60 },
  { species: "Walleye", latitude: 46.86, longitude: -91.2, weight: 3.8, lure_type: "Crankbait", depth: 12 },
  { species: "Salmon", latitude: 47.12, longitude: -90.05, weight: 12.4, lure_type: "Spoon", depth: 55 },
  { species: "Pike", latitude: 47.52, longitude: -90.35, weight: 7.1, lure_type: "Spinnerbait", depth: 9 },
  { species: "Trout", latitude: 46.97, longitude: -91.62, weight: 4.4, lure_type: "Rapala", depth: 20 },
  { species: "Walleye", latitude: 46.74, longitude: -91.95, weight: 2.9, lure_type: "Jig", depth: 10 },
  { species: "Pike", latitude: 46.75, longitude: -91.93, weight: 5.2, lure_type: "Spoon", depth: 8 },
];
const VIEWS = {
  desk: { size: { width: 1440, height: 840 }, scale: 1, place: "lat=47.02&lng=-90.95&zoom=8.1" },
  phone: { size: { width: 390, height: 780 }, scale: 2, place: "lat=46.9&lng=-90.85&zoom=7.4" },
};

const dataDir = mkdtempSync(join(tmpdir(), "creel-pictures-"));
const { creel, url } = await startCreel();
const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
  const session = await call("/auth/register", {
    body: {
      firstName: "Maren",
      lastName: "Lindqvist",
      email: "maren@example.com",
      password: "perch and bobber",
    },
  });
  const [chosen] = await logCatches(session.accessToken);
  for (const [view, { size, scale, place }] of Object.entries(VIEWS)) {
    for (const [theme, colorScheme] of [
      ["day", "light"],
      ["night", "dark"],
    ]) {
      const page = await open({ viewport: size, deviceScaleFactor: scale, colorScheme }, session);
      await page.goto(`${url}/map?${place}&catchId=${chosen}`);
      await page.waitForFunction(() => performance.getEntriesByName("pins drawn").length > 0);
      await page.waitForLoadState("networkidle");
      const shot = sharp(await page.screenshot());
      await shot
        .clone()
        .avif({ quality: 55, effort: 7 })
        .toFile(join(SITE, `map-${view}-${theme}.avif`));
      await shot
        .clone()
        .webp({ quality: 72, effort: 6 })
        .toFile(join(SITE, `map-${view}-${theme}.webp`));
      await page.context().close();
    }
  }
  await takeScreenshots(session);
  await takeSocial();
  await makeSmall();
} finally {
  await browser.close();
  creel.kill("SIGTERM");
  await new Promise((resolve) => creel.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function startCreel() {
  const process_ = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      MAP_STYLE_URL: "embedded",
      LOG_LEVEL: "warn",
      WEATHER_PROVIDER: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise((resolve, reject) => {
    let text = "";
    process_.stdout.on("data", (chunk) => {
      text += chunk;
      const [, found] = /Creel is ready at (\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    });
    process_.once("exit", () => reject(new Error(`Creel did not start: ${text}`)));
  });
  return { creel: process_, url: address };
}

async function call(path, { token, body, form }) {
  const response = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    body: form ?? JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** @returns their ids, the newest first */
async function logCatches(token) {
  const ids = [];
  for (const [index, { photo, ...measures }] of CATCHES.entries()) {
    const date = new Date(Date.UTC(2026, 10, 20 - index * 5, 12 + (index % 5), 42)).toISOString();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...measures, date, time_zone: "America/Chicago" })) {
      form.append(name, String(value));
    }
    if (photo !== undefined) {
      const file = `${photo}.webp`;
      form.append("photo", new Blob([readFileSync(join(SAMPLES, file))]), file);
    }
    ids.push((await call("/catches", { token, form })).catch.id);
  }
  return ids;
}

async function open(options, session) {
  const context = await browser.newContext({
    ...options,
    locale: "en-US",
    timezoneId: "America/Chicago",
    reducedMotion: "reduce",
  });
  if (session) {
    await context.addInitScript((text) => {
      if (location.protocol !== "about:") localStorage.setItem("creel.session", text);
    }, JSON.stringify(session));
  }
  return context.newPage();
}

async function takeScreenshots(session) {
  for (const [view, form] of [
    ["desk", "wide"],
    ["phone", "narrow"],
  ]) {
    const { size, scale, place } = VIEWS[view];
    const page = await open({ viewport: size, deviceScaleFactor: scale, colorScheme: "light" }, session);
    for (const [name, path] of [
      ["dashboard", "/dashboard"],
      ["map", `/map?${place}`],
    ]) {
      await page.goto(url + path, { waitUntil: "networkidle" });
      const shot = sharp(await page.screenshot());
      await shot.webp({ quality: 72, effort: 6 }).toFile(join(SCREENSHOTS, `${name}-${form}.webp`));
    }
    await page.context().close();
  }
}

/** What stands beside a link that is shared: the first look at the home page. */
async function takeSocial() {
  const page = await open({ viewport: { width: 1200, height: 630 }, colorScheme: "light" }, null);
  await page.goto(url, { waitUntil: "networkidle" });
  // A picture has no buttons.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll(".nav, .header-end, .hero-actions")) part.remove();
  });
  const shot = sharp(await page.screenshot());
  await shot.jpeg({ quality: 82, mozjpeg: true }).toFile(join(ROOT, "web/public/social.jpg"));
}

/** The samples in the sizes in which the pages show them. */
async function makeSmall() {
  const sizes = { perch: [400, 264], walleye: [320, 264], smallmouth: [280, 264], dawn: [640, 300] };
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const small = sharp(join(SAMPLES, `${name}.webp`)).resize(width, height, { fit: "cover" });
    await small.webp({ quality: 68, effort: 6 }).toFile(join(SITE, `${name}.webp`));
  }
}
