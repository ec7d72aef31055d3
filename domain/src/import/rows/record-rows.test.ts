import * as fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod/mini";

import type { Catch } from "../../catches/catch.ts";
import { newCatchSchema } from "../../catches/new-catch.ts";
import {
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_SUBJECTS,
  type CustomField,
} from "../../custom-fields/custom-field.ts";
import { newCustomFieldSchema } from "../../custom-fields/new-custom-field.ts";
import { type DetailName, DETAILS, mapDetails } from "../../details/details.ts";
import type { Gear } from "../../gear/gear.ts";
import { newGearSchema } from "../../gear/new-gear.ts";
import type { License } from "../../licenses/license.ts";
import { newLicenseSchema } from "../../licenses/new-license.ts";
import { importedTrialSchema } from "../../lure-trial/lure-trial.ts";
import { countReturn } from "../../returns/count-return.ts";
import { importedReturnSchema } from "../../returns/new-return.ts";
import { anAskedReturn } from "../../returns/return-examples.ts";
import { newTripSchema } from "../../trips/new-trip.ts";
import { newTripEventSchema, type TripEvent } from "../../trips/trip-event.ts";
import type { Trip } from "../../trips/trip.ts";
import { newSpotSchema, newWaterSchema } from "../../waters/new-water.ts";
import type { Spot, Water } from "../../waters/water.ts";
import { importedQuestionSchema } from "../imported-parts.ts";
import { NO_RECORDS } from "../source/source-parts.ts";
import { fieldsOf, rowsFor } from "./row-examples.ts";

const id = fc.uuid();
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const text = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength: Math.min(maxLength, 30) }).filter((each) => each.trim() === each);
const instant = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
  .map((date) => date.toISOString());
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
const place = { latitude: degrees(90), longitude: degrees(180) };
const perhapsPlace = { latitude: orNull(degrees(90)), longitude: orNull(degrees(180)) };
const timeZone = fc.constantFrom("America/Chicago", "Pacific/Auckland", "Pacific/Pago_Pago", "UTC");
const named = fc.record({ id, name: text(20) });
const about = { version: fc.nat(), is_sample: fc.constant(false), created_at: instant, updated_at: instant };

const details = mapDetails<{ [Name in DetailName]: fc.Arbitrary<Catch[Name]> }>((name) => {
  const detail = DETAILS[name];
  if (detail.kind === "measure") return orNull(fc.double({ min: detail.min, max: detail.max, noNaN: true }));
  if (detail.kind === "count") return fc.integer({ min: detail.min, max: detail.max });
  return orNull(detail.kind === "choice" ? fc.constantFrom(...detail.choices) : text(detail.maxLength));
});

const ownValue = fc.oneof(fc.boolean(), fc.integer({ min: -1e9, max: 1e9 }), text(500));
const custom = fc.dictionary(id, ownValue, { maxKeys: 3, noNullPrototype: true });

const caught: fc.Arbitrary<Catch> = fc.record({
  ...details,
  ...about,
  id,
  species: text(80).filter((name) => name.toLowerCase() !== "other"),
  date: instant,
  time: fc.constant("06:00"),
  time_zone: timeZone,
  conditions_filled: fc.constant(null),
  ...place,
  position_accuracy: orNull(fc.nat(1000)),
  clock_offset: orNull(fc.integer({ min: -9999, max: 9999 })),
  trip_id: orNull(id),
  water: orNull(named),
  spot: orNull(named),
  lure_id: orNull(id),
  variant_id: orNull(id),
  rod_id: orNull(id),
  custom,
  photo_url: fc.constant(null),
  photo_urls: fc.constant([]),
  photos: fc.constant([]),
});

const event: fc.Arbitrary<TripEvent> = fc.record({
  id,
  at: instant,
  kind: fc.constantFrom("strike", "lost", "follow", "move", "gear", "pause", "resume"),
  quantity: fc.integer({ min: 1, max: 1000 }),
  species: orNull(text(80)),
  lure_type: orNull(text(80)),
  lure_id: orNull(id),
  variant_id: orNull(id),
  ...perhapsPlace,
  lines: orNull(fc.integer({ min: 1, max: 20 })),
  note: orNull(text(200)),
  trial: orNull(
    fc.record({
      id,
      turn: fc.integer({ min: 0, max: 1000 }),
      drawn: fc.constantFrom("first", "second"),
      kept: fc.boolean(),
    }),
  ),
});

