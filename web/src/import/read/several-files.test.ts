import { expect, test } from "vitest";

import { kindOf, open, plan, refusal, textFile, zipOf } from "../../testing/import-files.ts";
import { askImport } from "./ask-import.ts";

const [ONE, OTHER] = ["Date,Species\n2020-06-26,Pike\n", "Datum;Fischart\n26.06.2020;Barsch\n"];
const names = async (...files: File[]) => (await open(...files)).sheets.map(({ name }) => name);

test("several tables are read as sheets of one file, each with its own layout", async () => {
  expect(await names(textFile(ONE, "2020.csv"), textFile(OTHER, "2021.csv"))).toEqual([
    "2020.csv",
    "2021.csv",
  ]);
  expect((await plan()).catches[0]?.fields.species).toBe("Pike");
  expect((await plan({}, 1)).catches[0]?.fields.species).toBe("Perch");
});

test("an archive of a table is that table, and one of several asks which; what is no log is passed over", async () => {
  const beside = { "README.txt": "two\nlines", "__MACOSX/._log.csv": "x", "package.json": "{}" };
  await open(await zipOf({ "export/log.csv": ONE, ...beside }));
  expect((await plan()).catches).toHaveLength(1);
  expect(await names(await zipOf({ "a.csv": ONE, "b.csv": OTHER, ...beside }))).toEqual(["a.csv", "b.csv"]);
  expect(await refusal(await zipOf(beside))).toBe("nothing_known_inside");
});

const gpx = (name: string, more = "") =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="47.8" lon="-92.2"><name>${name}</name>${more}</wpt></gpx>`;

test("several maps are one, in an archive, too", async () => {
  const files = { "a.gpx": gpx("Point"), "b.gpx": gpx("Bay", "<desc>weeds</desc>") };
  const unpacked = Object.entries(files).map(([name, text]) => textFile(text, name));
  for (const chosen of [unpacked, [await zipOf(files)]]) {
    const { source, sheets } = await open(...chosen);
    expect(source.places.map(({ name, notes }) => [name, notes])).toEqual([
      ["Point", ""],
      ["Bay", "weeds"],
    ]);
    expect(sheets[0]?.rows).toBe(2);
    expect((await plan()).catches.map(({ line }) => line)).toEqual([1, 2]);
  }
});

test("files of several kinds, and more than fifty in an archive, are refused with what to do", async () => {
  expect(await refusal(textFile(ONE), textFile(gpx("Point")))).toBe("several_kinds");
  expect(await refusal(await zipOf({ "a.csv": ONE, "b.gpx": gpx("Point") }))).toBe("several_kinds");
  const many = Array.from({ length: 51 }, (_, index) => [`${index}.csv`, ONE] as const);
  expect(await refusal(await zipOf(Object.fromEntries(many)))).toBe("too_many_inside");
});

test("several tables together have as many lines as one may have", async () => {
  const half = `Date,Species\n${"2020-06-26,Pike\n".repeat(60_000)}`;
  expect(await refusal(textFile(half), textFile(half))).toBe("too_many_rows");
});

test("what stands between the cells can be said by the first line, as Excel writes it", async () => {
  expect(await kindOf(textFile("sep=;\r\nDate;Notes\r\n2020-06-26;a, b, c\r\n"))).toBe("table");
  const { plan: made, catches } = await plan();
  expect(made.headerLine?.value).toBe(2);
  expect(catches[0]).toMatchObject({ line: 3, fields: { notes: "a, b, c" } });
});

test("another line can be said to name the columns, and lines to be mended come back under its names", async () => {
  await open(textFile("My log,of the lake\nWann,Was\n2020-06-26,Pike\nsometime,Perch\n"));
  expect((await plan()).plan.headerLine?.value).toBe(1);
  const { catches, plan: made } = await plan({ headerLine: 2, columns: { 0: "date", 1: "species" } });
  expect(made.columns.map(({ header }) => header)).toEqual(["Wann", "Was"]);
  expect(catches.map(({ line, when }) => [line, when?.day])).toEqual([
    [3, "2020-06-26"],
    [4, undefined],
  ]);
  const answer = await askImport({ kind: "lines", sheet: 0, problems: [{ line: 4, problem: "no day" }] });
  expect(answer.kind === "lines" && answer.csv).toContain("Wann,Was,problem");
});
