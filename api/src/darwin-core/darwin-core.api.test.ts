import { expect, test } from "vitest";

import { openArchive } from "../testing/archives/open-archive.ts";
import type { SignedInUser } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";
import { readMeta, readTsv } from "./read-archive-testing.ts";
import { EVENT_TERMS, OCCURRENCE_TERMS } from "./terms.ts";

const TERMS = "http://rs.tdwg.org/dwc/terms/";

/** Within the square from 47.8 to 47.9 degrees north and from 92.3 to 92.2 degrees west. */
const SPOT = { latitude: 47.8312, longitude: -92.2648 };

async function setup() {
  const { as, given, app } = await setupApi();
  const ana = await given.user({
    firstName: "Ana",
    lastName: "Ärger & <Söhne>",
    timeZone: "America/Chicago",
  });
  const linkOf = async (who: SignedInUser) => String((await as(who).post("/auth/me/darwin-core")).json().url);
  const open = (url: string) => app.inject({ method: "GET", url });
  const filesOf = async (who: SignedInUser) => {
    const files = await openArchive((await open(await linkOf(who))).rawPayload);
    const textOf = (name: string) => String(files.get(name));
    return { names: [...files.keys()], textOf };
  };
  const tablesOf = async (who: SignedInUser) => {
    const { textOf } = await filesOf(who);
    return { events: readTsv(textOf("event.txt")), occurrences: readTsv(textOf("occurrence.txt")) };
  };
  const tripWith = (traits: Parameters<typeof given.loggedTrip>[1]) =>
    given.loggedTrip(ana, { time_zone: "America/Chicago", ...SPOT, ...traits });
  return { as, given, ana, linkOf, open, filesOf, tablesOf, tripWith };
}

const MORNING = { started_at: "2026-06-01T11:10:00Z", ended_at: "2026-06-01T15:40:00Z" };
const DURING = "2026-06-01T12:42:00Z";

test("meta.xml describes both tables by the rules of the text guide", async () => {
  const { ana, filesOf } = await setup();
  const { names, textOf } = await filesOf(ana);

  const { metadata, core, extensions } = readMeta(textOf("meta.xml"));

  expect(names).toEqual(["meta.xml", "eml.xml", "event.txt", "occurrence.txt"]);
  expect(metadata).toBe("eml.xml");
  expect(core).toEqual({
    location: "event.txt",
    rowType: `${TERMS}Event`,
    idIndex: 0,
    terms: EVENT_TERMS.map((term) => TERMS + term),
  });
  expect(extensions).toEqual([
    {
      location: "occurrence.txt",
      rowType: `${TERMS}Occurrence`,
      idIndex: 0,
      terms: OCCURRENCE_TERMS.map((term) => TERMS + term),
    },
  ]);
});

test("the columns of both tables are those of meta.xml", async () => {
  const { ana, filesOf } = await setup();
  const { textOf } = await filesOf(ana);
  const { core, extensions } = readMeta(textOf("meta.xml"));
  for (const { location, terms } of [core, ...extensions]) {
    const [head = ""] = textOf(location).split("\n");
    expect(head.split("\t").map((name) => TERMS + name)).toEqual(terms);
  }
});

test("the required terms of a sampling event and of an occurrence are filled in", async () => {
  const { ana, given, tablesOf, tripWith } = await setup();
  await tripWith(MORNING);
  await given.loggedCatch(ana, { date: DURING, time_zone: "America/Chicago", species: "Walleye", ...SPOT });
  const { events, occurrences } = await tablesOf(ana);
  expect(events).toHaveLength(1);
  expect(occurrences).toHaveLength(1);
  const requiredOfEvent = ["eventID", "eventDate", "samplingProtocol", "sampleSizeValue", "sampleSizeUnit"];
  const requiredOfOccurrence = [
    "eventID",
    "occurrenceID",
    "basisOfRecord",
    "occurrenceStatus",
    "scientificName",
    "kingdom",
    "eventDate",
  ];
  for (const term of requiredOfEvent) expect(events[0]?.[term], term).not.toBe("");
  for (const term of requiredOfOccurrence) expect(occurrences[0]?.[term], term).not.toBe("");
});

