import { expect, test } from "vitest";

import { MOOD } from "../../testing/custom-fields.ts";
import { csvOfCounts } from "./counts-csv.ts";

const MAY = { catches: 3, trips: 2, blanks: 1, outings: 5, hours: 16.333_33, fishOfHours: 4 };

test("counts come as lines that spreadsheets read, months in their order with fish per hour of enough trips with hours", async () => {
  const counted = {
    catches: 4,
    months: new Map([
      ["2026-05", MAY],
      ["2025-06", { catches: 1, trips: 0, blanks: 0, outings: 0, hours: 0, fishOfHours: 0 }],
    ]),
    hoursOfDay: [0, 2],
    lures: [{ name: "=Jig", catches: 2 }],
    waters: [{ name: "Lake Vermilion", catches: 3 }],
    fates: [{ name: "released", catches: 3 }],
    keptSpecies: [{ name: "Perch", catches: 1 }],
    ownLures: [
      { code: "a", catches: 2, outings: 5, hours: 14, fishOfHours: 1 },
      { code: "b", catches: 1, outings: 4, hours: 14, fishOfHours: 1 },
    ],
    custom: [],
    customOfTrips: [{ id: MOOD.id, range: null, values: [{ name: "Calm", catches: 2 }] }],
  };
  const csv = await csvOfCounts(counted, { lureName: (code) => `Rapala ${code}`, fields: [MOOD] });
  expect(csv).toBe(
    [
      "\uFEFFof,part,fish,trips,blanks,hours,fish_an_hour",
      "month,2025-06,1,0,0,0,",
      "month,2026-05,3,2,1,16.33,0.2449",
      "hour,0:00,0,,,,",
      "hour,1:00,2,,,,",
      "lure,'=Jig,2,,,,",
      "lure of the tackle box,Rapala a,2,,,14,0.0714",
      "lure of the tackle box,Rapala b,1,,,14,",
      "water,Lake Vermilion,3,,,,",
      "fate,released,3,,,,",
      "kept,Perch,1,,,,",
      "Mood,Calm,,2,,,",
      "",
    ].join("\n"),
  );
});