type TripOfArchive = Omit<Trip, "counts" | "score" | "weather" | "last_sign" | "catchIds" | "conditions">;

const trip: fc.Arbitrary<TripOfArchive> = fc.record({
  ...about,
  id,
  started_at: instant,
  ended_at: fc.constant(null),
  time_zone: timeZone,
  started_on: fc.constant("2026-06-01"),
  start_source: fc.constantFrom("tap", "first_catch", "typed", "inferred", "import"),
  end_source: fc.constant(null),
  hours: fc.record({
    clock: fc.constant(null),
    paused: fc.constant(0),
    override: orNull(fc.double({ min: 0.1, max: 9, noNaN: true })),
    fished: fc.constant(null),
    usable: fc.boolean(),
  }),
  water: orNull(named),
  ...perhapsPlace,
  place_name: orNull(text(80)),
  method: orNull(text(40)),
  target_species: fc.array(text(80), { maxLength: 5 }),
  all_logged: fc.boolean(),
  lines: fc.integer({ min: 1, max: 20 }),
  anglers: fc.integer({ min: 1, max: 100 }),
  companions: fc.array(text(40), { maxLength: 5 }),
  notes: orNull(text(5000)),
  custom,
  water_temperature: orNull(fc.double({ min: 32, max: 100, noNaN: true })),
  prediction: orNull(
    fc.record({
      made_at: instant,
      rule: fc.constant("2026-1"),
      source: fc.constant(null),
      hours: fc.constant([]),
    }),
  ),
  events: fc.array(event, { maxLength: 3 }),
  track: fc.array(fc.record({ at: instant, ...place, accuracy: orNull(fc.nat(1000)) }), { maxLength: 3 }),
});

const spot: fc.Arbitrary<Spot> = fc.record({
  id,
  version: fc.nat(),
  name: text(80),
  ...place,
  radius: fc.integer({ min: 25, max: 2000 }),
  note: orNull(text(5000)),
  fish: fc.nat(),
});

const LINE = {
  type: "LineString" as const,
  coordinates: [[1, 2] as [number, number], [3, 4] as [number, number]],
};

const water: fc.Arbitrary<Water> = fc.record({
  ...about,
  id,
  name: text(80),
  kind: fc.constantFrom("lake", "river", "canal", "pond", "sea"),
  ...place,
  radius: fc.integer({ min: 25, max: 100_000 }),
  note: orNull(text(5000)),
  fish: fc.nat(),
  trips: fc.nat(),
  blanks: fc.nat(),
  hours: fc.nat(),
  usable: fc.constant({ trips: 0, fish: 0, hours: 0 }),
  best: fc.constant(null),
  first_on: fc.constant(null),
  last_on: fc.constant(null),
  outline: fc.constantFrom(null, LINE),
  spots: fc.array(spot, { maxLength: 3 }),
});

const caughtWith = { fish: fc.nat(), last_at: orNull(instant), best: fc.constant(null) };

const day = instant.map((date) => date.slice(0, 10));

const license: fc.Arbitrary<License> = fc.record({
  id,
  version: fc.nat(),
  name: text(80),
  number: orNull(text(80)),
  holder: orNull(text(80)),
  valid_from: orNull(fc.constant("1949-03-01")),
  valid_to: orNull(day),
  water_ids: fc.array(id, { maxLength: 3 }),
  photo: fc.constant(null),
  note: orNull(text(1000)),
  created_at: instant,
  updated_at: instant,
});

