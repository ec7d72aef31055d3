import { type Browser, chromium, type Page } from "@playwright/test";

import { ensureChromium } from "../scripts/find-chromium.mjs";
import { ADMIN_SCENES } from "./axe/admin-scenes.ts";
import { DIALOG_SCENES } from "./axe/dialog-scenes.ts";
import { findViolations } from "./axe/find-violations.ts";
import { LOG_SCENES } from "./axe/log-scenes.ts";
import { MAP_SCENES } from "./axe/map-scenes.ts";
import { makePeople, type People } from "./axe/people.ts";
import { PROFILE_SCENES } from "./axe/profile-scenes.ts";
import { PUBLIC_SCENES } from "./axe/public-scenes.ts";
import type { Scene } from "./axe/scene.ts";
import { TROUBLE_SCENES } from "./axe/trouble-scenes.ts";
import { say } from "./say.ts";

const SCENES: readonly Scene[] = [
  ...PUBLIC_SCENES,
  ...LOG_SCENES,
  ...DIALOG_SCENES,
  ...MAP_SCENES,
  ...PROFILE_SCENES,
  ...TROUBLE_SCENES,
  ...ADMIN_SCENES,
];

const SIZES = [
  { name: "phone", isPhone: true, viewport: { width: 390, height: 844 } },
  { name: "desk", isPhone: false, viewport: { width: 1440, height: 900 } },
] as const;
type Size = (typeof SIZES)[number];

const THEMES = 2;
const PATIENCE_MS = 30_000;

export interface Sweep {
  /** How many states were looked at; one is another in another size or theme. */
  looked: number;
  /** How many rules were broken, counted anew for each state. */
  violations: number;
}

/**
 * Looks at everything a running Creel shows, with people and catches of its own making. The folder of its data is
 * CREEL_DATA_DIR, for the admin. AXE_ONLY is a pattern of the names of what to look at.
 *
 * @throws when a state could not be brought about
 */
export async function sweepAxe(url: string): Promise<Sweep> {
  const people = await makePeople(url);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-gpu-compositing",
    ],
  });
  const only = new RegExp(process.env["AXE_ONLY"] ?? "");
  const missed: string[] = [];
  const sweep: Sweep = { looked: 0, violations: 0 };
  try {
    for (const { size, scene, where } of views().filter((view) => only.test(view.where))) {
      const look = () => lookAt({ browser, url, people }, size, scene);
      // A machine that does other things as well may be too slow once.
      const found = await look()
        .catch(look)
        .catch((error: unknown) => {
          missed.push(where);
          say(`? ${where}: ${String(error).split("\n")[0]}`);
          return null;
        });
      if (!found) continue;
      sweep.looked += THEMES;
      sweep.violations += found.length;
      for (const violation of found) say(`! ${where}: ${violation}`);
    }
  } finally {
    await browser.close();
  }
  if (missed.length > 0) throw new Error(`Not looked at: ${missed.join("; ")}`);
  return sweep;
}

function views() {
  return SIZES.flatMap((size) =>
    SCENES.filter(({ on }) => on === undefined || on === size.name).map((scene) => ({
      size,
      scene,
      where: `${scene.name}, ${size.name}`,
    })),
  );
}

interface Stage {
  browser: Browser;
  url: string;
  people: People;
}

/** In a context of its own: what one scene leaves behind is not in the way of another. */
async function lookAt({ browser, url, people }: Stage, size: Size, scene: Scene): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "en-US",
    timezoneId: "America/Chicago",
    colorScheme: "dark",
    reducedMotion: "reduce",
    // What is waiting or fails is between the page and the server.
    serviceWorkers: "block",
    hasTouch: size.isPhone,
    viewport: size.viewport,
  });
  try {
    await context.addInitScript(remember, people[scene.who]);
    const page: Page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await scene.open({ page, isPhone: size.isPhone });
    return await findViolations(page, scene.hidden);
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything of it does. */
function remember(session: string | null): void {
  if (session !== null && location.protocol !== "about:") localStorage.setItem("creel.session", session);
}
