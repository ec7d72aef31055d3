import { join } from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { findInPage, findMisplaced } from "../../e2e/in-page/run-in-page.ts";
import { setLetters } from "../../e2e/look/letters.ts";
import { closeScene, openScene, waitForContent } from "../../e2e/screens/open-scene.ts";
import { isIn, type Scene } from "../../e2e/screens/scene.ts";
import { SCENES } from "../../e2e/screens/scenes/all-scenes.ts";
import { isPhone, type Shape, SHAPES } from "../../e2e/screens/shapes.ts";
import { type Studio, withStudio } from "../../e2e/screens/studio.ts";
import { unpinBars, restoreBars } from "../../e2e/screens/unpin-bars.ts";
import { printLine } from "../results.ts";

/** The widths of the usual phone and the desktop, in px. */
const WIDTHS = new Set([390, 1440]);
const THEMES = 2;
/**
 * Several states are looked at together, because much of the time is spent waiting for answers that are delayed on
 * purpose.
 */
const AT_ONCE = 3;

export interface Sweep {
  /** The number of states looked at. A state in another size or theme counts as another state. */
  looked: number;
  /** The number of broken rules, counted anew for each state. */
  violations: number;
  /**
   * The number of times something has too little room for a thumb, for larger letters or in a narrow window, keyed by
   * problem.
   */
  misfits: Map<string, number>;
  /** The states that could not be opened. */
  missed: string[];
}

/** Looks at everything that the built app shows. AXE_ONLY is a regular expression for the names to look at. */
export async function sweepAxe(): Promise<Sweep> {
  const only = new RegExp(process.env["AXE_ONLY"] ?? "");
  const waiting = views().filter((view) => only.test(view.where));
  const sweep: Sweep = { looked: 0, violations: 0, misfits: new Map(), missed: [] };
  await withStudio(async (studio) => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => lookAtAll(waiting, studio, sweep)));
  });
  return sweep;
}

/** Looks at one view after the other until none is left. Several of these run at once. */
async function lookAtAll(waiting: View[], studio: Studio, sweep: Sweep): Promise<void> {
  for (let view = waiting.shift(); view; view = waiting.shift()) {
    const current = view;
    const look = () => lookAt(studio, current);
    try {
      // Tries again once, because a machine that does other things as well may be too slow.
      const found = await look().catch(look);
      sweep.looked += THEMES;
      sweep.violations += found.violations.length;
      for (const misfit of found.misfits) count(sweep.misfits, kindOf(misfit));
      for (const each of [...found.violations, ...found.misfits]) printLine(`! ${view.where}: ${each}`);
    } catch (error) {
      sweep.missed.push(view.where);
      printLine(`? ${view.where}: ${String(error).split("\n")[0]}`);
    }
  }
}

function count(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

/** Returns the kind of a problem, such as "covered" for "letters twice as large, covered: <button>". */
function kindOf(misfit: string): string {
  const [kind = ""] = misfit.replace(PREFIX, "").split(":");
  return kind.replace(/is \d+ px/, "is too");
}

interface View {
  shape: Shape;
  scene: Scene;
  where: string;
}

function views(): View[] {
  return SHAPES.filter(({ width }) => WIDTHS.has(width)).flatMap((shape) =>
    SCENES.filter((scene) => isIn(scene, shape)).map((scene) => ({
      shape,
      scene,
      where: `${scene.name}, ${isPhone(shape) ? "phone" : "desk"}`,
    })),
  );
}

/** Looks at a scene in a separate browser context, so that no scene affects another. */
async function lookAt(studio: Studio, { shape, scene }: View) {
  const { page, context } = await openScene(studio, scene, { shape, theme: "dark" });
  try {
    await unpinBars(page, scene);
    const violations = await findViolations(page, scene.hidden);
    await restoreBars(page);
    return { violations, misfits: await findMisfits(page, shape) };
  } finally {
    await closeScene(context);
  }
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on the colors of a page. */
const RULES_OF_COLORS = ["color-contrast"];

/** Returns the rules that axe finds broken in the dark and the light theme, each with the elements that break it. */
async function findViolations(page: Page, hidden: readonly string[] = []): Promise<string[]> {
  const everything = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .disableRules([...hidden]);
  const byNight = await run(everything, "by night");
  await page.emulateMedia({ colorScheme: "light" });
  const byDay = await run(
    new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withRules(RULES_OF_COLORS),
    "by day",
  );
  return [...byNight, ...byDay];
}

async function run(builder: AxeBuilder, when: string): Promise<string[]> {
  // Legacy mode opens no second page to merge the results of cross-origin frames, because there are none.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, any }) => `${html.slice(0, 200)} (${any[0]?.message ?? ""})`);
    return `${id}, ${when}: ${places.join(" | ")}`;
  });
}

const LARGE = "letters twice as large";
const PREFIX = new RegExp(`^(?:${LARGE}|\\d+ px wide), `);

/** The narrowest phone, a window of half a screen, and one of 1,280 by 1,024 px zoomed to 400 %. */
const NARROW = {
  phone: [{ width: 320, height: 640 }],
  desk: [
    { width: 1024, height: 768 },
    { width: 320, height: 256 },
  ],
};

const SMALL_TARGETS = join(import.meta.dirname, "small-targets-in-page.ts");
const BROKEN_WORDS = join(import.meta.dirname, "../../e2e/in-page/broken-words.ts");

/** Finds what does not fit in the usual size, and parts without room for letters twice as large or in narrow windows. */
async function findMisfits(page: Page, shape: Shape): Promise<string[]> {
  const misfits = isPhone(shape) ? await findPhoneMisfits(page) : await findMisplaced(page);
  await setLetters(page, "large");
  await drawn(page);
  const large = await findMisplaced(page);
  misfits.push(...large.map((misfit) => `${LARGE}, ${misfit}`));
  await setLetters(page, "usual");
  for (const size of NARROW[isPhone(shape) ? "phone" : "desk"]) {
    await page.setViewportSize(size);
    await drawn(page);
    const narrow = await findMisplaced(page);
    misfits.push(...narrow.map((misfit) => `${size.width} px wide, ${misfit}`));
  }
  return misfits;
}

/** Finds words that do not fit a line, and controls that are too small for a thumb. */
async function findPhoneMisfits(page: Page): Promise<string[]> {
  const broken = await findInPage(page, "findBrokenWords", [BROKEN_WORDS]);
  return [...broken, ...(await findInPage(page, "findSmallTargets", [SMALL_TARGETS]))];
}

/** The longest wait, because a request that is never answered leaves a skeleton forever. */
const REDRAWN_MS = 3000;

/** Waits until everything that depends on the size is drawn for it. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await waitForContent(page, REDRAWN_MS).catch(() => {});
}
