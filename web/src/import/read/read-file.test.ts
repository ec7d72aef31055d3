import { examine, fish } from "@creel/domain/doctor/doctor-examples";
import { utils, write } from "@e965/xlsx";
import { array, assert, constantFrom, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";

import { CONTEXT, kindOf, open, plan, refusal, textFile, zipOf } from "../../testing/import-files.ts";
import { askImport } from "./ask-import.ts";
import { readCsv } from "./read-csv.ts";

test("a table is read whatever it is called, with the lines as an editor counts them", async () => {
  const csv = 'Date;Species;Length (cm);Notes\n2020-06-26;Hecht;62,5;"two\nlines"\n\n2020-06-27;Barsch;30;\n';
  expect(await kindOf(textFile(csv, "photo.jpg"))).toBe("table");
  const { catches, questions } = await plan();
  expect(questions).toEqual([]);
  expect(catches.map(({ line, fields }) => [line, fields.species, fields.notes])).toEqual([
    [2, "Pike", "two\nlines"],
    [5, "Perch", undefined],
  ]);
  expect(catches[0]?.fields.length).toBeCloseTo(62.5 / 2.54, 10);
});

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a file in the letters of an older Windows, or in UTF-16, is read too", async () => {
  await open(textFile(bytesOf("Datum;Fischart\n2020-06-26;D\u00f6bel\n")));
  expect((await plan()).catches[0]?.fields.species).toBe("Döbel");
  const wide = new Uint8Array(
    new Uint16Array([
      0xfeff,
      ..."Date\tFish\n2020-06-26\tGös\n".split("").map((letter) => letter.charCodeAt(0)),
    ]).buffer,
  );
  await open(textFile(wide));
  expect((await plan()).catches[0]?.fields.species).toBe("Gös");
});

function workbook(is1904 = false): File {
  const sheet = utils.aoa_to_sheet([
    ["Date", "Time", "Species", "Weight (kg)", "Notes"],
    [is1904 ? 42_546 : 44_008, 0.75, "Pike", 1.234, "=1+1"],
  ]);
  Object.assign(sheet["A2"], { z: "yyyy-mm-dd" });
  Object.assign(sheet["B2"], { z: "hh:mm" });
  const book = {
    SheetNames: ["2020", "Empty"],
    Sheets: { 2020: sheet, Empty: utils.aoa_to_sheet([]) },
    Workbook: { WBProps: { date1904: is1904 } },
  };
  const bytes: ArrayBuffer = write(book, { type: "array", bookType: "xlsx" });
  return new File([bytes], "log.csv");
}

const lineOfPike = (length: number | string) => ["2024-06-13", "Pike", length, 47.84, -92.27];
const inches = (centimeters: number) => expect.closeTo(centimeters / 2.54, 3);

async function lengthsOf(lengths: readonly (number | string)[]) {
  const head = ["Date", "Species", "Length (cm)", "Latitude", "Longitude"];
  const book = utils.book_new(utils.aoa_to_sheet([head, ...lengths.map(lineOfPike)]), "Log");
  const bytes: ArrayBuffer = write(book, { type: "array", bookType: "xlsx" });
  await open(new File([bytes], "log.xlsx"));
  const { plan: made, questions, catches } = await plan();
  return { questions, decimal: made.decimal.value, lengths: catches.map(({ fields }) => fields.length) };
}

test("a number of a workbook is one, and one that was typed as a text is asked about as in any other file", async () => {
  expect(await lengthsOf([70.5, 61.234])).toMatchObject({
    questions: [],
    lengths: [70.5, 61.234].map(inches),
  });
  expect(await lengthsOf([70.5, "1,234"])).toMatchObject({ questions: ["decimal"], decimal: null });
  expect(await lengthsOf([61.234, "70,5", "61,234"])).toMatchObject({
    questions: [],
    decimal: ",",
    lengths: [61.234, 70.5, 61.234].map(inches),
  });
});

