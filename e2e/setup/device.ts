import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";

import { extendTimeouts } from "./extend-timeouts.ts";

export interface Device {
  /** Opens the browser with this page in all its tabs. Returns the first tab. */
  open: (opened: Opened) => Promise<Page>;
  tabs: () => Page[];
  isOpen: () => boolean;
  setOffline: (isOffline: boolean) => Promise<void>;
  /** Closes the browser normally. */
  close: () => Promise<void>;
  /** Kills the browser as an empty battery does, without any event in a page. */
  kill: () => Promise<void>;
}

interface Opened {
  isOffline: boolean;
  address: string;
  /** The offset of the device's clock from the true time, in milliseconds. */
  clockShift?: number;
  tabs?: number;
}

interface OwnDevice extends Device {
  /**
   * The browser's profile folder with everything that is stored on the device. It is consistent only while the browser
   * is closed.
   */
  profile: string;
  throwAway: () => Promise<void>;
}

/** Returns a device that keeps its storage between closing and opening. `from` is the profile that it starts with. */
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
    await context.addInitScript(extendTimeouts);
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

/** Kills a process, which may have ended together with the process that started it. */
function end(processId: number): void {
  try {
    process.kill(processId, "SIGKILL");
  } catch {
    // The process has already ended.
  }
}

/** Runs in pages. Shifts the clock, which keeps running. */
function shiftClock(shift: number): void {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) =>
      Reflect.construct(date, given.length > 0 ? given : [now() + shift], made),
    get: (date, key) => (key === "now" ? () => now() + shift : Reflect.get(date, key)),
  });
}