test("a trip is an event with its hours, on its own clock", async () => {
  const { ana, tablesOf, tripWith } = await setup();
  const trip = await tripWith({ ...MORNING, lines: 2, method: "Trolling, Boat" });
  const { events } = await tablesOf(ana);
  expect(events).toMatchObject([
    {
      eventID: trip.id,
      eventType: "Sample",
      eventDate: "2026-06-01T06:10-05:00/2026-06-01T10:40-05:00",
      year: "2026",
      month: "6",
      day: "1",
      samplingProtocol: "angling with rod and line, trolling, from a boat",
      sampleSizeValue: "4.5",
      sampleSizeUnit: "hour",
      samplingEffort: "4.5 hours, 2 lines",
    },
  ]);
});

test("several fish of one entry are so many individuals, with the measures of one", async () => {
  const { ana, given, tablesOf, tripWith } = await setup();
  const trip = await tripWith(MORNING);
  const perch = { species: "Perch", quantity: 12, fate: "kept", weight: 0.5, length: 9, depth: 22 } as const;
  const caught = await given.loggedCatch(ana, {
    ...perch,
    date: DURING,
    time_zone: "America/Chicago",
    ...SPOT,
  });
  const { occurrences } = await tablesOf(ana);
  expect(occurrences).toMatchObject([
    {
      eventID: trip.id,
      occurrenceID: caught.id,
      occurrenceStatus: "present",
      scientificName: "Perca",
      taxonRank: "genus",
      vernacularName: "Perch",
      individualCount: "12",
      eventDate: "2026-06-01T07:42-05:00",
      dynamicProperties: '{"lengthInCentimeters":22.9,"weightInGrams":227,"depthInMeters":6.7,"fate":"kept"}',
    },
  ]);
});

test("places are squares, and nothing in the archive tells the exact place, a name or a note", async () => {
  const { ana, given, filesOf, tripWith } = await setup();
  await given.namedWater(ana, { ...SPOT, name: "Secret Pond" });
  await tripWith({ ...MORNING, notes: "Hidden reef", companions: ["Nils"], method: "At the Old Pier" });
  await given.loggedCatch(ana, {
    date: DURING,
    time_zone: "America/Chicago",
    ...SPOT,
    notes: "Behind the rock",
  });
  const { names, textOf } = await filesOf(ana);
  for (const name of ["event.txt", "occurrence.txt"]) {
    expect(readTsv(textOf(name)), name).toMatchObject([
      {
        decimalLatitude: "47.85",
        decimalLongitude: "-92.25",
        geodeticDatum: "EPSG:4326",
        coordinateUncertaintyInMeters: "6698",
        footprintWKT: "POLYGON ((-92.3 47.8, -92.2 47.8, -92.2 47.9, -92.3 47.9, -92.3 47.8))",
      },
    ]);
  }
  const all = names.map(textOf).join("");
  for (const secret of ["47.83", "92.26", "Secret", "Hidden", "Nils", "Pier", "rock"]) {
    expect(all).not.toContain(secret);
  }
});

test("a species that was sought and not caught is absent", async () => {
  const { ana, given, tablesOf, tripWith } = await setup();
  const trip = await tripWith({ ...MORNING, target_species: ["walleye", "Pike"] });
  await given.loggedCatch(ana, { date: DURING, time_zone: "America/Chicago", species: "Pike", ...SPOT });
  const { occurrences } = await tablesOf(ana);
  const shown = occurrences.map((each) => [
    each["occurrenceStatus"],
    each["scientificName"],
    each["individualCount"],
  ]);
  expect(shown).toEqual([
    ["absent", "Sander vitreus", "0"],
    ["present", "Esox lucius", "1"],
  ]);
  expect(occurrences[0]).toMatchObject({ eventID: trip.id, occurrenceID: `${trip.id}:absent:walleye` });
});