test.each([false, true])("a workbook is read with its days, counted from 1904: %s", async (is1904) => {
  const { source, sheets } = await open(workbook(is1904));
  expect(source.kind).toBe("spreadsheet");
  expect(sheets).toEqual([
    { name: "2020", headers: ["Date", "Time", "Species", "Weight (kg)", "Notes"], rows: 1 },
  ]);
  const [caught] = (await plan()).catches;
  expect(caught?.when).toEqual({ day: "2020-06-26", time: "18:00:00", date: "2020-06-26T18:00:00-05:00" });
  expect(caught?.fields.weight).toBeCloseTo(1.234 * 2.204_622_62, 6);
  expect(caught?.fields.notes).toBe("=1+1");
});

const journal = (entry: object, more: object = {}) => ({
  journal: {
    measurementSystem: 0,
    entries: [
      {
        id: "1",
        fishSpecies: "Northern Pike",
        location: "Lake",
        fishingSpot: "Point",
        fishLength: 32,
        fishWeight: -1,
        fishQuantity: -1,
        images: [{ imagePath: "Images/a.jpg" }],
        ...entry,
      },
    ],
    userDefines: [
      {
        name: "Locations",
        locations: [
          {
            name: "Lake",
            fishingSpots: [{ name: "Point", coordinates: { latitude: "47.8312", longitude: "-92.2648" } }],
          },
        ],
      },
    ],
    ...more,
  },
});

test.each([
  ["05-29-2020_1-26_PM_08.252", "13:26:00"],
  ["05-29-2020_1-26_PM", "13:26:00"],
  ["05-29-2020_13-26_", "13:26:00"],
  ["05-29-2020_1-26_p.m.", "13:26:00"],
  ["05-29-2020_1-26_am", "01:26:00"],
])("a backup of Anglers' Log is read, with its clock: %s", async (date, time) => {
  const trips = [
    { name: "Opener", startDate: 1_590_753_600_000, endDate: 1_590_782_400_000, notes: "", catches: ["1"] },
  ];
  const zip = await zipOf({ "data.json": JSON.stringify(journal({ date }, { trips })), "a.jpg": "picture" });
  const { source } = await open(zip);
  expect(source).toMatchObject({
    kind: "anglers_log",
    places: [{ name: "Point", water: "Lake", latitude: 47.8312 }],
    trips: [{ name: "Opener", startedAt: "2020-05-29T12:00:00.000Z", lines: [1] }],
  });
  const { catches, questions } = await plan();
  expect(questions).toEqual([]);
  expect(catches).toMatchObject([
    {
      when: { day: "2020-05-29", time },
      water: "Lake",
      spot: "Point",
      photos: ["a.jpg"],
      fields: {
        species: "Pike",
        length: 32,
        latitude: 47.8312,
        longitude: -92.2648,
        time_zone: "America/Chicago",
      },
      problems: [],
    },
  ]);
  expect(catches[0]?.fields.weight).toBeUndefined();
  const picture = await askImport({ kind: "picture", name: "a.jpg" });
  expect(picture.kind === "picture" && (await picture.picture.text())).toBe("picture");
});

test("the table of Anglers' Log is known by its headers, in Spanish too, and its unset day is none", async () => {
  const head =
    "Fecha,Tiempo,Especie,Longitud,Peso,Latitud,Longitud,Hora del día,Temporada,Captura y liberación,Fase lunar,Lugar de pesca";
  expect(
    await kindOf(
      textFile(
        `${head}\n"Dec 31, 1969",7:00 PM,Lucio,32 in,2 lbs 3 oz,47.831200,-92.264800,Noche,Verano,Sí,Full,Punta\n`,
      ),
    ),
  ).toBe("anglers_log_table");
  const [caught] = (await plan()).catches;
  expect(caught?.when).toBeNull();
  expect(caught?.fields).toMatchObject({
    species: "Pike",
    length: 32,
    weight: 2.1875,
    longitude: -92.2648,
    lunar_phase: "Full Moon",
  });
});

