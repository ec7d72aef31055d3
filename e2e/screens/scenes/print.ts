import { opens } from "../actions.ts";
import { TRIP_ID, WATER_ID } from "../sample-trips.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";

const TRIP = `/print/trip/${TRIP_ID}`;
const SHEET = { who: "tripper", path: TRIP, prepare: opens("article") } as const;

/** The sheets for paper, with the choices above them. */
export const PRINT_SCENES: readonly Scene[] = scenesFrom(SHEET, {
  "print-trip": {},
  "print-trip-exact": inOrder(opens("article"), choosePlaces, opens("img", "Where the fish were")),
  "print-trip-gone": { path: `/print/trip/${WATER_ID}`, prepare: opens("heading", "Nothing to print") },
  "print-month": { path: "/print/month/2026-11" },
  "print-log": { path: "/print/log" },
  "print-water": { path: `/print/water/${WATER_ID}` },
  "print-year": { path: "/print/year/2026" },
});

async function choosePlaces({ page }: Stage): Promise<void> {
  await page.getByText("Exact", { exact: true }).click();
}
