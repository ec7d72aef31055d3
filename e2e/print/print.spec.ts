import { writeFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { callApi } from "../setup/api.ts";
import { type Angler, expect, test } from "../setup/fixtures.ts";

/** In points, of which an inch has 72. Browsers round to a part of a pixel. */
const PAPERS = [
  { name: "Letter", width: 612, height: 792 },
  { name: "A4", width: 595.28, height: 841.89 },
] as const;

for (const paper of PAPERS) {
  test(
    `a trip, a month, the log, a water, a return and the year are printed on ${paper.name}, without the app around them`,
    { tag: "@nightly" },
    async ({ page, url, angler }, testInfo) => {
      for (const path of await pathsOf(url, angler)) {
        await page.goto(path);
        await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
        await page.getByRole("radio", { name: paper.name }).check({ force: true });
        await page.emulateMedia({ media: "print" });
        expect(await shownBeside(page), path).toEqual([]);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        await page.emulateMedia({ media: null });
        await writeFile(testInfo.outputPath(`${path.replaceAll(/\W+/g, "-")}-${paper.name}.pdf`), pdf);
        const sizes = sizesOf(pdf);
        expect(sizes.length, path).toBeGreaterThan(0);
        for (const { width, height } of sizes) {
          expect(Math.abs(width - paper.width), path).toBeLessThan(1);
          expect(Math.abs(height - paper.height), path).toBeLessThan(1);
        }
      }
    },
  );
}

/** Fills the log with the samples, and returns the address of each printout. */
async function pathsOf(url: string, { token }: Angler): Promise<string[]> {
  await callApi(url, "/catches/sample", { method: "POST", token });
  const { trips } = await callApi(url, "/trips?limit=100", { token });
  const { waters } = await callApi(url, "/waters", { token });
  const trip = listOf(trips).find(
    ({ counts }) => Number(new Map(Object.entries(counts ?? {})).get("fish")) > 1,
  );
  const day = textOf(trip, "started_on");
  return [
    `/print/trip/${textOf(trip, "id")}`,
    `/print/month/${day.slice(0, "2026-11".length)}`,
    "/print/log",
    `/print/water/${textOf(listOf(waters)[0], "id")}`,
    `/print/return/${await makeReturn(url, token, day.slice(0, "2026".length))}`,
    `/print/year/${day.slice(0, "2026".length)}`,
  ];
}

/** Returns the id of a club log of all waters. */
async function makeReturn(url: string, token: string, year: string): Promise<string> {
  const id = crypto.randomUUID();
  const days = { from: `${year}-01-01`, to: `${year}-12-31`, time_zone: "America/Chicago" };
  const body = { id, template: "club-log", name: `Club log ${year}`, ...days };
  await callApi(url, "/returns", { token, body });
  return id;
}

function listOf(answer: unknown): Record<string, unknown>[] {
  return Array.isArray(answer) ? answer : [];
}

function textOf(record: Record<string, unknown> | undefined, name: string): string {
  const value = record?.[name];
  return typeof value === "string" ? value : "";
}

/** Returns the texts of what a printer would put beside the sheet. */
function shownBeside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>(
      "header, footer, nav, button, [role=radiogroup]",
    )) {
      const isOfSheet = each.closest("[data-slot=print-sheet]") !== null;
      if (!isOfSheet && each.checkVisibility()) shown.push(each.innerText);
    }
    return shown;
  });
}

/** Returns the size of each page. The dictionaries of pages are not compressed. */
function sizesOf(pdf: Buffer): { width: number; height: number }[] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(boxes, ([, width, height]) => ({ width: Number(width), height: Number(height) }));
}
