import type { BrowserContext, Page } from "@playwright/test";

import { NOW, stopClock } from "./fixed-clock.ts";
import type { Sessions } from "./sample-people.ts";
import type { Person, Scene, Stage } from "./scene.ts";
import { isPhone, type Shape, type Theme } from "./shapes.ts";
import type { Studio } from "./studio.ts";

const TIMEOUT_MS = 20_000;
const TALL = 2000;

/** Where the made-up services have alerts, and where they have none. */
const PLACES = {
  coast: { latitude: 29.3, longitude: -94.8 },
  lake: { latitude: 46.78, longitude: -92.1 },
};

const SESSIONS: Record<Person, keyof Sessions | null> = {
  stranger: null,
  angler: "angler",
  coast: "angler",
  featured: "featured",
  tripper: "tripper",
  afloat: "afloat",
  roamer: "roamer",
  newcomer: "newcomer",
  sampler: "sampler",
  admin: "admin",
};

/** How a scene is looked at. */
export interface Look {
  shape: Shape;
  theme: Theme;
  /** Device pixels for a CSS pixel. */
  scale?: number;
  /** Forced colors. */
  forced?: boolean;
  /** More contrast. */
  contrast?: boolean;
}

/** Opens a scene and brings it about; whoever asked closes the context. */
export async function openScene(studio: Studio, scene: Scene, look: Look): Promise<Stage> {
  const key = SESSIONS[scene.who];
  const session = key ? studio.sessions[key] : null;
  const context = await openContext(studio, scene, look);
  try {
    await context.addInitScript(stopClock, NOW);
    await waitForFont(context);
    if (session) await storeSession(context, session.stored);
    const page = await context.newPage();
    const stage = { page, context, ...whatIsKnown(session), isPhone: isPhone(look.shape) };
    await scene.before?.(stage);
    await page.goto(typeof scene.path === "string" ? scene.path : scene.path(stage));
    if (!scene.isWaiting) await arrive(page);
    await scene.prepare?.(stage);
    await settle(page);
    return stage;
  } catch (error) {
    await closeScene(context);
    throw error;
  }
}

/** Answers that are still on their way would fail in the routes, and with them the process. */
export async function closeScene(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

function whatIsKnown(session: Sessions[keyof Sessions] | null): Pick<Stage, "catchIds" | "token"> {
  if (!session) return { catchIds: [], token: null };
  return { catchIds: session.catchIds, token: String(session.stored["accessToken"]) };
}

async function openContext(studio: Studio, scene: Scene, look: Look): Promise<BrowserContext> {
  const { shape, theme, scale = 1, forced = false, contrast = false } = look;
  const context = await studio.browser.newContext({
    baseURL: studio.url,
    viewport: windowOf(scene, shape),
    deviceScaleFactor: scale,
    hasTouch: isPhone(shape),
    colorScheme: theme,
    forcedColors: forced ? "active" : "none",
    contrast: contrast ? "more" : "no-preference",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/Chicago",
    geolocation: scene.who === "coast" ? PLACES.coast : PLACES.lake,
    permissions: ["geolocation"],
    // What is waiting or fails is between the page and the server.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
}

/** The app shows its own font only if it comes at once; a picture of it cannot depend on that. */
async function waitForFont(context: BrowserContext): Promise<void> {
  await context.route("**/assets/index-*.css", async (route) => {
    const sheet = await (await fetch(route.request().url())).text();
    const body = sheet.replaceAll(/font-display:\s*(optional|swap)/g, "font-display:block");
    await route.fulfill({ contentType: "text/css", body });
  });
}

async function storeSession(context: BrowserContext, stored: object): Promise<void> {
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

async function arrive(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await waitForContent(page, TIMEOUT_MS);
}

/** Until no skeleton stands for what is still to come. */
export async function waitForContent(page: Page, timeout: number): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector("main [role=status][aria-label^=Loading]"),
    undefined,
    { timeout },
  );
}

const QUIET_MS = 3000;

/** Until nothing is on its way any more, and what has come is drawn. */
export async function settle(page: Page): Promise<void> {
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