const gear: fc.Arbitrary<Gear> = fc.record({
  ...about,
  ...caughtWith,
  id,
  kind: fc.constantFrom("lure", "rod"),
  name: text(80),
  brand: orNull(text(80)),
  lure_type: orNull(text(80)),
  state: fc.constantFrom("in_use", "lost", "gone"),
  note: orNull(text(5000)),
  variants: fc.uniqueArray(
    fc.record({
      ...caughtWith,
      id,
      color: orNull(text(40)),
      size: orNull(text(40)),
      weight: orNull(text(40)),
      dive_depth: orNull(text(40)),
    }),
    { maxLength: 3, selector: (variant) => variant.id },
  ),
  fields: fc.array(fc.record({ name: text(40), value: text(200) }), { maxLength: 3 }),
  photo: fc.constant(null),
  merges: fc.constant([]),
});

const customField: fc.Arbitrary<CustomField> = fc.record({
  id,
  version: fc.nat(),
  subject: fc.constantFrom(...CUSTOM_FIELD_SUBJECTS),
  name: text(40),
  kind: fc.constantFrom(...CUSTOM_FIELD_KINDS),
  unit: orNull(text(12)),
  choices: fc.uniqueArray(text(40), { maxLength: 3 }),
  is_removed: fc.boolean(),
  uses: fc.nat(),
  created_at: instant,
  updated_at: instant,
});

function rowsOf(records: object) {
  return rowsFor({ parts: { kind: "creel_archive", records: { ...NO_RECORDS, ...records } } });
}

const question = fc.record({
  id,
  factor: fc.constantFrom("light", "pressure"),
  bin: orNull(fc.constant("falling")),
  species: orNull(text(80)),
  asked_at: instant,
  closed_at: orNull(instant),
});

const trialLure = (name: string) =>
  fc.record({
    name: fc.constant(name),
    lure_type: fc.constant(name),
    lure_id: orNull(id),
    variant_id: orNull(id),
  });
const trial = fc.record({
  id,
  first: trialLure("Jig, blue"),
  second: trialLure("Jig, orange"),
  hours: fc.integer({ min: 10, max: 200 }),
  seed: fc.constant("6f".repeat(32)),
  started_at: instant,
  stopped_at: orNull(instant),
});

/** Puts the same single item into each list. */
function mapped(lists: object, each: unknown) {
  return Object.fromEntries(Object.keys(lists).map((name) => [name, [each]]));
}

interface Compared {
  record: object;
  /** The schema of the written fields. */
  schema: z.ZodMiniObject;
}

/** Every field that can be written must equal that of the record. */
function expectSame(fields: Record<string, unknown> | undefined, { record, schema }: Compared): void {
  const read: Record<string, unknown> = schema.parse(fields);
  const same = Object.entries(record).filter(([name]) => name in schema.shape);
  for (const [name, value] of same) expect([name, read[name] ?? null]).toEqual([name, value]);
}

test("every catch of an archive comes back with each of its fields", () => {
  fc.assert(
    fc.property(caught, (record) => {
      const [fields] = fieldsOf(rowsOf({ catches: [record] }), "catch");
      expectSame(fields, { record, schema: newCatchSchema });
      expect(fields).toMatchObject({
        date: record.date,
        water_id: record.water?.id ?? null,
        spot_id: record.spot?.id ?? null,
        conditions_filled: null,
      });
    }),
  );
});

test("every trip of an archive comes back with each of its fields and its events", () => {
  fc.assert(
    fc.property(trip, (record) => {
      const made = rowsOf({ trips: [record] });
      const [fields] = fieldsOf(made, "trip");
      expectSame(fields, { record, schema: newTripSchema });
      expect(fields).toMatchObject({
        hours_override: record.hours.override,
        water_id: record.water?.id ?? null,
        track: record.track,
      });
      for (const [index, each] of fieldsOf(made, "event").entries()) {
        const its = record.events[index] ?? {};
        expectSame(each, { record: its, schema: newTripEventSchema });
        expect(each).toMatchObject({ trip_id: record.id });
      }
      expect(fieldsOf(made, "event")).toHaveLength(record.events.length);
    }),
  );
});

