import type { Choices } from "@creel/domain/import/plan/choices";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { isRecorded, readRecorded, recordedNames } from "@creel/testing/recorded";
import { expect, test } from "vitest";

import { open, plan, textFile } from "../../testing/import-files.ts";

const FOLDER = "bug-reports";

/** Tells the name of the file that begins with a number. */
async function fileOf(number: string): Promise<string> {
  const names = await recordedNames(FOLDER);
  return names.find((name) => name.startsWith(`${number}-`)) ?? number;
}

async function read(number: string, choices: Choices = {}) {
  await open(textFile(await readRecorded(`${FOLDER}/${await fileOf(number)}`), `${number}.csv`));
  const { catches, questions, plan: made } = await plan(choices);
  return { catches, questions, blanks: made.blanks };
}

const dateOf = ({ when }: StagedCatch) => when?.date ?? null;
const clockOf = ({ when }: StagedCatch) => when && `${when.day} ${when.time}`;
const lengthOf = ({ fields: { length, notes } }: StagedCatch) => length ?? notes;
const codesOf = ({ problems }: StagedCatch) => problems.map(({ code }) => code).join();
const sizeOf = ({ fields: { length, weight } }: StagedCatch) => [length?.toFixed(2), weight?.toFixed(2)];

type Expected = [
  file: string,
  what: string,
  (one: StagedCatch) => unknown,
  values: unknown[],
  choices?: Choices,
];

const RIGHT: readonly Expected[] = [
  [
    "09",
    "moments of iNaturalist",
    clockOf,
    ["2019-08-25 12:15:00", "2023-03-12 00:07:00", "2024-07-04 20:30:00"],
  ],
  [
    "09",
    "instants of iNaturalist",
    dateOf,
    ["2019-08-25T12:15:00-05:00", "2023-03-12T06:07:00Z", "2024-07-04T20:30:00-05:00"],
  ],
  ["21", "Italian months", ({ when }) => when?.day, ["2020-06-26", "2021-05-03"]],
  [
    "22",
    "days of Japan, Korea, Russia and Hungary",
    ({ when }) => when?.day,
    ["2020-06-26", "2020-06-27", "2020-06-26", "2020-06-28"],
  ],
  [
    "24",
    "lengths with ranges, marks and fractions",
    lengthOf,
    [
      "Length (in): 12-15 in",
      "Length (in): 14+",
      "Length (in): >16",
      "Length (in): 13/14",
      "Length (in): 12-15",
      17.25,
      18.625,
      20.875,
    ],
  ],
  ["25", "directions of the wind", ({ fields }) => fields.wind_direction, ["SE", "W", "NE", "E", "W"]],
  [
    "25",
    "Beaufort in mph",
    ({ fields: { wind_speed: speed, notes } }) => speed?.toFixed(1) ?? notes,
    ["9.8", "15.5", "Wind speed: 2-3", "21.9", "9.8"],
  ],
  [
    "27",
    "clocks that were set",
    (one) => [dateOf(one), codesOf(one)],
    [
      ["2024-03-31T03:30:00+02:00", "no_such_time"],
      ["2024-10-27T02:30:00+02:00", ""],
      ["2011-12-31T12:00:00+14:00", "no_such_time"],
      ["1941-06-01T12:00:00+02:00", ""],
      [null, "before_1900"],
    ],
  ],
  [
    "28",
    "two digits of a year",
    (one) => [one.when?.day, codesOf(one)],
    [
      ["1968-06-26", ""],
      ["1971-06-27", ""],
      ["2027-06-28", "in_the_future"],
      ["2026-06-13", ""],
    ],
  ],
  [
    "29",
    "clocks",
    clockOf,
    [
      "2024-06-01 00:30:00",
      "2024-06-01 12:30:00",
      "2024-06-01 06:42:00",
      "2024-06-01 06:42:00",
      "2024-06-02 00:00:00",
      "2024-06-01 18:42:00",
      "2024-06-01 12:00:00",
      "2024-06-01 18:42:00",
      "2024-06-01 06:42:00",
    ],
  ],
  ["30", "serial days", clockOf, ["2024-06-01 06:10:00", "2024-06-02 18:00:00", "1970-01-01 12:00:00"]],
  [
    "32",
    "places at the edges of the map",
    ({ fields: { latitude, longitude }, problems }) => [
      latitude,
      longitude,
      problems.map(({ code }) => code).join(),
    ],
    [
      [undefined, undefined, "no_place"],
      [0.000_001, 0, ""],
      [0, 45, ""],
      [45, 0, ""],
      [90, 0, ""],
      [undefined, undefined, "unreadable"],
    ],
    { axes: "as_written" },
  ],
  [
    "33",
    "letters of all kinds",
    ({ fields: { species = "", notes }, problems }) => [
      species.slice(0, 7),
      notes?.slice(0, 12),
      problems.map(({ code }) => code).join(),
    ],
    [
      ["🐟 Pike", '=HYPERLINK("', ""],
      ["ekiP", "שלום, דג גדו", ""],
      ["AAAAAAA", "long species", ""],
      ["Pike", undefined, "too_long"],
      ["Pike", "zero width", ""],
      ["", "no species", "no_species"],
    ],
  ],
  [
    "34",
    "ragged lines",
    (one) => [one.line, one.fields.notes, codesOf(one)],
    [
      [2, undefined, ""],
      [3, "lost cell", ""],
      [4, undefined, "no_species,no_place"],
      [7, undefined, "no_place,unreadable"],
    ],
  ],
  [
    "36",
    "units from cell to cell",
    sizeOf,
    [
      ["28.00", "6.83"],
      ["27.95", "6.50"],
      ["30.00", "15.43"],
    ],
    { units: { 3: "in", 4: "kg" } },
  ],
  [
    "41",
    "days of Darwin Core",
    clockOf,
    [null, null, null, "2019-06-01 14:30:00", "2019-06-01 16:30:00", null],
  ],
  [
    "42",
    "thousands and signs",
    ({ fields: { weight = 0, depth, notes } }) => [((weight ?? 0) * 453.592_37).toFixed(1), depth ?? notes],
    [
      ["1250.0", "Depth (m): -3,5"],
      ["12500.0", "Depth (m): −4"],
      ["850.5", expect.closeTo(16.4042, 4)],
    ],
    { dateOrder: "dmy" },
  ],
  [
    "44",
    "numbers of fish and days without",
    ({ line, part, isBlank = false, fields: { notes } }) => [line, part, isBlank, notes],
    [
      [2, 1, true, undefined],
      [3, 1, false, "Quantity: 5+"],
      [4, 1, false, "Quantity: 250"],
      [5, 1, false, undefined],
      [5, 2, false, undefined],
      [5, 3, false, undefined],
      [6, 1, true, undefined],
      [7, 1, true, undefined],
      [8, 1, true, undefined],
    ],
    { quantity: "each", blanks: "trips" },
  ],
];

