import { expect, test } from "vitest";

import { csvOfRates } from "./rates-csv.ts";

const LIKELY = { low: 0.685_21, high: 1.205_63 };
const KNOWN = { fish: 41, hours: 38, outings: 24 };

test("what is shown comes as lines that spreadsheets read, without a rate where it is too few to say", async () => {
  const rows = [
    { bin: "a", name: "First light", ...KNOWN, rate: { ...KNOWN, mean: 0.927_44, likely: LIKELY } },
    { bin: "b", name: "=Night", fish: 4, hours: 7, outings: 3, rate: null },
  ];
  expect(await csvOfRates([{ title: "Light", rows }])).toBe(
    [
      "\uFEFFfactor,part,fish,hours,trips,had,mean,low,high",
      "Light,First light,41,38,24,1.0789,0.9274,0.6852,1.2056",
      "Light,'=Night,4,7,3,,,,",
      "",
    ].join("\n"),
  );
});
