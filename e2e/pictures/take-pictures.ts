// Pictures of every screen and state of the app as it is built: `npm run pictures`. See docs/design.md.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { environmentOf, startFakeServices, stopFakeServices } from "../../api/src/testing/fake-services.ts";
import { MINUTE_MS } from "../../domain/src/dates/units-of-time.ts";
import { findChromium } from "../../scripts/setup/find-chromium.mjs";
import { startCreel } from "../start-creel.ts";
import { ADMIN_SCENES } from "./admin-scenes.ts";
import { takeDocsPictures } from "./docs-pictures.ts";
import { FORM_SCENES } from "./form-scenes.ts";
import { LOGBOOK_SCENES } from "./logbook-scenes.ts";
import { PUBLIC_SCENES } from "./public-scenes.ts";
import { ADMIN, makeSample } from "./sample-people.ts";
import { changeableWeather } from "./sample-weather.ts";
import type { Scene } from "./scene.ts";
import { isPhone, SHAPES, THEMES, ZOOMED } from "./shapes.ts";
import { takeSitePictures } from "./site-pictures.ts";
import { type Look, openScene, shoot, type Studio, turn } from "./studio.ts";

const AT_ONCE = 2;
const SCENES = [...PUBLIC_SCENES, ...LOGBOOK_SCENES, ...FORM_SCENES, ...ADMIN_SCENES];

const { values: wish } = parseArgs({
  options: {
    to: { type: "string", default: "pictures" },
    /** Beginnings of the names of scenes, with commas; with a dot at its end it is the whole name. */
    only: { type: "string", default: "" },
    /** Names of shapes, with commas. */
    widths: { type: "string", default: "" },
    themes: { type: "string", default: THEMES.join(",") },
    forced: { type: "boolean", default: false },
    contrast: { type: "boolean", default: false },
    zoom: { type: "boolean", default: false },
    docs: { type: "boolean", default: false },
    site: { type: "boolean", default: false },
    minutes: { type: "string", default: "20" },
  },
});

const services = await startFakeServices();
for (const service of [services.forecast, services.historical, services.archive]) {
  service.behave = changeableWeather;
}
const creel = await startCreel({
  MAP_STYLE_URL: "embedded",
  LOG_LEVEL: "warn",
  OPERATOR_NAME: "Two Harbors Anglers",
  SUPPORT_EMAIL: "help@example.com",
  OPERATOR_LOCATION: "Two Harbors, Minnesota",
  ...ADMIN,
  ...environmentOf(services),
});
const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  args: [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",
  ],
});
try {
  const sessions = await makeSample(creel.url);
  const studio = {
    url: creel.url,
    browser,
    sessions,
    hasForcedColors: wish.forced,
    hasMoreContrast: wish.contrast,
  };
  if (wish.docs) await takeDocsPictures(studio, SCENES);
  if (wish.site) await takeSitePictures(studio);
  if (!wish.docs && !wish.site) await takeAll(studio);
} finally {
  await browser.close();
  await creel.stop();
  await stopFakeServices(services);
}

/** Every scene that was wished for; at the end, what could not be taken. */
async function takeAll(studio: Studio): Promise<void> {
  await mkdir(wish.to, { recursive: true });
  const deadline = Date.now() + Number(wish.minutes) * MINUTE_MS;
  const beginnings = wish.only.split(",");
  const scenes = SCENES.filter(({ name }) =>
    beginnings.some((beginning) => `${name}.`.startsWith(beginning)),
  );
  const takes = scenes.flatMap(takesOf).filter(({ looks }) => looks.length > 0);
  const failures: string[] = [];
  let count = 0;
  const work = takes.values();
  async function takeSome(): Promise<void> {
    for (const one of work) {
      try {
        if (Date.now() > deadline) throw new Error("no time was left");
        await take(studio, one);
        count += one.looks.length;
      } catch (error) {
        failures.push(`${one.scene.name} (${one.looks.map(nameOf).join(", ")}): ${firstLine(error)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeSome));
  process.stdout.write(`${count} pictures in ${wish.to}/\n`);
  for (const failure of failures) process.stdout.write(`Not taken: ${failure}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

interface Take {
  scene: Scene;
  looks: readonly Look[];
}

/** A scene is opened once for phones and once for desks, and turned; or anew for each picture. */
function takesOf(scene: Scene): Take[] {
  const names = wish.widths.split(",");
  const shapes = (wish.zoom ? ZOOMED : SHAPES).filter(({ name }) => names.includes(name) || !wish.widths);
  const themes = THEMES.filter((theme) => wish.themes.includes(theme));
  const looks = shapes.flatMap((shape) => themes.map((theme) => ({ shape, theme })));
  if (scene.isDrawn) return looks.map((look) => ({ scene, looks: [look] }));
  return [looks.filter(({ shape }) => isPhone(shape)), looks.filter(({ shape }) => !isPhone(shape))].map(
    (group) => ({ scene, looks: group }),
  );
}

async function take(studio: Studio, { scene, looks }: Take): Promise<void> {
  const [first] = looks;
  if (!first) return;
  const stage = await openScene(studio, scene, first);
  try {
    for (const look of looks) {
      await turn(stage, scene, look);
      await shoot(stage, scene, join(wish.to, `${scene.name}-${nameOf(look)}.png`));
    }
  } finally {
    await stage.context.close();
  }
}

function nameOf({ shape, theme }: Look): string {
  return `${shape.name}-${theme}${wish.forced ? "-forced" : ""}${wish.contrast ? "-contrast" : ""}`;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n").slice(0, 4).join(" ");
}
