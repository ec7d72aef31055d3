import type { BrowserContext, Page } from "@playwright/test";

import { isPhone, type Shape } from "./shapes.ts";

/**
 * The viewer of a scene: a stranger who is not signed in, a person of the sample, or the angler at a coast with storms.
 */
export type Person =
  | "stranger"
  | "angler"
  | "coast"
  | "featured"
  | "tripper"
  | "afloat"
  | "roamer"
  | "newcomer"
  | "sampler"
  | "admin";

/** The facts about the sample that a scene can use. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  /** Ids of the person's catches, newest first. */
  catchIds: readonly string[];
  /** The token of the person's session; `null` for a stranger. */
  token: string | null;
  isPhone: boolean;
}

type Step = (stage: Stage) => Promise<unknown>;

/** A screen in one of its states. */
export interface Scene {
  name: string;
  who: Person;
  path: string | ((stage: Stage) => string);
  /** Runs before the page is opened, for example to let requests fail or hang. */
  before?: Step;
  /** Takes the page from its first view to the state that is shown. */
  prepare?: Step;
  /** True if some request never ends, so that nobody waits for the page. */
  isWaiting?: boolean;
  /**
   * True if the page fills the window, so that a picture is as high as the window. Other pages are shown from top to
   * bottom.
   */
  isWindow?: boolean;
  /** True if the content scrolls within the window, which is then made high enough to avoid that. */
  isTall?: boolean;
  /** True if the page must be opened anew in each size, because it does not redraw by itself. */
  isDrawn?: boolean;
  /** axe rules about the page behind an open menu or list, which hides that page on purpose. */
  hidden?: readonly string[];
  /** Set if the scene exists in only one size. */
  on?: "phone" | "desk";
}

export function isIn({ on }: Scene, shape: Shape): boolean {
  return on === undefined || (on === "phone") === isPhone(shape);
}

/** The parts that scenes with the same beginning share. */
export type Begun = Pick<Scene, "who" | "path"> & Partial<Scene>;

/** Returns scenes with the given names. Many need only the step that runs once the page is open. */
export function scenesFrom(begun: Begun, scenes: Record<string, Step | Partial<Scene>>): Scene[] {
  return Object.entries(scenes).map(([name, scene]) =>
    Object.assign({ name }, begun, typeof scene === "function" ? { prepare: scene } : scene),
  );
}

/** Returns a step that runs these steps one after the other. */
export const inOrder =
  (...steps: Step[]): Step =>
  async (stage) => {
    for (const step of steps) await step(stage);
  };
