// npm run numbers: what Creel's screens cost a phone, written into the table of the README.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Browser, chromium } from "@playwright/test";

import { ensureChromium } from "../scripts/find-chromium.mjs";
import { sweepAxe } from "./axe-sweep.ts";
import { pace } from "./interactions.ts";
import { judge } from "./lighthouse-scores.ts";
import { timeLogging } from "./log-a-catch-timed.ts";
import { type Numbers, writeTable } from "./readme-table.ts";
import { type SampleCreel, startSampleCreel } from "./sample-creel.ts";
import { say } from "./say.ts";
import { DESK, type FirstLook, lookAt, openContext, PHONE, SCREENS } from "./screen-visit.ts";

const DIST = join(import.meta.dirname, "../web/dist");
const CATCHES = { usual: 40, large: 10_000, small: 10 };
/** Those that Lighthouse looks at. */
const JUDGED = ["/", "/login", "/dashboard", "/catches", "/map"];

const creel = await startSampleCreel();
const browser: Browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
  await measure(creel, browser);
} finally {
  await browser.close();
  await creel.stop();
}

async function measure({ url, addAngler }: SampleCreel, chrome: Browser): Promise<void> {
  const usual = await addAngler(CATCHES.usual);
  const screens = await firstLooks(chrome, { url, session: usual });
  const judged = [];
  for (const path of JUDGED) {
    const isPublic = SCREENS.some((screen) => screen.path === path && !screen.isSignedIn);
    const judgement = await judge(url + path, isPublic ? null : usual);
    judged.push({ path, ...judgement });
    say(`${path}: ${Object.values(judgement.scores).join(", ")} ${judgement.complaints.join("; ")}`);
  }
  const large = await addAngler(CATCHES.large);
  const paces = await pace(chrome, { url, large, small: await addAngler(CATCHES.small) });
  for (const { name, ours, baseline, ratio } of paces) {
    say(`${name}: ${ours} ms, ${baseline} ms with ${CATCHES.small} catches, ${ratio.toFixed(2)}`);
  }
  const numbers: Numbers = {
    screens,
    judged,
    paces,
    logging: await timeLogging(url),
    axe: await sweepAxe(url),
  };
  await writeTable(numbers);
}

interface Visitor {
  url: string;
  session: string;
}

/** Each screen on a phone and on a desk, loaded cold. */
async function firstLooks(chrome: Browser, { url, session }: Visitor): Promise<Numbers["screens"]> {
  const screens: Numbers["screens"] = [];
  for (const { path, isSignedIn } of SCREENS) {
    const looks: FirstLook[] = [];
    for (const device of [PHONE, DESK]) {
      const context = await openContext(chrome, device, isSignedIn ? session : null);
      looks.push(await lookAt(context, url + path));
      await context.close();
    }
    const shift = Math.max(...looks.map((look) => look.shift));
    const kB = weigh(looks[0]?.scripts ?? []);
    say(`${path}: ${kB.toFixed(0)} kB of code, ${shift.toFixed(3)} shifted`);
    screens.push({ path, kB, shift });
  }
  return screens;
}

/** What they are when gzip sends them, in kB of 1,000 bytes. */
function weigh(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + readFileSync(join(DIST, `${script}.gz`)).length, 0) / 1000;
}
