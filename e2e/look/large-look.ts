import { expect, type Page } from "@playwright/test";

import { findMisplaced } from "../in-page/run-in-page.ts";
import { CATCH } from "../setup/api.ts";
import type { Angler } from "../setup/fixtures.ts";

/** A catch with every field filled in, with long words and large numbers. */
export const LONG = {
  ...CATCH,
  date: "2026-11-19T12:42:00.000Z",
  species: "Lake whitefish",
  weight: 121.25,
  length: 50.25,
  depth: 118,
  water_temperature: 44,
  lure_type: "Soft Plastic",
  notes: "Second cast off the point, dead slow, in eighteen feet over sand.",
  weather_conditions: "Partly Cloudy",
  air_temperature: 41,
  wind_speed: 8,
  wind_direction: "SW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
};

/** Collects layout problems from state after state, so that a test reports all of them at once. */
export class Look {
  readonly found: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async at(where: string): Promise<void> {
    const size = await this.#page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size, `letters, ${where}`).toBe("32px");
    await this.#page.evaluate(async () => {
      // The fallback letters, shown until the typeface has loaded, are wider.
      await document.fonts.ready;
      // The page makes room for a toast in the frame after the one that shows it.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    const misplaced = await findMisplaced(this.#page);
    this.found.push(...misplaced.map((misfit) => `${where}: ${misfit}`));
  }
}

export function messageOf({ email }: Pick<Angler, "email">) {
  return {
    name: "Hank Sørensen",
    email,
    subject: "support",
    priority: "urgent",
    message: "Can I print the whole season?\n\nI have a wall for it.",
  };
}
