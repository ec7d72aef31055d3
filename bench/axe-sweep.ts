import type { Browser, Page } from "@playwright/test";

import { ADMIN_SCENES } from "./axe/admin-scenes.ts";
import { DIALOG_SCENES } from "./axe/dialog-scenes.ts";
import { findMisfits } from "./axe/find-misfits.ts";
import { findViolations } from "./axe/find-violations.ts";
import { LOG_SCENES } from "./axe/log-scenes.ts";
import { MAP_SCENES } from "./axe/map-scenes.ts";
import { makePeople, type People } from "./axe/people.ts";
import { PROFILE_SCENES } from "./axe/profile-scenes.ts";
import { PUBLIC_SCENES } from "./axe/public-scenes.ts";
import type { Scene } from "./axe/scene.ts";
import { TROUBLE_SCENES } from "./axe/trouble-scenes.ts";
import { withChrome } from "./chrome.ts";
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
/** Much of a look is waiting: for what is slow on purpose, and for the other of two processors. */
const AT_ONCE = 3;
const PATIENCE_MS = 30_000;

export interface Sweep {
  /** How many states were looked at; one is another in another size or theme. */
  looked: number;
  /** How many rules were broken, counted anew for each state. */
  violations: number;
  /** How often something has too little room: for a thumb, for larger letters, or in a narrow window. */
  misfits: number;
  /** The states that could not be brought about. */
  missed: string[];
}

/**
 * Looks at everything a running Creel shows, with people and catches of its own making. The folder of its data is
 * CREEL_DATA_DIR, for the admin. AXE_ONLY is a pattern of the names of what to look at.
 */
export async function sweepAxe(url: string): Promise<Sweep> {
  const only = new RegExp(process.env["AXE_ONLY"] ?? "");
  const waiting = views().filter((view) => only.test(view.where));
  const people = await makePeople(url);
  const sweep: Sweep = { looked: 0, violations: 0, misfits: 0, missed: [] };
  await withChrome(
    (browser) => {
      const stage = { browser, url, people };
      return Promise.all(Array.from({ length: AT_ONCE }, () => lookAtAll(waiting, stage, sweep)));
    },
    ["--disable-gpu-compositing"],
  );
  return sweep;
}

/** Takes one after the other, as others do beside it. */
async function lookAtAll(waiting: View[], stage: Stage, sweep: Sweep): Promise<void> {
  for (let view = waiting.shift(); view; view = waiting.shift()) {
    const { size, scene, where } = view;
    const look = () => lookAt(stage, size, scene);
    try {
      // A machine that does other things as well may be too slow once.
      const found = await look().catch(look);
      sweep.looked += THEMES;
      sweep.violations += found.violations.length;
      sweep.misfits += found.misfits.length;
      for (const each of [...found.violations, ...found.misfits]) say(`! ${where}: ${each}`);
    } catch (error) {
      sweep.missed.push(where);
      say(`? ${where}: ${String(error).split("\n")[0]}`);
    }
  }
}

interface View {
  size: Size;
  scene: Scene;
  where: string;
}

function views(): View[] {
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

interface Found {
  violations: string[];
  misfits: string[];
}

/** In a context of its own: what one scene leaves behind is not in the way of another. */
async function lookAt({ browser, url, people }: Stage, size: Size, scene: Scene): Promise<Found> {
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
    await context.addInitScript(remember, await people.sessionOf(scene.who));
    const page: Page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await scene.open({ page, isPhone: size.isPhone });
    const violations = await findViolations(page, scene.hidden);
    return { violations, misfits: await findMisfits(page, size.isPhone) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything of it does. */
function remember(session: string | null): void {
  if (session !== null && location.protocol !== "about:") localStorage.setItem("creel.session", session);
}
