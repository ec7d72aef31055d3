import { isRecorded, readRecordedBytes } from "@creel/testing/recorded";
import { expect, test } from "vitest";

import { plan } from "../../testing/import-files.ts";
import { askImport } from "./ask-import.ts";

const FOLDER = "bug-reports";

interface Right {
  /** Catches: the line, species and notes, if they matter. */
  catches?: readonly unknown[];
  /** Places: the name and coordinates. */
  places?: readonly unknown[];
  /** Tracks: minutes of their times, and latitudes. */
  tracks?: readonly unknown[];
  /** Codes of problems. */
  problems?: readonly string[];
  refused?: string;
}

const caught = (line: number, species: string, more: object = {}) => ({ line, fields: { species, ...more } });
const problem = (line: number, code: string) => ({
  line,
  problems: expect.arrayContaining([expect.objectContaining({ code })]),
});
const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const way = (...points: readonly (readonly [latitude: number, time: string | null])[]) => ({
  points: points.map(([latitude, time]) => ({ latitude, at: time && `2024-06-01T${time}:00Z` })),
});

const TABLE: readonly (readonly [file: string, right: Right])[] = [
  [
    "03-excel-japan-shift-jis.csv",
    { catches: [{ line: 2, fields: { notes: expect.stringContaining("ブラックバス") } }, { line: 3 }] },
  ],
  ["06-utf16-without-mark.csv", { catches: [caught(2, "Pike")] }],
  [
    "07-open-quote.csv",
    {
      catches: [
        caught(2, "Pike"),
        caught(3, "Perch", { notes: '"Big Joe" said so' }),
        caught(4, "Pike", { notes: '12" lure lost at end' }),
        caught(5, "Perch"),
        caught(6, "Pike"),
      ],
      problems: ["open_quote", "open_quote"],
    },
  ],
  [
    "08-quote-inside-inches.csv",
    {
      catches: [
        caught(2, "Pike", { length: 28 }),
        caught(3, "Perch", { length: 12 }),
        caught(4, "Pike", { length: 30 }),
      ],
      problems: ["open_quote"],
    },
  ],
  [
    "10-mymaps-address-only.kml",
    {
      places: [at("Pier", 45.1, -93.1)],
      catches: [{ line: 1 }, problem(2, "no_place"), problem(3, "no_place")],
      problems: ["no_coordinates", "no_coordinates"],
    },
  ],
  [
    "11-multigeometry.kml",
    {
      places: [
        at("Three humps", 45.1, -93.1),
        at("Three humps", 45.2, -93.2),
        at("Three humps", 45.3, -93.3),
        at("Dock", 45.15, -93.15),
      ],
      problems: ["area"],
    },
  ],
  ["12-no-namespace-prefix.gpx", { places: [at("Fish 1", 45.1, -93.1)] }],
  ["14-date-line.gpx", { places: [at("East of line", -16.8, -179.95), at("West of line", -16.8, 179.95)] }],
  ["15-decimal-comma.gpx", { places: [at("Comma", 45.1234, -93.4321)] }],
  [
    "16-half-timed-track.gpx",
    {
      tracks: [
        way([45.1, "12:00"], [45.101, null], [45.102, "12:02"], [45.103, "12:03"]),
        way([45.104, "13:00"], [45.105, "13:01"]),
      ],
      problems: ["no_time"],
    },
  ],
  ["17-one-feature.geojson", { places: [at("Pier", 45.1, -93.1)] }],
  ["19-lines.ndjson", { catches: [caught(1, "Pike"), caught(2, "Perch"), caught(3, "Walleye")] }],
  ["20-geojson-meters.geojson", { places: [], catches: [problem(1, "no_place")], problems: ["meters"] }],
  [
    "34-trailing-and-ragged.csv",
    {
      catches: [
        caught(2, "Pike"),
        caught(3, "Perch", { notes: expect.stringContaining("lost cell") }),
        problem(4, "no_species"),
        problem(7, "no_place"),
      ],
    },
  ],
  ["37-libreoffice.ods", { refused: "save_as_xlsx" }],
  ["38-kmz-other-name.kmz", { places: [at("Pier", 45.1, -93.1)] }],
  ["39-garmin-depth-folder.kml", { tracks: [way([45.1, "12:00"], [45.101, "12:01"])] }],
  [
    "40-gpx-week-rollover.gpx",
    {
      catches: [
        { when: { date: "2004-10-16T12:00:00Z" } },
        { when: { date: "1970-01-01T00:00:00Z" } },
        { when: { date: "2024-06-01T12:00:00+00:00" } },
        problem(4, "no_date"),
      ],
    },
  ],
  ["45-geojson-bom-crlf.geojson", { catches: [caught(1, "Pike")] }],
  ["46-utf16-xml.gpx", { places: [at("Pier é", 45.1, -93.1)] }],
  ["48-cp1251-xml.gpx", { places: [at("Щука у моста", 57.1, 33.1)] }],
  ["50-cut-off.gpx", { refused: "cut_off" }],
  ["51-japan-english-headers.csv", { catches: [caught(2, "ブラックバス"), caught(3, "ブルーギル")] }],
  ["52-russian-english-headers.csv", { catches: [caught(2, "Щука"), caught(3, "Окунь")] }],
  [
    "55-less-and-greater.geojson",
    { catches: [caught(1, "Pike", { notes: "wind <5 mph until noon, then all fish in depth >12 ft" })] },
  ],
];

test.skipIf(!isRecorded(FOLDER)).each(TABLE)(
  "a file that others had reported is read rightly: %s",
  async (file, right) => {
    const answer = await askImport({
      kind: "open",
      files: [new File([await readRecordedBytes(`${FOLDER}/${file}`)], file)],
    });
    if (answer.kind !== "opened") {
      expect(answer).toMatchObject({ kind: "refused", code: right.refused });
      return;
    }
    const planned = answer.sheets.length > 0 ? await plan() : null;
    const problems = [...answer.source.problems, ...(planned?.problems ?? [])];
    expect(problems.map(({ code }) => code)).toEqual(right.problems ?? []);
    if (right.places) expect(answer.source.places).toMatchObject(right.places);
    if (right.tracks) expect(answer.source.tracks).toMatchObject(right.tracks);
    if (right.catches) expect(planned?.catches).toMatchObject(right.catches);
  },
);
