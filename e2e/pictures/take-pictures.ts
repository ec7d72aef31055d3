// Takes pictures of every screen and state of the built app: `npm run pictures`. See docs/design.md.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { closeScene, type Look, openScene, turn } from "../screens/open-scene.ts";
import { isIn, type Scene } from "../screens/scene.ts";
import { SCENES } from "../screens/scenes/all-scenes.ts";
import { isPhone, SHAPES, THEMES, ZOOMED } from "../screens/shapes.ts";
import { type Studio, withStudio } from "../screens/studio.ts";
import { takeDocsPictures } from "./docs-pictures.ts";
import { shoot } from "./shoot.ts";
import { takeSitePictures } from "./site-pictures.ts";

const AT_ONCE = 2;

const { values: wish } = parseArgs({
  options: {
    to: { type: "string", default: "pictures" },
    /** The folder of another version of Creel, installed and built. */
    app: { type: "string" },
    /** Prefixes of scene names, separated by commas. A name with a dot at its end is a whole name. */
    only: { type: "string", default: "" },
    /** Names of shapes, separated by commas. */
    widths: { type: "string", default: "" },
    themes: { type: "string", default: THEMES.join(",") },
    forced: { type: "boolean", default: false },
    contrast: { type: "boolean", default: false },
    zoom: { type: "boolean", default: false },
    docs: { type: "boolean", default: false },
    site: { type: "boolean", default: false },
    minutes: { type: "string", default: "60" },
  },
});

await withStudio(async (studio) => {
  if (wish.docs) await takeDocsPictures(studio);
  if (wish.site) await takeSitePictures(studio);
  if (!wish.docs && !wish.site) await takeAll(studio);
}, wish.app);

/** Takes every requested scene. Prints the ones that failed at the end. */
async function takeAll(studio: Studio): Promise<void> {
  await mkdir(wish.to, { recursive: true });
  const begun = performance.now();
  const beginnings = wish.only.split(",");
  const scenes = SCENES.filter(({ name }) =>
    beginnings.some((beginning) => `${name}.`.startsWith(beginning)),
  );
  const failures: string[] = [];
  let count = 0;
  const work = scenes.flatMap(takesOf).values();
  async function takeSome(): Promise<void> {
    for (const one of work) {
      try {
        if (performance.now() - begun > Number(wish.minutes) * MINUTE_MS) throw new Error("no time was left");
        await take(studio, one);
        count += one.looks.length;
      } catch (error) {
        failures.push(`${one.scene.name} (${one.looks.map(nameOf).join(", ")}): ${firstLine(error)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeSome));
  const minutes = ((performance.now() - begun) / MINUTE_MS).toFixed(1);
  process.stdout.write(`${count} pictures in ${wish.to}/ after ${minutes} min\n`);
  for (const failure of failures) process.stdout.write(`Not taken: ${failure}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

interface Take {
  scene: Scene;
  looks: readonly Look[];
}

/**
 * Groups the pictures of a scene: it is opened once for phones and once for desktops and then resized, or opened anew
 * for each picture.
 */
function takesOf(scene: Scene): Take[] {
  const names = wish.widths.split(",");
  const shapes = (wish.zoom ? ZOOMED : SHAPES).filter(
    (shape) => (names.includes(shape.name) || !wish.widths) && isIn(scene, shape),
  );
  const themes = THEMES.filter((theme) => wish.themes.includes(theme));
  const { forced, contrast } = wish;
  const looks = shapes.flatMap((shape) => themes.map((theme) => ({ shape, theme, forced, contrast })));
  if (scene.isDrawn) return looks.map((look) => ({ scene, looks: [look] }));
  return [looks.filter(({ shape }) => isPhone(shape)), looks.filter(({ shape }) => !isPhone(shape))]
    .filter(({ length }) => length > 0)
    .map((group) => ({ scene, looks: group }));
}

async function take(studio: Studio, { scene, looks }: Take): Promise<void> {
  const [first] = looks;
  if (!first) return;
  const stage = await openScene(studio, scene, first);
  try {
    for (const look of looks) {
      await turn(stage, scene, look);
      await writeFile(join(wish.to, `${scene.name}-${nameOf(look)}.png`), await shoot(stage, scene));
    }
  } finally {
    await closeScene(stage.context);
  }
}

function nameOf({ shape, theme }: Look): string {
  return `${shape.name}-${theme}${wish.forced ? "-forced" : ""}${wish.contrast ? "-contrast" : ""}`;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n").slice(0, 4).join(" ");
}
