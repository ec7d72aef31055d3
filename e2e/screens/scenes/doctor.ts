import { opens, press, shows } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";
import { troublesOf } from "../troubles.ts";

const DOCTOR = { who: "angler", path: "/catches/doctor" } as const;

/** The page of suspicious entries in a log. */
export const DOCTOR_SCENES: readonly Scene[] = [
  ...scenesFrom(
    { ...DOCTOR, before: findAll },
    {
      doctor: inOrder(shows("Numbers"), seeMaps),
      "doctor-done": inOrder(
        press(/^Change to 12\.2 in/),
        press(/^It’s correct: Walleye/),
        shows("We won’t ask again."),
      ),
    },
  ),
  ...scenesFrom(
    { ...DOCTOR, path: "/catches", before: findAll, prepare: opens("link", /^Check my log: /) },
    { "doctor-from-catches": {} },
  ),
  ...scenesFrom(DOCTOR, { "doctor-empty": { who: "newcomer", prepare: shows("Nothing looks off") } }),
  ...troublesOf("doctor", DOCTOR),
];

/** Scrolls to each row, because a map is drawn only when its row comes into view. */
async function seeMaps({ page }: Stage): Promise<void> {
  const rows = page.getByRole("region", { name: "Places" }).getByRole("listitem");
  for (const row of await rows.all()) {
    await row.scrollIntoViewIfNeeded();
    // Waits until the letters of the pin are drawn.
    await row.locator("svg text").waitFor({ state: "attached" });
  }
}

const NONE = { trip_id: null, measure: null, time_zone: null };

/** Answers with a finding of each kind about the newest catches of the sample. */
async function findAll({ context, catchIds }: Stage): Promise<void> {
  await context.route("**/api/doctor/dismissals", async (route) => {
    const { origin } = new URL(route.request().url());
    const response = await route.fetch({ url: `${origin}/api/catches?limit=20` });
    const { catches }: { catches: { id: string }[] } = await response.json();
    const [id = ""] = catchIds.slice(12, 13);
    const dismissal = { key: `length:${id}`, check: "length", catch_ids: [id], trip_id: null };
    const dismissals = [{ ...dismissal, dismissed_at: "2026-10-31T09:05:00Z" }];
    await answerJson(route, { dismissals, catches, trips: [] });
  });
  await context.route("**/api/doctor", async (route) => {
    const { origin } = new URL(route.request().url());
    const response = await route.fetch({ url: `${origin}/api/catches?limit=20` });
    const { catches }: { catches: { id: string }[] } = await response.json();
    for (const [index, figures] of FIGURES.entries()) Object.assign(catches[index] ?? {}, figures);
    const findings = FOUND.map(({ check, ...found }, index) => {
      const ids = catchIds.slice(index, index + (check === "twice" ? 2 : 1));
      return Object.assign({ check, key: [check, ...ids].join(":"), catch_ids: ids }, NONE, found);
    });
    const imported = [{ catch_id: catchIds[0], file_name: "winter-2025.xlsx" }];
    await answerJson(route, {
      looked: 214,
      total: findings.length,
      findings,
      catches,
      trips: [],
      imported,
    });
  });
}

const FIGURES = [
  { species: "Perch", length: 310, weight: null },
  { species: "Walleye", length: 25, weight: 62 },
  // A place on land, in the hills behind Bayfield.
  { species: "Pike", length: null, weight: 4.4, latitude: 46.84, longitude: -90.9 },
  { species: "Bluegill", length: null, weight: 0.6, latitude: -47.9032, longitude: 91.8671 },
];

const FOUND = [
  { check: "length", measure: 23.62, mends: [{ kind: "length", length: 310 / 25.4, slip: "mm_as_in" }] },
  { check: "weight", measure: 5.9, mends: [{ kind: "weight", weight: 6.2, slip: "point" }] },
  {
    check: "off_water",
    measure: 900,
    mends: [{ kind: "place", latitude: 47.9, longitude: -92.3, how: "shore" }],
  },
  {
    check: "turned_place",
    mends: [{ kind: "place", latitude: 47.9, longitude: -92.3, how: "both_signs" }],
  },
  { check: "twice", mends: [{ kind: "merge" }] },
  {
    check: "photo_time",
    measure: 8760,
    mends: [{ kind: "time", date: "2025-10-31T14:05:00.000Z", how: "photo" }],
  },
  { check: "midnight", mends: [{ kind: "time", date: "2026-10-31", how: "day" }] },
  { check: "future", mends: [] },
  {
    check: "on_land",
    measure: 900,
    mends: [{ kind: "place", latitude: 47.9, longitude: -92.3, how: "shore" }],
  },
];
