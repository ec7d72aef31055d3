import { expect, test } from "vitest";

import { csvOfCatchDays } from "./catch-days-csv.ts";

test("days with a fish come as lines that spreadsheets read, without times where it is too few to say", async () => {
  const ratio = { ratio: 1.612_34, likely: { low: 1.1, high: 2.345_67 } };
  const rows = [
    { bin: "falling", name: "Falling", subject: "", days: 18, expected: 11.25, all: 40, ratio },
    { bin: "rising", name: "Rising", subject: "", days: 3, expected: 4, all: 40, ratio: null },
  ];
  expect(await csvOfCatchDays([{ title: "Pressure", rows }])).toBe(
    [
      "\uFEFFfactor,part,days,expected,times,low,high",
      "Pressure,Falling,18,11.25,1.6123,1.1,2.3457",
      "Pressure,Rising,3,4,,,",
      "",
    ].join("\n"),
  );
});
