import { press, shows } from "../actions.ts";
import { inOrder, scenesFrom } from "../scene.ts";
import { answer } from "../troubles.ts";

const ID = "0193e2a0-0000-7000-8000-0000000000a1";
const SINCE = { created_at: "2026-11-01T12:00:00.000Z", updated_at: "2026-11-01T12:00:00.000Z" };
const SUMMARY = { trips: 27, days: 27, blanks: 12, hours: 112, kept: 1, released: 19 };

const counted = (fate: string, species: string) => ({ kind: "fish", fate, species: [species] });
const BLOCKS = [
  { kind: "rows", by: "month" },
  { kind: "rod_days" },
  { kind: "blank" },
  { kind: "hours" },
  ...["Salmon", "Sea trout"].flatMap((species) => [counted("kept", species), counted("released", species)]),
  { kind: "line", id: "card" },
  { kind: "signature" },
];

const RETURN = {
  id: ID,
  version: 1,
  template: "scotland",
  template_id: null,
  name: "Rod-days, Scotland",
  blocks: BLOCKS,
  water_ids: ["1"],
  waters: [{ id: "1", name: "River Tarn" }],
  from: "2026-02-01",
  to: "2026-10-31",
  time_zone: "Europe/London",
  deadline: "2026-11-30T23:59:00.000Z",
  answers: {},
  turned_in_at: null,
  summary: SUMMARY,
  missing_count: 2,
  ...SINCE,
};

const RETURNS = [
  RETURN,
  {
    ...RETURN,
    id: "2",
    name: "Club book, day by day",
    waters: [{ id: "2", name: "Pelican Lake" }],
    from: "2026-01-01",
    to: "2026-12-31",
    time_zone: "America/Chicago",
    deadline: "2027-01-16T05:59:00.000Z",
    missing_count: 0,
  },
  {
    ...RETURN,
    id: "3",
    name: "North Carolina, per trip",
    water_ids: [],
    waters: [],
    from: "2026-11-14",
    to: "2026-11-14",
    turned_in_at: "2026-11-14T20:00:00.000Z",
    summary: { ...SUMMARY, days: 1, blanks: 0, kept: 2, released: 0 },
  },
];

const MONTHS: readonly (readonly [month: string, ...values: number[]])[] = [
  ["2026-02", 1, 1, 4, 0, 0, 0, 0],
  ["2026-03", 2, 2, 7.5, 0, 0, 0, 0],
  ["2026-04", 3, 1, 13, 0, 2, 0, 0],
  ["2026-05", 4, 1, 17.5, 0, 3, 0, 1],
  ["2026-06", 3, 1, 12, 0, 1, 0, 2],
  ["2026-07", 4, 1, 15, 0, 1, 0, 4],
  ["2026-08", 2, 1, 8.5, 0, 0, 0, 2],
  ["2026-09", 5, 2, 22, 1, 2, 0, 0],
  ["2026-10", 3, 2, 12.5, 0, 1, 0, 0],
];

const NO_FISH = { fate: null, species: [], size: null, span: null };
const OF_FISH = { size: null, span: null };
const NOT_THERE = { catch_id: null, trip_id: null, species: null, length: null, last_fish_at: null };

const FIGURES = {
  columns: [
    ...["rod_days", "blank", "hours"].map((kind) => Object.assign({ kind }, NO_FISH)),
    ...["Salmon", "Sea trout"].flatMap((species) => [
      { ...OF_FISH, ...counted("kept", species) },
      { ...OF_FISH, ...counted("released", species) },
    ]),
  ],
  rows: MONTHS.map(([key, ...values]) => ({ key, water: null, day: `${key}-03`, values })),
  totals: [27, 12, 112, 1, 10, 0, 9],
  fish: [],
  missing: [
    {
      ...NOT_THERE,
      kind: "end",
      row: "2026-04",
      trip_id: "4",
      day: "2026-04-18",
      at: "2026-04-18T08:00:00.000Z",
      quantity: 1,
      last_fish_at: "2026-04-18T15:20:00.000Z",
    },
    {
      ...NOT_THERE,
      kind: "fate",
      row: "2026-09",
      catch_id: "9",
      day: "2026-09-12",
      at: "2026-09-12T08:40:00.000Z",
      species: "Salmon",
      quantity: 1,
      length: 26,
    },
  ],
  missing_count: 2,
  not_counted: [{ species: "Trout", count: 3 }],
  summary: SUMMARY,
  counted_at: "2026-11-21T12:00:00.000Z",
};

const some = answer("returns", { status: 200, json: { returns: RETURNS } });
const none = answer("returns", { status: 200, json: { returns: [] } });
const one = answer(`returns/${ID}`, { status: 200, json: { return: RETURN, figures: FIGURES } });

/** Catch returns: their list, one of them, and the builder of templates. */
export const RETURN_SCENES = [
  ...scenesFrom({ who: "angler", path: "/returns", before: some } as const, {
    returns: shows("Club book, day by day"),
    "returns-none": { before: none, prepare: shows("No returns yet") },
  }),
  ...scenesFrom({ who: "angler", path: `/returns/${ID}`, before: one } as const, {
    return: shows("Turned it in?"),
  }),
  ...scenesFrom({ who: "angler", path: "/returns/templates/new" } as const, {
    "return-template": inOrder(press("Size classes"), press("A line to fill in"), shows("Made-up figures.")),
  }),
];
