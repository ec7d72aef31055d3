import type { Browser, BrowserContext, Page } from "@playwright/test";

import type { Sessions } from "./sample-people.ts";
import type { Person, Scene, Stage } from "./scene.ts";
import { isPhone, type Shape, type Theme } from "./shapes.ts";

const PATIENCE_MS = 20_000;
const TALL = 2000;

/** Where the made-up services have alerts, and where they have none. */
const PLACES = {
  coast: { latitude: 29.3, longitude: -94.8 },
  lake: { latitude: 46.78, longitude: -92.1 },
};

/** The app with its sample, and a browser to look at it. */
export interface Studio {
  url: string;
  browser: Browser;
  sessions: Sessions;
  hasForcedColors: boolean;
  hasMoreContrast: boolean;
}

const SESSIONS: Record<Person, keyof Sessions | null> = {
  stranger: null,
  angler: "angler",
  coast: "angler",
  featured: "featured",
  newcomer: "newcomer",
  admin: "admin",
};

/** How a scene is looked at. */
export interface Look {
  shape: Shape;
  theme: Theme;
  /** Device pixels for a CSS pixel. */
  scale?: number;
}

/** Opens a scene and brings it about; whoever asked closes the context. */
export async function openScene(studio: Studio, scene: Scene, look: Look): Promise<Stage> {
  const key = SESSIONS[scene.who];
  const session = key ? studio.sessions[key] : null;
  const context = await openContext(studio, scene, look);
  if (session) await remember(context, session.stored);
  const page = await context.newPage();
  const stage = { page, context, catchIds: session?.catchIds ?? [], isPhone: isPhone(look.shape) };
  try {
    await scene.before?.(stage);
    await page.goto(typeof scene.path === "string" ? scene.path : scene.path(stage));
    await scene.prepare?.(stage);
  } catch (error) {
    await context.close();
    throw error;
  }
  return stage;
}

async function openContext(
  studio: Studio,
  scene: Scene,
  { shape, theme, scale = 1 }: Look,
): Promise<BrowserContext> {
  const context = await studio.browser.newContext({
    baseURL: studio.url,
    viewport: windowOf(scene, shape),
    deviceScaleFactor: scale,
    hasTouch: isPhone(shape),
    colorScheme: theme,
    forcedColors: studio.hasForcedColors ? "active" : "none",
    contrast: studio.hasMoreContrast ? "more" : "no-preference",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/Chicago",
    geolocation: scene.who === "coast" ? PLACES.coast : PLACES.lake,
    permissions: ["geolocation"],
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function remember(context: BrowserContext, stored: object): Promise<void> {
  await context.addInitScript((text) => {
    if (location.protocol !== "about:") localStorage.setItem("creel.session", text);
  }, JSON.stringify(stored));
}

/** At a zoom the low window is what is looked at. */
function windowOf({ isTall }: Scene, { width, height }: Shape): { width: number; height: number } {
  return { width, height: isTall && width <= 640 && height >= 640 ? TALL : height };
}

/** The scene in another size or theme, without anything being loaded anew. */
export async function turn({ page }: Stage, scene: Scene, { shape, theme }: Look): Promise<void> {
  await page.setViewportSize(windowOf(scene, shape));
  await page.emulateMedia({ colorScheme: theme });
}

/** A picture once nothing is on its way any more, of the whole page or of the window. */
export async function shoot({ page }: Stage, scene: Scene, path?: string): Promise<Buffer> {
  const { isWindow, isTall, isDrawn } = scene;
  await settle(page);
  // Nothing tells when the names on a map are all there.
  if (isDrawn) await page.waitForTimeout(DRAWING_MS);
  const isWhole = !isWindow && !isTall;
  await page.evaluate(layFlat, isWhole);
  return page.screenshot({
    fullPage: isWhole,
    animations: "disabled",
    ...(path && { path }),
  });
}

const QUIET_MS = 3000;
const DRAWING_MS = 800;

async function settle(page: Page): Promise<void> {
  // Pictures below the window are loaded when they are come near to.
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
  });
  // What never comes, or is asked for again and again, is no reason to wait for ever.
  await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => {});
  await page.waitForFunction(isUncovered);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ complete }) => complete);
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * In the page: a sheet whose first field takes the focus is kept out of sight, for half a second and more, until a
 * phone's keyboard has come up or has not.
 */
function isUncovered(): boolean {
  return Array.from(document.querySelectorAll("[role=dialog], [role=alertdialog]")).every((dialog) =>
    dialog.checkVisibility({ opacityProperty: true }),
  );
}

/** In the page: what sticks to the window would lie across a picture that shows all of it. */
function layFlat(isWhole: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(".header, .bar")) {
    part.style.position = isWhole ? "static" : "";
  }
  const shell = document.querySelector<HTMLElement>(".shell");
  if (shell) shell.style.paddingBottom = isWhole ? "0" : "";
}
