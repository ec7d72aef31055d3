import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Page } from "@playwright/test";
import lighthouse from "lighthouse";

import { CHROME_ARGS } from "../../e2e/screens/chrome.ts";
import { freePort } from "../../e2e/setup/balancer.ts";
import { ensureChromium } from "../../scripts/setup/find-chromium.mjs";
import { median } from "../results.ts";
import type { SignIn, StoredSession } from "./sample-creel.ts";

/** The categories that have the same score in every turn. */
const STEADY = ["accessibility", "best-practices", "seo"] as const;
const CATEGORIES = ["performance", ...STEADY] as const;
type Category = (typeof CATEGORIES)[number];

/** The scores from 0 to 100. Performance is the median of the turns. */
export type Scores = Record<Category, number>;

export interface Judgment {
  scores: Scores;
  /** The audits that cost points, each with its name and Lighthouse's explanation. */
  complaints: string[];
}

/**
 * The certificate is self-signed. SwiftShader, the software stand-in for a graphics card, must not composite pages,
 * because that kept every page from responding.
 */
const ARGS = ["--ignore-certificate-errors", "--disable-gpu-compositing"];
const TURNS = Number(process.env["TURNS"] ?? 5);

interface Judging {
  url: string;
  signIn: SignIn | null;
  /** Patterns of addresses that are not loaded while the performance is measured. */
  without?: readonly string[] | undefined;
}

/**
 * Judges a page on Lighthouse's own phone: a slow one on a slow network, both simulated. Each turn uses a new browser.
 */
export async function judge({ url, signIn, without = [] }: Judging): Promise<Judgment> {
  const look = async (onlyCategories: readonly Category[], blockedUrlPatterns: readonly string[]) =>
    judgeOnce(url, signIn && (await signIn()), {
      onlyCategories: [...onlyCategories],
      blockedUrlPatterns: [...blockedUrlPatterns],
    });
  const turns: Turn[] = [await look(STEADY, [])];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await look(["performance"], without));
  const middle = (category: Category) => median(turns.flatMap(({ scores }) => scores[category] ?? []));
  return {
    scores: {
      performance: middle("performance"),
      accessibility: middle("accessibility"),
      "best-practices": middle("best-practices"),
      seo: middle("seo"),
    },
    complaints: [...new Set(turns.flatMap(({ complaints }) => complaints))],
  };
}

interface Turn {
  scores: Partial<Scores>;
  complaints: string[];
}

async function judgeOnce(
  url: string,
  session: StoredSession | null,
  flags: { onlyCategories: Category[]; blockedUrlPatterns: string[] },
): Promise<Turn> {
  const profile = await mkdtemp(join(tmpdir(), "creel-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`, ...ARGS, ...CHROME_ARGS],
  });
  try {
    if (session !== null) await storeSession(browser.pages()[0] ?? (await browser.newPage()), url, session);
    const result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      ...flags,
      // The profile is new, and the user must stay signed in.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    return read(result.lhr);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Stores the session from a page outside the app, so that nothing of the app is cached. */
async function storeSession(page: Page, url: string, session: StoredSession): Promise<void> {
  await page.goto(new URL("/favicon.svg", url).href);
  await page.evaluate((stored) => localStorage.setItem("creel.session", stored), session);
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function read({ categories, audits }: Result): Turn {
  const judged = CATEGORIES.flatMap((name) => categories[name] ?? []);
  const complaints = judged
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9) return [];
      return [`${id} ${audit.displayValue ?? audit.title}`];
    });
  const scores = judged.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  return { scores: Object.fromEntries(scores), complaints };
}