test("a logbook of Selfhostable Fishing Logbook is read in the units of its settings, with trips and lost fish", async () => {
  const logbook = {
    settings: { units: { fishLength: "in", fishWeight: "lb", depth: "ft", waterTemperature: "F" } },
    lures: [{ id: "l1", name: "Blue spoon" }],
    locations: [{ id: "w1", name: "Lake Ontario", coordinates: { latitude: 43.2, longitude: -79.5 } }],
    trips: [
      {
        title: "Derby",
        date: "2025-07-04",
        location: "Lake Ontario",
        linesSetTime: "18:00",
        linesPulledTime: "02:30",
        waterTemp: "61",
        catches: [
          {
            time: "19:05",
            species: "Salmon",
            length: "32",
            weight: "14.5",
            lureId: "l1",
            manualCoordinates: { latitude: 43.21, longitude: -79.51 },
            photos: [{ filename: "x.jpg" }],
          },
        ],
        lostFish: [{ time: "20:00", possibleSpecies: "Salmon", notes: "at the boat" }],
      },
    ],
  };
  const zip = await zipOf({
    "manifest.json": "{}",
    "logbook.json": JSON.stringify(logbook),
    "media/x.jpg": "picture",
  });
  const { source } = await open(zip);
  expect(source.kind).toBe("selfhostable_logbook");
  expect(source.trips).toMatchObject([
    {
      name: "Derby",
      startedAt: "2025-07-04T18:00:00",
      endedAt: "2025-07-05T02:30:00",
      notes: "",
      lines: [1],
      lost: [{ at: "2025-07-04T20:00:00", species: "Salmon", notes: "at the boat" }],
    },
  ]);
  expect((await plan()).catches[0]).toMatchObject({
    fields: { length: 32, weight: 14.5, water_temperature: 61, lure_type: "Blue spoon", latitude: 43.21 },
    when: { date: "2025-07-04T19:05:00-04:00" },
    photos: ["media/x.jpg"],
  });
});

test("catches of OpenFishing are in grams and centimeters, as a table and as its API has them", async () => {
  const csv = "caughtAt,species,weightG,lengthCm,lat,lng\n2025-07-04T17:05:00Z,Pike,2500,71,52.5,13.4\n";
  const json = JSON.stringify([
    { caughtAt: "2025-07-04T17:05:00Z", species: "Pike", weightG: 2500, lengthCm: 71, lat: 52.5, lng: 13.4 },
  ]);
  for (const text of [csv, json]) {
    expect(await kindOf(textFile(text))).toBe("open_fishing");
    const { catches, questions } = await plan();
    expect(questions).toEqual([]);
    expect(catches[0]?.fields.weight).toBeCloseTo(2.5 * 2.204_622_62, 6);
    expect(catches[0]?.fields.length).toBeCloseTo(71 / 2.54, 8);
    expect(catches[0]).toMatchObject({ when: { date: "2025-07-04T17:05:00Z" }, fields: { latitude: 52.5 } });
  }
});

test("what else OpenFishing says of a catch is in its notes", async () => {
  const caught = { caughtAt: "2025-07-04T17:05:00Z", species: "Pike", weightG: 2500, lat: 52.5, lng: 13.4 };
  const more = { lure: { name: "Spoon", color: "blue" }, shore: { bank: "steep" }, tag: 7 };
  await open(textFile(JSON.stringify([{ ...caught, ...more }])));
  const notes = (await plan()).catches[0]?.fields.notes?.split("\n");
  expect(notes).toEqual(expect.arrayContaining(["color: blue", "bank: steep", "tag: 7"]));
});