test.skipIf(!isRecorded(FOLDER)).each(RIGHT)(
  "file %s has the right %s",
  async (number, _what, of, values, choices = {}) => {
    const { catches } = await read(number, choices);
    expect(catches.map(of)).toEqual(values);
  },
);

test.skipIf(!isRecorded(FOLDER))("four lines without a fish are asked about once", async () => {
  const { questions, blanks } = await read("44");
  expect([questions, blanks?.lines]).toEqual([["blanks"], [2, 6, 7, 8]]);
});

test("the moment of iNaturalist is that of its most precise column", async () => {
  const lines = [
    "observed_on,observed_on_string,time_observed_at,time_zone,scientific_name,latitude,longitude",
    "2023-03-12,2023-03-12 midnight,2023-03-12 06:07:00 UTC,Central Time (US & Canada),Esox lucius,30.45,-91.15",
    "2019-08-25,Sun Aug 25 2019 12:15:03 GMT-0500 (CDT),,Quito,Esox lucius,-0.2,-78.5",
    "2019-08-26,in the morning,,Berlin,Esox lucius,52.5,13.4",
  ];
  await open(textFile(lines.join("\n")));
  const { catches } = await plan();
  expect(catches.map((one) => [clockOf(one), one.fields.time_zone, one.fields.notes])).toEqual([
    ["2023-03-12 00:07:00", "America/Chicago", "observed_on_string: 2023-03-12 midnight"],
    ["2019-08-25 12:15:03", "America/Lima", undefined],
    ["2019-08-26 null", "Europe/Berlin", "observed_on_string: in the morning"],
  ]);
});
