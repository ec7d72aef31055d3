import type { BrowserContext, Page } from "@playwright/test";

/** Who looks: nobody who is signed in, one of the sample, or the angler where there are storms. */
export type Person = "stranger" | "angler" | "coast" | "featured" | "newcomer" | "admin";

/** What is known about the sample when a scene is set. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  /** Of the person's catches, the newest first. */
  catchIds: readonly string[];
  isPhone: boolean;
}

/** A screen in one of its states. */
export interface Scene {
  name: string;
  who: Person;
  path: string | ((stage: Stage) => string);
  /** Before anything is asked for: what fails, or never comes. */
  before?: (stage: Stage) => Promise<unknown>;
  /** From the page as it opens to the state that is shown. */
  prepare?: (stage: Stage) => Promise<unknown>;
  /** As high as the window, because it fills it; the others are shown from top to bottom. */
  isWindow?: boolean;
  /** Scrolls within the window, which is made so high that it need not. */
  isTall?: boolean;
  /** Must be opened anew in each size, because what it draws is not drawn anew by itself. */
  isDrawn?: boolean;
}

/** Waits for a text, so that the scene is set before its picture is taken. */
export const shows =
  (text: string | RegExp) =>
  ({ page }: Pick<Stage, "page">): Promise<void> =>
    page.getByText(text).first().waitFor();

/** Calls to these paths of the API are answered so instead. */
export async function answerWith({ context }: Stage, path: string, answer: Answer): Promise<void> {
  await context.route(`**/api/${path}`, (route) => route.fulfill(answer));
}

interface Answer {
  status: number;
  json: object;
}

export const BROKEN: Answer = { status: 500, json: {} };

export const NO_WEATHER: Answer = {
  status: 503,
  json: { error: "Weather data cannot be reached right now." },
};

/** Calls to these paths of the API are never answered. */
export async function neverAnswer({ context }: Stage, path: string): Promise<void> {
  await context.route(`**/api/${path}`, () => new Promise<never>(() => {}));
}