test("a formula of a workbook that failed is named in the notes", async () => {
  const sheet = utils.aoa_to_sheet([
    ["Date", "Species", "Length (cm)"],
    ["2020-06-26", "Pike", 70],
  ]);
  Object.assign(sheet["C2"], { t: "e", v: 0x17 });
  const bytes: ArrayBuffer = write(utils.book_new(sheet, "Log"), { type: "array", bookType: "xlsx" });
  await open(new File([bytes], "log.xlsx"));
  expect((await plan()).catches[0]?.fields.notes).toBe("Length (cm): #REF!");
});

test("an observation of iNaturalist whose place was made coarse has no place, unless its own is there", async () => {
  const head =
    "id,observed_on,latitude,longitude,private_latitude,private_longitude,coordinates_obscured,scientific_name";
  const lines = [
    "1,2020-06-26,47.9,-92.1,,,true,Esox lucius",
    "2,2020-06-26,47.9,-92.1,47.8312,-92.2648,true,Esox lucius",
    "3,2020-06-26,47.85,-92.25,,,false,Sander vitreus",
  ];
  expect(await kindOf(textFile([head, ...lines].join("\n")))).toBe("inaturalist");
  expect((await plan()).catches.map(({ fields }) => [fields.species, fields.latitude])).toEqual([
    ["Pike", undefined],
    ["Pike", 47.8312],
    ["Walleye", 47.85],
  ]);
  const problems = (await plan()).catches.map((caught) => caught.problems.map(({ code }) => code));
  expect(problems).toEqual([["obscured_place"], [], []]);
});

test("a Darwin Core line of several individuals is one catch of so many, or as many catches", async () => {
  const head = "occurrenceID,eventDate,decimalLatitude,decimalLongitude,scientificName,individualCount";
  expect(await kindOf(textFile(`${head}\nx1,2020-06-26,47.83,-92.26,Perca flavescens,3\n`))).toBe(
    "darwin_core",
  );
  expect((await plan()).questions).toEqual([]);
  expect((await plan()).catches.map(({ fields }) => fields.quantity)).toEqual([3]);
  expect((await plan({ quantity: "each" })).catches).toHaveLength(3);
});

test("the archive and the outbox copy of a Creel come back as they were written", async () => {
  const archive = await zipOf({
    "profile.json": "{}",
    "catches.json": '{"catches":[{"id":"a"}]}',
    "trips.json": '{"trips":[{"id":"t"}]}',
    "waters.json": '{"waters":[]}',
    "merged-gear.json": '{"merged_gear":[{"id":"g"}]}',
    "merged-waters.json": '{"merged_waters":[{"id":"w"}]}',
    "looked-over.json": '{"right":[{"key":"k"}]}',
    "gear-photos/a.jpg": "picture",
    "photos/2026-11-20-pike-1-9c3f01ab.jpg": "picture",
  });
  expect((await open(archive)).source).toMatchObject({
    kind: "creel_archive",
    records: {
      catches: [{ id: "a" }],
      trips: [{ id: "t" }],
      waters: [],
      mergedGear: [{ id: "g" }],
      mergedWaters: [{ id: "w" }],
      right: [{ key: "k" }],
    },
    pictures: ["gear-photos/a.jpg", "photos/2026-11-20-pike-1-9c3f01ab.jpg"],
  });
  const copy = await zipOf({ "items.json": '{"format":2,"items":[{"subject":"catch"}]}' });
  expect((await open(copy)).source).toMatchObject({
    kind: "creel_outbox",
    records: { items: [{ subject: "catch" }] },
  });
});

