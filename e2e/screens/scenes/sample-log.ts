import { catchesOnMap } from "../../setup/fixtures.ts";
import { press, shows } from "../actions.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";

const SAMPLE = { who: "sampler", path: "/dashboard" } as const;

/** The pages for somebody who tries the sample log, with everything that Creel derives from a log. */
export const SAMPLE_LOG_SCENES: readonly Scene[] = scenesFrom(SAMPLE, {
  "sample-dashboard": shows("most similar days"),
  "sample-stats": { path: "/catches/insights", prepare: shows(/is better for you: about/) },
  "sample-stats-score": {
    path: "/catches/insights",
    prepare: inOrder(shows(/is better for you: about/), press(/^Does the fishing score work for you/)),
  },
  "sample-catches": { path: "/catches" },
  "sample-trips": { path: "/catches/trips" },
  "sample-calendar": { path: "/catches/trips?view=year&year=2026" },
  "sample-year": { path: "/catches/years/2026", prepare: shows(/is better for you: about/) },
  "sample-trip": {
    path: "/catches/trips",
    prepare: inOrder(choose(/8:00 AM.*12:40 PM/), shows("Pressure")),
  },
  "sample-waters": { path: "/catches/waters" },
  "sample-water": {
    path: "/catches/waters",
    isDrawn: true,
    prepare: inOrder(choose(/Mille Lacs Lake/), ({ page }) => catchesOnMap(page)),
  },
  "sample-tackle-box": { path: "/tackle-box" },
});

function choose(name: RegExp) {
  return ({ page }: Stage) => page.getByRole("link", { name }).first().click();
}
