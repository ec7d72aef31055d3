import type { BrowserContext, Page } from "@playwright/test";

import { NOW, stopClock } from "./fixed-clock.ts";
import type { Sessions } from "./sample-people.ts";
import type { Person, Scene, Stage } from "./scene.ts";
import { isPhone, type Shape, type Theme } from "./shapes.ts";
import type { Studio } from "./studio.ts";

const TIMEOUT_MS = 20_000;
const TALL = 2000;

/** The fake services have alerts for the coast and none for the lake. */
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

/** The size and the colors in which a scene is shown. */
export interface Look {
  shape: Shape;
  theme: Theme;
  /** Device pixels per CSS pixel. */
  scale?: number;
  /** True to emulate forced colors. */
  forced?: boolean;
  /** True to emulate the preference for more contrast. */
  contrast?: boolean;
}

/** Opens a scene and brings it into its state. The caller closes the context. */
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

/** Removes the routes first, because answers in flight would fail in them and end the process. */
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
    // A service worker would hide the requests from the routes that delay them or let them fail.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
}

/** The app uses its own font only if it loads at once, and a picture must not depend on that. */
async function waitForFont(context: BrowserContext): Promise<void> {
  await context.route("**/assets/index-*.css", async (route) => {
    const sheet = await (await fetch(route.request().url())).text();
    const body = sheet.replaceAll(/font-display:\s*(optional|swap)/g, "font-display:block");
    await route.fulfill({ contentType: "text/css", body });
  });
}

/** The accounts are older than this version of Creel, whose news would cover every dashboard. */
const SEEN_VERSION = "999.0.0";

async function storeSession(
  context: BrowserContext,
  stored: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = String(Object(stored["user"]).id);
  const values = {
    "creel.session": JSON.stringify(stored),
    "creel.seen-versions": `${id.slice(-4)} ${SEEN_VERSION}`,
  };
  await context.addInitScript((all) => {
    if (location.protocol === "about:") return;
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
}

/**
 * Makes the window tall for tall scenes on phones. The zoomed shapes keep their low window, which is what they test.
 */
function windowOf({ isTall }: Scene, { width, height }: Shape): { width: number; height: number } {
  return { width, height: isTall && width <= 640 && height >= 640 ? TALL : height };
}

/** Shows the scene in another size or theme without loading anything anew. */
export async function turn({ page }: Stage, scene: Scene, { shape, theme }: Look): Promise<void> {
  await page.setViewportSize(windowOf(scene, shape));
  await page.emulateMedia({ colorScheme: theme });
}

async function arrive(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await waitForContent(page, TIMEOUT_MS);
}

/** Waits until no skeleton stands in for content that is still loading. */
export async function waitForContent(page: Page, timeout: number): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector("main [role=status][aria-label^=Loading]"),
    undefined,
    { timeout },
  );
}

const QUIET_MS = 3000;

/** Waits until the network is quiet and everything that has loaded is drawn. */
export async function settle(page: Page): Promise<void> {
  // Images below the window load only when they are scrolled near.
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
  });
  // Requests that never end or are repeated forever must not hold this up.
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
 * Runs in the page. True if all dialogs are visible. A sheet whose first field takes the focus stays hidden for half a
 * second or more, until a phone's keyboard has come up or has not.
 */
function isUncovered(): boolean {
  return Array.from(document.querySelectorAll("[role=dialog], [role=alertdialog]")).every((dialog) =>
    dialog.checkVisibility({ opacityProperty: true }),
  );
}
