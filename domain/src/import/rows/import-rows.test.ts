import { describe, expect, test } from "vitest";

import { newSourceTrip, type SourceTrip } from "../source/source-parts.ts";
import { decideRows } from "./decide-rows.ts";
import { fieldsOf, PLACE, ROW_CONTEXT, rowsFor, stagedCatch } from "./row-examples.ts";

const FAR = { latitude: 10, longitude: 20 };
const fish = (line: number, staged: Parameters<typeof stagedCatch>[0] = {}) =>
  stagedCatch({ line, ...staged });

function point(name: string, place = PLACE) {
  return { name, water: null, notes: "", ...place };
}

function track(...times: (string | null)[]) {
  return { name: "Boat", points: times.map((at) => Object.assign({ at }, PLACE)) };
}

function trip(more: Partial<SourceTrip> = {}): SourceTrip {
  return newSourceTrip({
    name: "Opener",
    startedAt: "2026-06-01T05:00:00",
    endedAt: "2026-06-01T09:00:00",
    notes: "Fog",
    lines: [2, 3],
    ...more,
  });
}

function rowOf(position: number, subject: "trip" | "event" | "catch", fields: object) {
  return { position, line: 1, subject, fields: { ...fields } };
}

describe("waters and spots", () => {
  test("are made once of what lines call them, and catches name them by id", () => {
    const made = rowsFor({
      catches: [
        fish(2, { water: "Löch  Ness", spot: "Pier" }),
        fish(3, { water: "loch ness", spot: "pier " }),
        fish(4, { water: "River Ness" }),
      ],
    });

    expect(made.rows.map(({ position, line, subject }) => [position, line, subject])).toEqual([
      [1, 2, "water"],
      [2, 4, "water"],
      [3, 2, "spot"],
      [4, 2, "catch"],
      [5, 3, "catch"],
      [6, 4, "catch"],
    ]);
    const [lake, river] = fieldsOf(made, "water");
    const [spot] = fieldsOf(made, "spot");
    expect(lake).toMatchObject({ name: "Löch  Ness", kind: "lake", ...PLACE });
    expect(river).toMatchObject({ name: "River Ness", kind: "river" });
    expect(spot).toMatchObject({ name: "Pier", water_id: lake?.["id"] });
    const onPier = { water_id: lake?.["id"], spot_id: spot?.["id"] };
    expect(fieldsOf(made, "catch")).toMatchObject([onPier, onPier, { water_id: river?.["id"] }]);
  });

  test("of the log are taken by their names", () => {
    const spots = [{ id: "hump", name: "Hump" }];
    const known = { id: "known", name: "Lake Vermilion", ...PLACE, radius: 2000, outline: null, spots };
    const context = { ...ROW_CONTEXT, waters: [known] };

    const made = rowsFor({ catches: [fish(2, { water: "LAKE VERMILION", spot: "hump" })], context });

    expect(made.rows).toHaveLength(1);
    expect(made.rows[0]?.fields).toMatchObject({ water_id: "known", spot_id: "hump" });
  });

  test("without a place are not made, and nothing names them", () => {
    const { latitude: _latitude, ...nowhere } = fish(2).fields;

    const made = rowsFor({ catches: [fish(2, { fields: nowhere, water: "Pond", spot: "Dock" })] });

    expect(made.rows).toHaveLength(1);
    expect(made.rows[0]?.fields).not.toHaveProperty("water_id");
    expect(made.rows[0]?.fields).not.toHaveProperty("spot_id");
  });
});