const GPX = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="47.8312" lon="-92.2648"><time>2020-06-26T12:42:00Z</time><name>Pike</name><sym>Fish</sym>
<extensions><gpxx:WaypointExtension xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><gpxx:Depth>3.5</gpxx:Depth></gpxx:WaypointExtension></extensions></wpt>
<trk><name>Morning</name><trkseg><trkpt lat="47.83" lon="-92.26"><time>2020-06-26T11:00:00Z</time></trkpt>
<trkpt lat="47.84" lon="-92.27"><time>2020-06-26T12:00:00Z</time></trkpt></trkseg></trk></gpx>`;

test("waypoints are places, and lines that can be catches; tracks have their times", async () => {
  const { source, sheets } = await open(textFile(GPX));
  expect(source).toMatchObject({
    kind: "gpx",
    places: [{ name: "Pike", latitude: 47.8312, longitude: -92.2648 }],
    tracks: [
      { name: "Morning", points: [{ latitude: 47.83, at: "2020-06-26T11:00:00Z" }, { longitude: -92.27 }] },
    ],
  });
  expect(sheets[0]?.rows).toBe(1);
  const name = sheets[0]?.headers.indexOf("name") ?? -1;
  const { catches } = await plan({ columns: { [name]: "species" } });
  expect(catches[0]).toMatchObject({
    fields: { species: "Pike", latitude: 47.8312 },
    when: { date: "2020-06-26T12:42:00Z" },
  });
  expect(catches[0]?.fields.depth).toBeCloseTo(3.5 / 0.3048, 8);
});

test("of waypoints those with a time and the symbol of a fish are read as catches, the others are spots", async () => {
  const spot =
    '<wpt lat="47.9" lon="-92.3"><name>Reef</name><sym>Fishing Area</sym><time>2020-06-26T12:42:00Z</time></wpt>';
  const timeless = '<wpt lat="47.8" lon="-92.2"><name>Pike</name><sym>Fish</sym></wpt>';
  const { source } = await open(textFile(GPX.replace("<trk>", `${spot}${timeless}<trk>`)));
  expect(source.places.map(({ isCatch }) => isCatch)).toEqual([true, false, false]);
  const answer = await askImport({
    kind: "plan",
    sheet: 0,
    choices: {},
    context: CONTEXT,
    waypoints: "each",
  });
  expect(answer.kind === "planned" && answer.catches.map(({ line }) => line)).toEqual([1]);
});

const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>Lake Vermilion</name>
<Placemark><name>Point</name><description><![CDATA[<b>good</b> in June]]></description>
<ExtendedData><Data name="Species"><value>Walleye</value></Data></ExtendedData>
<Point><coordinates>-92.2648,47.8312,0</coordinates></Point></Placemark></Folder></Document></kml>`;

test("a map of Google has the folder as the water, its data as columns, and no HTML", async () => {
  for (const file of [textFile(KML), await zipOf({ "doc.kml": KML })]) {
    expect((await open(file)).source).toMatchObject({
      kind: "kml",
      places: [
        {
          name: "Point",
          water: "Lake Vermilion",
          notes: "good in June\nSpecies: Walleye",
          latitude: 47.8312,
          longitude: -92.2648,
        },
      ],
    });
    expect((await plan()).catches[0]).toMatchObject({
      water: "Lake Vermilion",
      fields: { species: "Walleye", latitude: 47.8312 },
    });
  }
});

test("GeoJSON has the longitude first", async () => {
  const json = {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [-92.2648, 47.8312] },
        properties: { species: "Pike", date: "2020-06-26" },
      },
    ],
  };
  expect(await kindOf(textFile(JSON.stringify(json)))).toBe("geojson");
  expect((await plan()).catches[0]?.fields).toMatchObject({
    species: "Pike",
    latitude: 47.8312,
    longitude: -92.2648,
  });
});

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0]);

test("several photos are photos, among other files, too; these are named when they are looked at", async () => {
  expect((await open(textFile(JPEG), textFile(JPEG))).source.kind).toBe("photos");
  expect((await open(textFile(JPEG), textFile("Date,Species\n"))).source.kind).toBe("photos");
  expect(await refusal(...Array.from({ length: 201 }, () => textFile(JPEG)))).toBe("too_many_photos");
});

