import { expect, test } from "vitest";

import { csvOfDecisions } from "./decisions-csv.ts";

const RATE = { outings: 24, hours: 38, fish: 41, mean: 0.927_44, likely: { low: 0.685_21, high: 1.205_63 } };

test("rates and shares come as lines that spreadsheets read, empty where it is too few to say", async () => {
  const none = { observed: 0.25, likely: { low: 0.12, high: 0.449_99 } };
  const rows = [
    { name: "6 AM", fish: 41, hours: 38, outings: 24, rate: RATE, none },
    { name: "=7 AM", fish: 0, hours: 7, outings: 3, rate: null, none: null },
  ];
  expect(await csvOfDecisions([{ title: "By hour", rows }])).toBe(
    [
      "\uFEFFby,part,fish,hours,trips,had,low,high,none,none_low,none_high",
      "By hour,6 AM,41,38,24,1.0789,0.6852,1.2056,0.25,0.12,0.45",
      "By hour,'=7 AM,0,7,3,,,,,,",
      "",
    ].join("\n"),
  );
});