describe("points of a map", () => {
  const near = { ...PLACE, latitude: PLACE.latitude + 0.005 };
  const places = [
    point("Reef"),
    point("Fish", near),
    point("Fish", near),
    point("Fish", PLACE),
    point("", FAR),
  ];

  test("are spots of the water around them, and a water where there is none", () => {
    const made = rowsFor({ parts: { kind: "gpx", places }, catches: [fish(1)] });

    expect(fieldsOf(made, "water")).toMatchObject([{ name: "Reef" }, { name: "10.0000, 20.0000" }]);
    expect(fieldsOf(made, "spot")).toMatchObject([
      { name: "Fish", water_id: "water:reef", ...near },
      { name: "Fish 2", water_id: "water:reef", ...PLACE },
    ]);
    expect(fieldsOf(made, "catch")).toEqual([]);
  });

  test("are on the water that the angler says", () => {
    const made = rowsFor({ parts: { kind: "kml", places }, choices: { water: "Vermilion" } });

    expect(fieldsOf(made, "water")).toMatchObject([{ name: "Vermilion" }]);
    expect(fieldsOf(made, "spot")).toHaveLength(4);
  });

  test("are catches when the angler says so", () => {
    const made = rowsFor({
      parts: { kind: "gpx", places },
      catches: [fish(1)],
      choices: { waypoints: "catches" },
    });

    expect(made.rows.map(({ subject }) => subject)).toEqual(["catch"]);
  });

  test("are each what its own time and symbol say", () => {
    const marked = [point("Reef"), { ...point("Pike", near), isCatch: true }];

    const made = rowsFor({
      parts: { kind: "gpx", places: marked },
      catches: [fish(1), fish(2)],
      choices: { waypoints: "each" },
    });

    expect(made.rows.map(({ subject, line }) => [subject, line])).toEqual([
      ["water", 1],
      ["catch", 2],
    ]);
  });

  test("with times are the trip of their track, over a pause of its unit, too", () => {
    const made = rowsFor({
      parts: {
        kind: "gpx",
        tracks: [
          track("2026-06-02T12:00:00Z", "2026-06-02T13:00:00Z"),
          track("2026-06-01T14:00:00Z", "2026-06-01T16:00:00Z"),
          track("2026-06-01T10:00:00Z", "2026-06-01T12:00:00Z"),
          track(null, null),
        ],
      },
    });

    expect(fieldsOf(made, "trip")).toMatchObject([
      {
        started_at: "2026-06-01T10:00:00.000Z",
        ended_at: "2026-06-01T16:00:00.000Z",
        start_source: "import",
        end_source: "import",
        notes: "Boat",
        ...PLACE,
      },
      { started_at: "2026-06-02T12:00:00.000Z" },
    ]);
    expect(made.left).toMatchObject({ timeless: 1 });
  });

  test("with times are the track of their trip, one a minute and in the order of time", () => {
    const times = ["2026-06-01T10:01:30Z", "2026-06-01T10:00:00Z", "2026-06-01T10:00:59Z", null];
    const made = rowsFor({ parts: { tracks: [track(...times)] } });

    expect(fieldsOf(made, "trip")).toMatchObject([
      {
        track: [
          { at: "2026-06-01T10:00:00.000Z", ...PLACE },
          { at: "2026-06-01T10:01:30.000Z", ...PLACE },
        ],
      },
    ]);
  });
});

describe("trips of another app", () => {
  const later = { day: "2026-06-01", time: "07:00:00", date: "2026-06-01T07:00:00-06:00" };
  const catches = [fish(2, { water: "Pond" }), fish(3, { water: "Pond", when: later }), fish(4)];

  test("come with their events, and their catches name them", () => {
    const lost = [{ at: "2026-06-01T06:30:00", species: "Pike", notes: "At the boat" }];

    const made = rowsFor({ parts: { trips: [trip({ lost })] }, catches });

    const [fields] = fieldsOf(made, "trip");
    expect(fields).toEqual({
      id: "trip:0",
      started_at: "2026-06-01T05:00:00-06:00",
      start_source: "import",
      ended_at: "2026-06-01T09:00:00-06:00",
      end_source: "import",
      time_zone: "America/Chicago",
      ...PLACE,
      water_id: "water:pond",
      notes: "Opener\nFog",
    });
    expect(fieldsOf(made, "event")).toEqual([
      {
        id: "event:0/0",
        trip_id: "trip:0",
        at: "2026-06-01T06:30:00-06:00",
        kind: "lost",
        species: "Pike",
        note: "At the boat",
      },
    ]);
    expect(fieldsOf(made, "catch").map((each) => each["trip_id"])).toEqual(["trip:0", "trip:0", undefined]);
  });

  test("come with who was there, what for, how, where, and what was tied on", () => {
    const sourceTrip = trip({
      lines: [],
      water: "Loch Ness",
      place: PLACE,
      companions: ["Anna", "A".repeat(50)],
      targets: ["Hecht", "Arapaima"],
      method: "Trolling",
      setUps: [
        { at: "2026-06-01T05:30:00", lure: "Blue spoon", notes: "port" },
        { at: null, lure: "Unknown", notes: "" },
      ],
    });
    const lures = [{ name: "Blue spoon", brand: "", color: "", size: "", notes: "", lines: [] }];

    const made = rowsFor({ parts: { trips: [sourceTrip], lures } });

    expect(fieldsOf(made, "water")).toMatchObject([{ name: "Loch Ness", ...PLACE }]);
    expect(fieldsOf(made, "trip")).toMatchObject([
      {
        water_id: "water:loch ness",
        ...PLACE,
        companions: ["Anna"],
        anglers: 3,
        target_species: ["Pike", "Arapaima"],
        method: "Trolling",
        notes: `Opener\nFog\n${"A".repeat(50)}`,
      },
    ]);
    expect(fieldsOf(made, "event")).toMatchObject([
      { kind: "gear", at: "2026-06-01T05:30:00-06:00", lure_type: "Blue spoon", lure_id: "lure:blue spoon" },
      { kind: "gear", at: "2026-06-01T05:00:00-06:00", lure_type: "Unknown" },
    ]);
  });

  test("without an end last to the last fish, and nobody knows their hours; those without a time are none", () => {
    const made = rowsFor({
      parts: { trips: [trip({ endedAt: null }), trip({ startedAt: null, endedAt: null, lines: [] })] },
      catches,
    });

    expect(fieldsOf(made, "trip")).toMatchObject([
      { ended_at: later.date, start_source: "import", end_source: "inferred" },
    ]);
    expect(made.left.timeless).toBe(1);
  });
});