test("a blank on which nothing was sought has one absence of fish", async () => {
  const { ana, tablesOf, tripWith } = await setup();
  await tripWith(MORNING);
  const { occurrences } = await tablesOf(ana);
  expect(occurrences).toMatchObject([
    {
      occurrenceStatus: "absent",
      scientificName: "Actinopterygii",
      taxonRank: "class",
      individualCount: "0",
    },
  ]);
});

test.each([
  ["whose fish are not all in the log", { all_logged: false }],
  ["that was found in old catches", { start_source: "inferred" }],
] as const)("nothing is absent from a trip %s", async (_name, traits) => {
  const { ana, tablesOf, tripWith } = await setup();
  await tripWith({ ...MORNING, ...traits, target_species: ["Pike"] });
  const { events, occurrences } = await tablesOf(ana);
  expect(events).toHaveLength(1);
  expect(occurrences).toEqual([]);
});

test("neither all animals nor a family of which another fish was caught are absent", async () => {
  const { ana, given, tablesOf, tripWith } = await setup();
  await tripWith({ ...MORNING, target_species: ["Nessie", "Trout"] });
  await given.loggedCatch(ana, { date: DURING, time_zone: "America/Chicago", species: "Salmon", ...SPOT });
  const { occurrences } = await tablesOf(ana);
  expect(occurrences.map((each) => each["occurrenceStatus"])).toEqual(["present"]);
});

test("a catch on no trip is an event of its own, of unknown effort", async () => {
  const { ana, given, tablesOf } = await setup();
  const caught = await given.loggedCatch(ana, { date: DURING, time_zone: "America/Chicago", ...SPOT });
  const { events, occurrences } = await tablesOf(ana);
  expect(events).toMatchObject([
    { eventID: caught.id, eventType: "Observation", samplingEffort: "unknown", sampleSizeValue: "" },
  ]);
  expect(occurrences).toMatchObject([{ eventID: caught.id, occurrenceID: caught.id }]);
});

test("every occurrence belongs to an event, and the running trip is left out", async () => {
  const { ana, given, tablesOf, tripWith } = await setup();
  await tripWith(MORNING);
  const running = { started_at: new Date(Date.now() - 60_000).toISOString(), ended_at: null };
  await tripWith({ ...running, end_source: undefined });
  for (const date of [DURING, "2026-06-02T12:00:00Z", new Date().toISOString()]) {
    await given.loggedCatch(ana, { date, time_zone: "America/Chicago", ...SPOT });
  }
  const { events, occurrences } = await tablesOf(ana);
  const ids = events.map((event) => event["eventID"]);
  expect(new Set(ids).size).toBe(3);
  expect(occurrences.map((each) => ids.includes(each["eventID"]))).toEqual([true, true, true]);
});

test("a tab or a line break in a species does not shift a column", async () => {
  const { ana, given, tablesOf } = await setup();
  await given.loggedCatch(ana, { date: DURING, time_zone: "America/Chicago", species: "Zan\tder", ...SPOT });
  const { occurrences } = await tablesOf(ana);
  expect(occurrences[0]?.["vernacularName"]).toBe("Zan der");
});

test("another angler's log is not in it", async () => {
  const { ana, given, tablesOf, tripWith } = await setup();
  await tripWith(MORNING);
  const { events, occurrences } = await tablesOf(await given.user());
  expect([events, occurrences]).toEqual([[], []]);
  expect((await tablesOf(ana)).events).toHaveLength(1);
});

test("the link of the whole archive does not open this one", async () => {
  const { as, ana, open } = await setup();
  const { url } = (await as(ana).post("/auth/me/export")).json();
  const answer = await open(String(url).replace("/export", "/darwin-core"));
  expect(answer.statusCode).toBe(404);
});
