import { expect, type Page } from "@playwright/test";

import { callApi } from "../setup/api.ts";
import type { Device } from "../setup/device.ts";
import type { Angler } from "../setup/fixtures.ts";
import type { Fate, Line, Write } from "../setup/line.ts";
import type { Random } from "../setup/random.ts";
import { signIn } from "./on-the-bank.ts";
import { readStored } from "./stored.ts";

/** The number of requests that each fault affects, among the requests that change something. */
interface Faults {
  /** The browser is killed before the server has the request, or before the answer arrives. */
  kills: number;
  lostAnswers: number;
  /** The server answers 500. */
  failures: number;
}

interface Sent {
  device: Device;
  line: Line;
  owner: Pick<Angler, "email" | "password">;
  /** The minimum number of requests that it takes to send everything. */
  requests: number;
  faults: Faults;
  random: Random;
}

export interface Happened {
  /** Keyed by request: the number of the browser that sent it and, in `fates`, its fate. */
  browsers: Map<Write, number>;
  fates: Map<Write, Fate>;
  kills: number;
}

const LONG = { timeout: 300_000 };

/** Sends the waiting items from a device with two tabs until nothing is left. The session ends halfway. */
export async function sendThroughFaults(sent: Sent): Promise<Happened> {
  const { device, line } = sent;
  const happened: Happened = { browsers: new Map(), fates: new Map(), kills: 0 };
  let browser = 0;
  const faultOf = drawFaults(sent);
  const sessionEnd = Math.floor(sent.requests / 2);

  line.decide(async (write) => {
    const number = happened.browsers.size;
    happened.browsers.set(write, browser);
    if (number === sessionEnd) await endSession(line.url, write);
    const fault = faultOf.get(number);
    if (fault === "killed before" || fault === "killed after") {
      happened.kills += 1;
      await device.kill();
    }
    const fate = fateOf(fault);
    happened.fates.set(write, fate);
    return fate;
  });

  await expect(async () => {
    if (!device.isOpen()) browser += 1;
    const page = await pageOf(device, line.url);
    await goOn(page, sent.owner);
    expect(await readStored(page)).toMatchObject({ items: 0 });
  }).toPass(LONG);
  return happened;
}

type Fault = "killed before" | "killed after" | "lost" | "cut" | "failed";

/**
 * Keyed by the number of the request. Only the minimum number of requests is used, because there may be nothing left to
 * disturb after them.
 */
function drawFaults({ random, faults, requests }: Sent): Map<number, Fault> {
  const { kills, lostAnswers, failures } = faults;
  const numbers = [...random.several(kills + lostAnswers + failures, requests)];
  const faultAt = (index: number): Fault => {
    const isEven = index % 2 === 0;
    if (index < kills) return isEven ? "killed before" : "killed after";
    if (index < kills + lostAnswers) return isEven ? "lost" : "cut";
    return "failed";
  };
  return new Map(numbers.map((number, index) => [number, faultAt(index)]));
}

function fateOf(fault: Fault | undefined): Fate {
  if (fault === undefined) return "passes";
  if (fault === "killed before" || fault === "failed") return "fails";
  return fault === "cut" ? "cuts the answer" : "loses the answer";
}

/** Ends the session as the angler would from another device. */
async function endSession(url: string, { token }: Write): Promise<void> {
  await callApi(url, "/auth/logout", { method: "POST", token });
}

async function pageOf(device: Device, url: string): Promise<Page> {
  const [page] = device.tabs();
  return page ?? device.open({ address: `${url}/catches/waiting`, isOffline: false, tabs: 2 });
}

/** Does what the page asks for: signs in, or presses "Upload now". */
async function goOn(page: Page, owner: Sent["owner"]): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  if (new URL(page.url()).pathname === "/login") {
    await signIn(page, owner);
    await expect(page.getByRole("heading", { name: "Waiting to upload" })).toBeVisible();
  }
  const sendNow = page.getByRole("button", { name: "Upload now", exact: true }).first();
  if (await sendNow.isVisible()) await sendNow.click({ timeout: 1000 });
}