test("every water of an archive comes back with each of its fields and its spots", () => {
  fc.assert(
    fc.property(water, (record) => {
      const made = rowsOf({ waters: [record] });
      const [fields] = fieldsOf(made, "water");
      expectSame(fields, { record, schema: newWaterSchema });
      for (const [index, each] of fieldsOf(made, "spot").entries()) {
        const its = record.spots[index] ?? {};
        expectSame(each, { record: its, schema: newSpotSchema });
        expect(each).toMatchObject({ water_id: record.id });
      }
      expect(fieldsOf(made, "spot")).toHaveLength(record.spots.length);
    }),
  );
});

test("every lure and rod of an archive comes back with each of its fields and its variants", () => {
  fc.assert(
    fc.property(gear, (record) => {
      const [fields, ...others] = fieldsOf(rowsOf({ gear: [record] }), "gear");
      expect(others).toEqual([]);
      const variants = record.variants.map(
        ({ fish: _fish, last_at: _last, best: _best, ...variant }) => variant,
      );
      expectSame(fields, { record: { ...record, variants }, schema: newGearSchema });
    }),
  );
});

test("every own field of an archive comes back with each of its properties", () => {
  fc.assert(
    fc.property(customField, (record) => {
      const [fields, ...others] = fieldsOf(rowsOf({ fields: [record] }), "custom_field");
      expect(others).toEqual([]);
      expectSame(fields, { record, schema: newCustomFieldSchema });
    }),
  );
});

test.each([
  ["Pacific/Auckland", "2026-06-01T00:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-06-01T23:00:00.000Z"],
  ["America/Chicago", "2026-06-01T17:00:00.000Z"],
])("a catch of which only the day is known comes back as that day in %s", (zone, noon) => {
  const record = { id: "x", species: "Pike", date: noon, time: null, time_zone: zone };

  expect(fieldsOf(rowsOf({ catches: [record] }), "catch")).toMatchObject([{ date: "2026-06-01" }]);
});

test("what an archive of before there were trips and waters does not say is left to the server", () => {
  const record = {
    id: "x",
    species: "Pike",
    date: "2026-06-01T17:00:00.000Z",
    time: "12:00",
    time_zone: "UTC",
  };

  const [fields] = fieldsOf(rowsOf({ catches: [record] }), "catch");

  expect(Object.keys(fields ?? {}).toSorted()).toEqual([
    "chosen",
    "date",
    "fill_conditions",
    "id",
    "species",
    "time_zone",
  ]);
});

test("photos go by the row of their catch, under their ids where these are known", () => {
  const photoId = "0193a2c4-0000-7000-8000-000000000001";
  const [known, older] = ["photos/a.jpg", "photos/b.jpg"];
  const photos = [
    { id: photoId, file: known, width: 4 },
    { file: older },
    { id: "../x", file: "photos/c.jpg" },
  ];
  const record = { id: "x", photos };

  const made = rowsOf({ catches: [record] });

  expect(made.photos).toEqual([
    { position: 1, id: "x", names: [known, older, "photos/c.jpg"], photoIds: new Map([[known, photoId]]) },
  ]);
});

test("every license of an archive comes back with each of its properties", () => {
  fc.assert(
    fc.property(license, (record) => {
      const [fields, ...others] = fieldsOf(rowsOf({ licenses: [record] }), "license");

      expect(others).toEqual([]);
      expectSame(fields, { record, schema: newLicenseSchema });
    }),
  );
});

test("every return and template of an archive comes back with what was turned in", () => {
  const period = { from: "2026-01-01", to: "2026-12-31", time_zone: "UTC", water_ids: [] };
  const blocks = [{ kind: "rows", by: "day" }];
  const template = { id: "0193e2a0-0000-7000-8000-000000000001", name: "Count", blocks };
  const figures = countReturn(anAskedReturn(), { trips: [], catches: [] }, new Date("2026-11-21T12:00:00Z"));
  const given = {
    id: "0193e2a0-0000-7000-8000-000000000002",
    template: "custom",
    template_id: template.id,
    name: "Count of 2026",
    blocks,
    ...period,
    deadline: null,
    answers: { ice: "No" },
    turned_in_at: "2026-11-21T12:00:00.000Z",
    figures,
  };
  const derived = {
    version: 3,
    created_at: "2026-11-21T12:00:00.000Z",
    updated_at: "2026-11-21T12:00:00.000Z",
  };
  const made = rowsOf({
    returns: [{ ...given, ...derived }],
    returnTemplates: [{ ...template, ...derived }],
  });

  expect(fieldsOf(made, "return_template")).toEqual([template]);
  expect(fieldsOf(made, "return")).toEqual([given]);
  expect(importedReturnSchema.parse(given)).toEqual(given);
  expect(made.rows.map(({ subject }) => subject)).toEqual(["return_template", "return"]);
});

