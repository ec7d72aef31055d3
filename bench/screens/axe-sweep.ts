import { openScene } from "../../e2e/screens/open-scene.ts";
import { isIn, type Scene } from "../../e2e/screens/scene.ts";
import { SCENES } from "../../e2e/screens/scenes/all-scenes.ts";
import { isPhone, type Shape, SHAPES } from "../../e2e/screens/shapes.ts";
import { type Studio, withStudio } from "../../e2e/screens/studio.ts";
import { findMisfits } from "../axe/find-misfits.ts";
import { findViolations } from "../axe/find-violations.ts";
import { printLine } from "../base/print-line.ts";

/** The usual phone and the desk. */
const WIDTHS = new Set([390, 1440]);
const THEMES = 2;
/** Much of the time is waiting for answers that are delayed on purpose. */
const AT_ONCE = 3;

export interface Sweep {
  /** How many states were looked at; one is another in another size or theme. */
  looked: number;
  /** How many rules were broken, counted anew for each state. */
  violations: number;
  /** How often something has too little room: for a thumb, for larger letters, or in a narrow window. */
  misfits: number;
  /** The states that could not be opened. */
  missed: string[];
}

/** Looks at everything the built app shows. AXE_ONLY is a pattern of the names of what to look at. */
export async function sweepAxe(): Promise<Sweep> {
  const only = new RegExp(process.env["AXE_ONLY"] ?? "");
  const waiting = views().filter((view) => only.test(view.where));
  const sweep: Sweep = { looked: 0, violations: 0, misfits: 0, missed: [] };
  await withStudio(async (studio) => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => lookAtAll(waiting, studio, sweep)));
  });
  return sweep;
}

/** One of the workers: takes the next scene until none is left. */
async function lookAtAll(waiting: View[], studio: Studio, sweep: Sweep): Promise<void> {
  for (let view = waiting.shift(); view; view = waiting.shift()) {
    const current = view;
    const look = () => lookAt(studio, current);
    try {
      // A machine that does other things as well may be too slow once.
      const found = await look().catch(look);
      sweep.looked += THEMES;
      sweep.violations += found.violations.length;
      sweep.misfits += found.misfits.length;
      for (const each of [...found.violations, ...found.misfits]) printLine(`! ${view.where}: ${each}`);
    } catch (error) {
      sweep.missed.push(view.where);
      printLine(`? ${view.where}: ${String(error).split("\n")[0]}`);
    }
  }
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

/** In a separate browser context, so that no scene affects another. */
async function lookAt(studio: Studio, { shape, scene }: View) {
  const { page, context } = await openScene(studio, scene, { shape, theme: "dark" });
  try {
    const violations = await findViolations(page, scene.hidden);
    return { violations, misfits: await findMisfits(page, isPhone(shape)) };
  } finally {
    await context.close();
  }
}
