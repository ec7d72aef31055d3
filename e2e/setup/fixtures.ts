import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";

import { makeAdmin } from "./admins.ts";
import { callApi } from "./api.ts";
import { bePatient } from "./be-patient.ts";

export { expect };

/** A desk all the same. The map is drawn without a graphics card, by the pixel: journeys about it have few. */
export const SMALL_DESK = { width: 1024, height: 640 };

/** Somebody with an account who is signed in, in the browser and for calls beside it. */
export interface Angler {
  email: string;
  password: string;
  token: string;
  user: { id: string };
}

interface Fixtures {
  /** Where the app is. */
  url: string;
  /** What the journey may find in the console; anything else fails it. */
  expected: { errors: RegExp[] };
  /** Whether the browser can put the app on the device. A service worker answers in the server's place. */
  canInstall: boolean;
  /** A new account, signed in for the page of the test. */
  angler: Angler;
  /** The same, and an admin. */
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
    await context.addInitScript(bePatient);
    const complaints = watch(context, url, expected.errors);
    await reportViolations(context);
    await use(context);
    // What a page was still loading when its journey ended goes with it.
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

/** The browser's own remark on drawing without a graphics card. */
const GPU_STALL = /GL Driver Message .* GPU stall due to ReadPixels/;

/** Its remark on a list that was there before the drawing of its skeleton had come. */
const UNUSED_DRAWING = /plate-\S+\.svg was preloaded using link preload but not used/;

/** Errors and warnings in the console, what threw, and every request that leaves our origin. */
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

/** As over plain HTTP: one that is blocked without a word would be tried for, and complained of. */
async function hideServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
}

/** What the content security policy forbids in any page counts like something that threw there. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      reportError(new Error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI}`));
    });
  });
}

/** A new account of its own for each journey, so that none sees another's catches. */
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

/** As if they had signed in here before, and wanted to be remembered. */
export async function storeSession(context: BrowserContext, session: object): Promise<void> {
  await context.addInitScript((text) => {
    if (location.protocol === "about:") return;
    // Once a tab: what the journey does to it, signing out say, stays done.
    if (sessionStorage.getItem("e2e.remembered")) return;
    sessionStorage.setItem("e2e.remembered", "yes");
    if (!localStorage.getItem("creel.session")) localStorage.setItem("creel.session", text);
  }, JSON.stringify(session));
}

/** The map stands where it is to stand, and its list has come; it may still be drawing. */
export async function mapIsUp(page: Page): Promise<void> {
  await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible();
  await expect(page.getByText(/^[\d,]+ in view$/)).toBeVisible();
}

/** How many catches the map shows, alone or in clusters, once it has drawn what there is to draw. */
export async function catchesOnMap(page: Page): Promise<number> {
  const drawn = await page.waitForFunction(() => {
    const [mark] = performance.getEntriesByName("pins drawn");
    return mark instanceof PerformanceMark ? (mark.detail as { catches: number }) : null;
  });
  return (await drawn.evaluate((detail) => detail?.catches)) ?? Number.NaN;
}