test("the photo of a license goes by the row of the license", () => {
  const photo = { file: "license-photos/tarn.jpg", width: 4, height: 3 };
  const made = rowsOf({ licenses: [{ id: "tarn", photo }], catches: [{ id: "x" }] });

  expect(fieldsOf(made, "license")).toEqual([{ id: "tarn", photo: { width: 4, height: 3 } }]);
  expect(made.singlePhotos).toEqual([{ position: 2, name: "license-photos/tarn.jpg", of: "license" }]);
});

test("the photo of a lure goes by the row of the lure, apart from those of catches", () => {
  const photo = { file: "gear-photos/jig.jpg", width: 4, height: 3 };
  const made = rowsOf({
    gear: [
      { id: "rod", photo: null },
      { id: "jig", photo },
    ],
    catches: [{ id: "x" }],
  });

  expect(made.singlePhotos).toEqual([{ position: 2, name: "gear-photos/jig.jpg", of: "gear" }]);
  expect(made.photos).toEqual([]);
});

test("every question of an archive comes back with each of its properties", () => {
  fc.assert(
    fc.property(question, (record) => {
      const [fields] = fieldsOf(rowsOf({ questions: [record] }), "question");
      expect(importedQuestionSchema.parse(fields)).toEqual(record);
    }),
  );
});

test("every lure trial of an archive comes back with its order", () => {
  fc.assert(
    fc.property(trial, (record) => {
      const whole = { ...record, commitment: "its hash", half_hours: [] };
      const [fields] = fieldsOf(rowsOf({ trials: [whole] }), "trial");
      expect(importedTrialSchema.parse(fields)).toEqual(record);
    }),
  );
});

test("what is right of a catch or a trip comes back, of what was deleted since it does not", () => {
  const [fish, outing, deleted] = [1, 2, 3].map((digit) => `0199f2a0-0000-7000-8000-00000000000${digit}`);
  const at = "2026-06-01T10:00:00.000Z";
  const right = [`twice:${fish}:${deleted}`, `length:${fish}`, `long_trip:${outing}`].map((key) => ({
    key,
    dismissed_at: at,
  }));

  const made = rowsOf({ catches: [{ id: fish }], trips: [{ id: outing }], right });

  expect(fieldsOf(made, "dismissal")).toEqual(right.slice(1));
});

test("a merge of before archives said how the other one was stays behind", () => {
  const merged = { id: "a", into: "b", undo_until: "2026-06-01T10:00:00.000Z" };
  const before = { ...merged, into_before: { note: null } };

  const made = rowsOf({ mergedWaters: [merged, before], mergedGear: [merged] });

  expect(fieldsOf(made, "merge")).toEqual([{ of: "water", id: "a", into: "b", into_before: { note: null } }]);
});

test("the photo of a lure that was merged goes by the row of the merge", () => {
  const photo = { file: "gear-photos/a.jpg", width: 4, height: 3 };
  const made = rowsOf({ mergedGear: [{ id: "a", into: "b", photo, into_before: { note: null } }] });

  expect(fieldsOf(made, "merge")).toEqual([{ of: "gear", id: "a", into: "b", into_before: { note: null } }]);
  expect(made.singlePhotos).toEqual([{ position: 1, name: "gear-photos/a.jpg", of: "merged gear" }]);
});

test.each([null, 7, "x", { spots: 7 }, { spots: [null] }])(
  "an archive with %j in it is refused row by row",
  (junk) => {
    expect(() => rowsOf(mapped(NO_RECORDS, junk))).not.toThrow();
  },
);