describe("a catch", () => {
  test("keeps the id of its Creel, else it has one of its line; its pictures go by it", () => {
    const made = rowsFor({ catches: [fish(2, { id: "its-own" }), fish(3, { part: 2, photos: ["a.jpg"] })] });

    expect(fieldsOf(made, "catch")).toMatchObject([{ id: "its-own" }, { id: "catch:3/2" }]);
    expect(made.photos).toEqual([{ position: 2, id: "catch:3/2", names: ["a.jpg"] }]);
  });

  test("that waits for an answer stays out, and notes that are too long are sent to be refused", () => {
    const question = { severity: "question", code: "not_decided", header: "", text: "" } as const;
    const tooLong = { severity: "missing", code: "too_long", header: "", text: "Long" } as const;

    const made = rowsFor({ catches: [fish(2, { problems: [question] }), fish(3, { problems: [tooLong] })] });

    expect(fieldsOf(made, "catch")).toMatchObject([{ notes: "Long" }]);
    expect(made.left.undecided).toBe(1);
  });
});

test("the same file gives the same rows", () => {
  const catches = [fish(2, { water: "Pond", spot: "Dock" }), fish(3)];

  expect(rowsFor({ catches })).toEqual(rowsFor({ catches }));
});

test("what is said of a trip holds for its events, and of a water for its spots; what says the same is no other", () => {
  const rows = [
    rowOf(1, "trip", { id: "one" }),
    rowOf(2, "event", { trip_id: "one" }),
    rowOf(3, "event", { trip_id: "other" }),
    rowOf(4, "catch", { trip_id: "one" }),
  ];

  const decided = decideRows(
    rows,
    new Map([
      [1, "add" as const],
      [4, null],
    ]),
  );

  expect(decided.map(({ position, decision }) => [position, decision])).toEqual([
    [1, "add"],
    [2, "add"],
  ]);
});

test("what was said of a row is taken back by saying nothing of it", () => {
  const rows = [{ ...rowOf(1, "catch", {}), decision: "skip" as const }];

  expect(decideRows(rows, new Map([[1, null]]))).toMatchObject([{ position: 1, decision: null }]);
});

const blank = (line: number, when: { day: string; time: string | null; date: string }) =>
  fish(line, {
    isBlank: true,
    fields: { ...PLACE, time_zone: "America/Chicago", notes: "windy" },
    when,
    water: "Mud Lake",
  });

describe("days without a fish", () => {
  test("are trips of unknown hours: a minute from the time that is said, or all of a day", () => {
    const made = rowsFor({
      catches: [
        blank(2, { day: "2024-06-05", time: "06:10:00", date: "2024-06-05T06:10:00-05:00" }),
        blank(3, { day: "2024-06-06", time: null, date: "2024-06-06" }),
      ],
    });

    expect(made.rows.map(({ line, subject }) => [line, subject])).toEqual([
      [2, "water"],
      [2, "trip"],
      [3, "trip"],
    ]);
    const [water] = fieldsOf(made, "water");
    expect(fieldsOf(made, "trip")).toMatchObject([
      {
        started_at: "2024-06-05T11:10:00.000Z",
        start_source: "import",
        ended_at: "2024-06-05T11:11:00.000Z",
        end_source: "inferred",
        water_id: water?.["id"],
        notes: "windy",
        ...PLACE,
      },
      {
        started_at: "2024-06-06T00:00:00-06:00",
        start_source: "inferred",
        ended_at: "2024-06-06T23:59:00-06:00",
        end_source: "inferred",
      },
    ]);
  });

  test("of the same moment are one trip, with the waters of all in its notes", () => {
    const when = { day: "2024-06-06", time: null, date: "2024-06-06" };
    const made = rowsFor({ catches: [blank(2, when), { ...blank(3, when), water: "Long Lake" }] });

    const trips = fieldsOf(made, "trip");
    expect(trips.map(({ notes }) => notes)).toEqual(["Mud Lake\nwindy\nLong Lake\nwindy"]);
    expect(trips[0]).not.toHaveProperty("water_id");
  });

  test("on a trip of the file are told in its notes, if it has a time, and are trips otherwise", () => {
    const day = blank(2, { day: "2026-06-01", time: null, date: "2026-06-01" });
    const onTrip = rowsFor({ parts: { trips: [trip()] }, catches: [day] });
    expect(fieldsOf(onTrip, "trip").map(({ notes }) => notes)).toEqual(["Opener\nFog\nwindy"]);

    const never = trip({ endedAt: "2026-06-01T05:00:00" });
    const alone = rowsFor({ parts: { trips: [never] }, catches: [day] });
    expect(fieldsOf(alone, "trip").map(({ notes }) => notes)).toEqual(["windy"]);
    expect(alone.left.timeless).toBe(1);
  });
});