test("lines that were downloaded to be mended come back as they were, without what was wrong", async () => {
  await open(textFile("Date,Species,Longitude,Notes\n2020-06-26,Pike,-92.2648,=1+1\nsometime,Perch,,\n"));
  const problems = [
    { line: 2, problem: "no latitude" },
    { line: 3, problem: "no day" },
  ];
  const answer = await askImport({ kind: "lines", sheet: 0, problems });
  const csv = answer.kind === "lines" ? answer.csv : "";
  expect(csv).toContain("'=1+1,no latitude");
  await open(textFile(csv));
  const { plan: made, catches } = await plan();
  expect(made.columns.at(-1)?.target.value).toBe("left_out");
  expect(catches.map(({ fields }) => [fields.species, fields.notes])).toEqual([
    ["Pike", "=1+1"],
    ["Perch", undefined],
  ]);
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test("a cell of a table comes back whatever is in it", () => {
  const cell = string({ unit: "grapheme-ascii" }).map((text) => `x${text}x`);
  const delimiters = constantFrom(",", ";", "\t");
  assert(
    property(
      array(tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }),
      delimiters,
      (rows, delimiter) => {
        const lines = [["Species", "Lure", "Notes"], ...rows].map((cells) =>
          cells.map(quoted).join(delimiter),
        );
        const table = readCsv("log", lines.join("\r\n"));
        expect(table.delimiter).toBe(delimiter);
        expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

const [ferox] = Object.values(
  import.meta.glob<string>("../../../../../shared/fixtures/catches/ferox-loch-rannoch.csv", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

test.skipIf(ferox === undefined)(
  "the 90 ferox of Loch Rannoch are read without a question but for their species",
  async () => {
    await open(textFile(ferox ?? ""));
    const { plan: made, catches, questions } = await plan({ species: "Trout" });
    expect(questions).toEqual([]);
    expect(made.units.map(({ unit }) => unit.value)).toEqual(["cm", "lb", "oz"]);
    expect(catches).toHaveLength(90);
    const placed = catches.filter(({ fields }) => fields.latitude !== undefined);
    expect(placed.every(({ fields }) => Math.abs((fields.latitude ?? 0) - 56.69) < 0.1)).toBe(true);
    expect(new Set(placed.map(({ fields }) => fields.time_zone))).toEqual(new Set(["Europe/London"]));
    expect(catches.filter(({ fields }) => fields.length === undefined).map(({ line }) => line)).toEqual([91]);
  },
);

test.skipIf(ferox === undefined)(
  "nothing is odd among the 90 ferox but what their measurers noted",
  async () => {
    await open(textFile(ferox ?? ""));
    const { catches } = await plan({ species: "Trout" });
    const all = catches.map(({ line, fields, when }) =>
      fish({
        id: String(line),
        species: "Trout",
        caughtAt: Date.parse(`${when?.day}T12:00:00Z`),
        day: when?.day ?? "",
        time: null,
        timeZone: "Europe/London",
        latitude: fields.latitude ?? null,
        longitude: fields.longitude ?? null,
        length: fields.length ?? null,
        weight: fields.weight ?? null,
      }),
    );
    expect(examine(all)).toEqual([]);
  },
);

async function idsIn(importId: string): Promise<unknown[]> {
  const request = {
    kind: "rows",
    importId,
    catches: null,
    choices: {},
    waters: [],
    lures: [],
    timeZone: "UTC",
  } as const;
  const answer = await askImport(request);
  return answer.kind === "rows" ? answer.made.rows.map(({ fields }) => fields["id"]) : [];
}

test("the rows of a file have one id each, which is another in another import", async () => {
  await open(
    textFile("Date,Species,Latitude,Longitude\n2020-06-26,Pike,47.8,-92.2\n2020-06-27,Pike,47.8,-92.2\n"),
  );
  await plan();
  const [one, again, other] = [
    await idsIn("0193a2c4-0000-7000-8000-000000000001"),
    await idsIn("0193a2c4-0000-7000-8000-000000000001"),
    await idsIn("0193a2c4-0000-7000-8000-000000000002"),
  ];
  expect(again).toEqual(one);
  expect(new Set([...one, ...other]).size).toBe(4);
});
