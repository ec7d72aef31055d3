import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";

import { bePatient } from "./be-patient.ts";

export interface Device {
  /** Opens the browser, whose tabs all show this page. Returns the first. */
  open: (opened: Opened) => Promise<Page>;
  tabs: () => Page[];
  isOpen: () => boolean;
  setOffline: (isOffline: boolean) => Promise<void>;
  /** As its owner closes it. */
  close: () => Promise<void>;
  /** As when the battery is empty: no page is told. */
  kill: () => Promise<void>;
}

interface Opened {
  isOffline: boolean;
  /** Of a page. */
  address: string;
  /** How far the device's clock is from the true one, in milliseconds. */
  clockShift?: number;
  tabs?: number;
}

interface OwnDevice extends Device {
  /** Of the browser: what is stored on the device, whole while the browser is closed. */
  profile: string;
  throwAway: () => Promise<void>;
}

/** What was stored on it is there when it is opened again. `from` is the profile that it begins with. */
export async function newDevice(launched: LaunchOptions, from?: string): Promise<OwnDevice> {
  const profile = await mkdtemp(join(tmpdir(), "creel-device-"));
  if (from !== undefined) await cp(from, profile, { recursive: true });
  let current: BrowserContext | null = null;

  async function open({ isOffline, address, clockShift = 0, tabs = 1 }: Opened): Promise<Page> {
    const context = await chromium.launchPersistentContext(profile, {
      ...launched,
      offline: isOffline,
      locale: "en-US",
      timezoneId: "America/Chicago",
      reducedMotion: "reduce",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      permissions: ["geolocation"],
      geolocation: { latitude: 47.9, longitude: -92.1 },
    });
    context.once("close", () => {
      current = null;
    });
    current = context;
    await context.addInitScript(bePatient);
    if (clockShift !== 0) await context.addInitScript(shiftClock, clockShift);
    while (context.pages().length < tabs) await context.newPage();
    await Promise.all(context.pages().map((page) => page.goto(address)));
    return first(context.pages());
  }

  async function kill(): Promise<void> {
    const browser = current?.browser();
    if (!current || !browser) return;
    const ended = new Promise((resolve) => void current?.once("close", resolve));
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    for (const { id } of processInfo) end(id);
    await ended;
  }

  async function close(): Promise<void> {
    await current?.close();
  }

  return {
    profile,
    open,
    tabs: () => current?.pages() ?? [],
    isOpen: () => current !== null,
    setOffline: async (isOffline) => current?.setOffline(isOffline),
    close,
    kill,
    async throwAway() {
      await close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function first(pages: readonly Page[]): Page {
  const [page] = pages;
  if (!page) throw new Error("The browser has no tab");
  return page;
}

/** One that was started by another may have ended with it. */
function end(processId: number): void {
  try {
    process.kill(processId, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** Runs in pages: the clock goes on, at another time. */
function shiftClock(shift: number): void {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) =>
      Reflect.construct(date, given.length > 0 ? given : [now() + shift], made),
    get: (date, key) => (key === "now" ? () => now() + shift : Reflect.get(date, key)),
  });
}
