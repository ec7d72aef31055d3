import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";

import { makeAdmin } from "./admins.ts";
import { callApi } from "./api.ts";
import { extendTimeouts } from "./extend-timeouts.ts";

export { expect };

/** A desktop size with few pixels, for journeys on the map, which is drawn pixel by pixel without a graphics card. */
export const SMALL_DESK = { width: 1024, height: 640 };

/** A user who is signed in, both in the browser and for API calls outside it. */
export interface Angler {
  email: string;
  password: string;
  token: string;
  user: { id: string };
}

interface Fixtures {
  /** The address of the app. */
  url: string;
  /** The errors that the journey may cause in the console. Any other error fails it. */
  expected: { errors: RegExp[] };
  /** True if the browser can install the app. Then a service worker answers in the server's place. */
  canInstall: boolean;
  /** A new account, signed in on the page of the test. */
  angler: Angler;
  /** A new account that is an admin, signed in on the page of the test. */
  admin: Angler;
}

let count = 0;

export const test = base.extend<Fixtures>({
  url: async ({}, use) => {
    await use(process.env["CREEL_URL"] ?? "");
  },
  baseURL: async ({ url }, use) => {
    await use(url);
  },
  expected: [{ errors: [] }, { option: true }],
  canInstall: [false, { option: true }],
  context: async ({ context, url, expected, canInstall }, use) => {
    if (!canInstall) await hideServiceWorkers(context);
    await context.addInitScript(extendTimeouts);
    const complaints = watch(context, url, expected.errors);
    await reportViolations(context);
    await use(context);
    // Drops requests that a page was still making when its journey ended.
    await context.unrouteAll({ behavior: "ignoreErrors" });
    expect(complaints, "nothing in the console, and nothing asked of another host").toEqual([]);
  },
  angler: async ({ context, url }, use) => {
    const angler = await signUp(url);
    await storeSession(context, angler.session);
    await use(angler);
  },
  admin: async ({ context, url }, use) => {
    const admin = await signUp(url);
    await makeAdmin(url, admin.user.id);
    await storeSession(context, admin.session);
    await use(admin);
  },
});

/** The browser's warning about drawing without a graphics card. */
const GPU_STALL = /GL Driver Message .* GPU stall due to ReadPixels/;

/** The browser's warning about a preloaded skeleton drawing that was not needed, because the list came first. */
const UNUSED_DRAWING = /plate-\S+\.svg was preloaded using link preload but not used/;

/** Collects errors and warnings in the console, uncaught errors, and requests that leave our origin. */
function watch(context: BrowserContext, url: string, expected: RegExp[]): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (![GPU_STALL, UNUSED_DRAWING, ...expected].some((pattern) => pattern.test(text))) {
      complaints.push(text);
    }
  };
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => complain(`thrown: ${error.error().message}`));
  context.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`)) {
      complain(`asked elsewhere: ${request.url()}`);
      if (request.headers()["authorization"]) complaints.push(`a token sent to ${request.url()}`);
    }
  });
  return complaints;
}

/** Hides service workers, as plain HTTP does. If they were only blocked, the app would try to use them and complain. */
async function hideServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
}

/** Reports violations of the content security policy in any page as uncaught errors. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      reportError(new Error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI}`));
    });
  });
}

/** Creates a new account for each journey, so that no journey sees another's catches. */
export async function signUp(url: string) {
  count += 1;
  const email = `angler-${process.env["TEST_WORKER_INDEX"] ?? ""}-${count}@example.com`;
  const password = "perch and bobber";
  const registration = {
    firstName: "Maren",
    lastName: "Lindqvist",
    email,
    password,
    timeZone: "America/Chicago",
  };
  const session = await callApi(url, "/auth/register", { body: registration });
  return {
    email,
    password,
    token: String(session["accessToken"]),
    user: session["user"] as { id: string },
    session,
  };
}

/** Stores the session as if the user had signed in here before and wanted to be remembered. */
export async function storeSession(context: BrowserContext, session: object): Promise<void> {
  await context.addInitScript((text) => {
    if (location.protocol === "about:") return;
    // Runs once per tab, so that what the journey changes stays changed, such as a sign-out.
    if (sessionStorage.getItem("e2e.remembered")) return;
    sessionStorage.setItem("e2e.remembered", "yes");
    if (!localStorage.getItem("creel.session")) localStorage.setItem("creel.session", text);
  }, JSON.stringify(session));
}

/** Waits until the map has its position and its list is loaded. The map may still be drawing. */
export async function mapIsUp(page: Page): Promise<void> {
  await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible();
  await expect(page.getByText(/^[\d,]+ in view$/)).toBeVisible();
}

/** Returns how many catches the map shows, alone or in clusters, once it has finished drawing. */
export async function catchesOnMap(page: Page): Promise<number> {
  const drawn = await page.waitForFunction(() => {
    const [mark] = performance.getEntriesByName("pins drawn");
    return mark instanceof PerformanceMark ? (mark.detail as { catches: number }) : null;
  });
  return (await drawn.evaluate((detail) => detail?.catches)) ?? Number.NaN;
}
