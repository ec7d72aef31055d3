import { setTimeout as after } from "node:timers/promises";

import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { expect, type Page } from "@playwright/test";

import type { Device } from "../setup/device.ts";
import type { Random } from "../setup/random.ts";
import { type BankCatch, logOnBank, STEPS, type Step } from "./on-the-bank.ts";
import { readStored } from "./stored.ts";

const LONGEST_STEP_MS = 200;

/**
 * A point during the logging of a catch at which the browser is killed: `afterMs` milliseconds after the step began.
 */
interface Kill {
  step: Step;
  afterMs: number;
}

interface Bank {
  device: Device;
  /** The page on which the form can be opened. */
  address: string;
  catches: readonly BankCatch[];
  /** The number of times the browser is killed. */
  kills: number;
  /** The number of days over which the catches are spread. */
  days: number;
  random: Random;
}

/**
 * Logs catches offline, in two tabs in turn, over `days` days that end today. After each kill, everything that was
 * stored must still be there.
 */
export async function logThroughKills(bank: Bank): Promise<void> {
  const { device, catches, random } = bank;
  const killed = random.several(bank.kills, catches.length);
  for (const [index, caught] of catches.entries()) {
    if (isFirstOfDay(bank, index)) {
      await device.close();
      await open(bank, index);
    }
    if (killed.has(index)) {
      const kill = { step: random.pick(STEPS), afterMs: random.below(LONGEST_STEP_MS) };
      const known = await logUntilKilled(device, { caught, kill, tab: index });
      const page = await open(bank, index);
      const isStored = await checkStored(page, { caught, known, before: catches.slice(0, index) });
      if (!isStored) await logOnBank(page, caught);
    } else {
      await logOnBank(tabOf(device, index), caught);
    }
  }
  await device.close();
}

function dayOf({ catches, days }: Bank, index: number): number {
  return Math.floor((index * days) / catches.length);
}

function isFirstOfDay(bank: Bank, index: number): boolean {
  return index === 0 || dayOf(bank, index) !== dayOf(bank, index - 1);
}

function open(bank: Bank, index: number): Promise<Page> {
  const { device, address, days } = bank;
  const clockShift = (dayOf(bank, index) - (days - 1)) * DAY_MS;
  return device.open({ address, isOffline: true, clockShift, tabs: 2 });
}

function tabOf(device: Device, index: number): Page {
  const tabs = device.tabs();
  const tab = tabs[index % tabs.length];
  if (!tab) throw new Error("The browser is closed");
  return tab;
}

/** The app's confirmations that the angler saw before the browser was killed. */
interface Known {
  isDraft: boolean;
  isStored: boolean;
}

interface Killed {
  caught: BankCatch;
  kill: Kill;
  tab: number;
}

async function logUntilKilled(device: Device, { caught, kill, tab }: Killed): Promise<Known> {
  const page = tabOf(device, tab);
  const known = { isDraft: false, isStored: false };
  let ended = Promise.resolve();
  const before = async (step: Step) => {
    if (step !== kill.step) return;
    if (step === "save") {
      await expect(page.getByText("Draft saved")).toBeVisible();
      known.isDraft = true;
    }
    ended = after(kill.afterMs).then(device.kill);
  };
  try {
    await logOnBank(page, caught, before);
    known.isStored = true;
  } catch (error) {
    // The error after a kill differs from step to step.
    await ended;
    if (device.isOpen()) throw error;
  }
  await ended;
  return known;
}

interface Checked {
  caught: BankCatch;
  known: Known;
  before: readonly BankCatch[];
}

/** Checks what is stored. Returns true if the last catch is. */
async function checkStored(page: Page, { caught, known, before }: Checked): Promise<boolean> {
  const { created, drafts, files } = await readStored(page);
  const isStored = created.includes(caught.weight);
  const stored = isStored ? [...before, caught] : before;
  expect(created, "what was kept before is kept").toEqual(stored.map(({ weight }) => weight));
  expect(files, "with its photos").toBe(stored.flatMap(({ photos }) => photos).length);
  if (known.isStored) expect(isStored, "what is said to be kept is kept").toBe(true);
  const hasDraft = drafts.length > 0;
  if (known.isDraft) expect(isStored || hasDraft, "what is typed is not lost").toBe(true);
  expect(isStored && hasDraft, "what is kept is no draft any more").toBe(false);
  return isStored;
}
