import { dialog, press, shows } from "../actions.ts";
import { inOrder, scenesFrom } from "../scene.ts";
import { answer } from "../troubles.ts";

const SINCE = { created_at: "2026-05-03T12:00:00.000Z", updated_at: "2026-05-03T12:00:00.000Z" };
const LIMIT = {
  version: 1,
  water_id: null,
  region: null,
  min_length: null,
  max_length: null,
  slot_from: null,
  slot_to: null,
  one_over: null,
  bag_day: null,
  bag_year: null,
  closed_from: null,
  closed_to: null,
  note: null,
  source: "dnr.example/fishing/2026",
  read_on: "2026-05-03",
  ...SINCE,
};

const LIMITS = [
  {
    ...LIMIT,
    id: "1",
    species: "Musky",
    region: "Minnesota",
    min_length: 54,
    bag_day: 1,
    closed_from: "12-01",
    closed_to: "06-05",
    read_on: "2025-06-06",
  },
  { ...LIMIT, id: "2", species: "Perch", bag_day: 3 },
  {
    ...LIMIT,
    id: "3",
    species: "Salmon",
    region: "Scotland",
    max_length: 28,
    bag_day: 1,
    bag_year: 2,
    read_on: "2026-09-01",
  },
  {
    ...LIMIT,
    id: "4",
    species: "Walleye",
    min_length: 15,
    one_over: 20,
    bag_day: 6,
    closed_from: "03-01",
    closed_to: "05-12",
    note: "Slot changed in 2026",
  },
];

const some = answer("limits", { status: 200, json: { limits: LIMITS } });
const none = answer("limits", { status: 200, json: { limits: [] } });
const PAGE = { who: "angler", path: "/profile/limits", before: some } as const;

/** Limits that the angler wrote down, on their page. */
export const LIMIT_SCENES = [
  ...scenesFrom(PAGE, {
    limits: shows("You entered this Jun 6, 2025, over a year ago"),
    "limits-none": { before: none, prepare: shows("On this phone, also with no signal.") },
  }),
  ...scenesFrom(
    { ...PAGE, isWindow: true },
    {
      "limit-edited": inOrder(press("Edit the limit for Walleye"), dialog("Limit for walleye")),
      "limit-missing": inOrder(
        press("Add a limit"),
        dialog("Add a limit"),
        press("Save"),
        shows("Species is required"),
      ),
    },
  ),
];
