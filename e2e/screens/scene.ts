import type { BrowserContext, Page } from "@playwright/test";

import { isPhone, type Shape } from "./shapes.ts";

/** Who looks: nobody who is signed in, one of the sample, or the angler where there are storms. */
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

/** What is known about the sample when a scene is set. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  /** Of the person's catches, the newest first. */
  catchIds: readonly string[];
  /** Of the person's session; `null` of a stranger. */
  token: string | null;
  isPhone: boolean;
}

type Step = (stage: Stage) => Promise<unknown>;

/** A screen in one of its states. */
export interface Scene {
  name: string;
  who: Person;
  path: string | ((stage: Stage) => string);
  /** Before anything is asked for: what fails, or never comes. */
  before?: Step;
  /** From the page as it opens to the state that is shown. */
  prepare?: Step;
  /** Something never comes, so that the page is not waited for. */
  isWaiting?: boolean;
  /** As high as the window, because it fills it; the others are shown from top to bottom. */
  isWindow?: boolean;
  /** Scrolls within the window, which is made so high that it need not. */
  isTall?: boolean;
  /** Must be opened anew in each size, because what it draws is not drawn anew by itself. */
  isDrawn?: boolean;
  /** Rules of axe about the page behind, which an open menu or list hides on purpose. */
  hidden?: readonly string[];
  /** Where it is only there in one size. */
  on?: "phone" | "desk";
}

export function isIn({ on }: Scene, shape: Shape): boolean {
  return on === undefined || (on === "phone") === isPhone(shape);
}

/** What scenes that begin alike have in common. */
export type Begun = Pick<Scene, "who" | "path"> & Partial<Scene>;

/** Scenes by their names; of many there is no more to say than what is done once the page is there. */
export function scenesFrom(begun: Begun, scenes: Record<string, Step | Partial<Scene>>): Scene[] {
  return Object.entries(scenes).map(([name, scene]) =>
    Object.assign({ name }, begun, typeof scene === "function" ? { prepare: scene } : scene),
  );
}

/** One step after the other. */
export const inOrder =
  (...steps: Step[]): Step =>
  async (stage) => {
    for (const step of steps) await step(stage);
  };
