import { expect, test } from "vitest";

import { NO_RECORDS } from "../source/source-parts.ts";
import { fieldsOf, PLACE, rowsFor } from "./row-examples.ts";

function rowsOfItems(items: readonly object[], pictures: readonly string[] = []) {
  return rowsFor({ parts: { kind: "creel_outbox", records: { ...NO_RECORDS, items }, pictures } });
}

const of = (subject: string, id: string, work: object) => ({ subject, id, work });
const CATCH = { species: "Pike", date: "2026-06-01", ...PLACE };

const TAKEN_AT = "2026-06-01T06:31:00";

test("what was made and not sent comes in with what was done to it later", () => {
  const made = rowsOfItems(
    [
      of("trip", "trip", { kind: "create", fields: { id: "trip", started_at: "2026-06-01T10:00:00Z" } }),
      of("trip", "trip", { kind: "add event", event: { id: "lost", at: null, kind: "lost" } }),
      of("trip", "trip", { kind: "change event", event: { id: "lost", at: null, kind: "follow" } }),
      of("catch", "fish", {
        kind: "create",
        fields: { ...CATCH, photoIds: ["one"] },
        since: { base: null, fields: { weight: 2 } },
      }),
      of("catch", "fish", { kind: "change", base: null, fields: { notes: "Late" } }),
      of("catch", "fish", {
        kind: "photo",
        photoId: "one",
        name: "x.jpg",
        takenAt: TAKEN_AT,
        photoOrder: [],
      }),
      of("trip", "trip", { kind: "end", end: { ended_at: "2026-06-01T12:00:00Z", source: "tap" } }),
      of("water", "pond", { kind: "add spot", spot: { id: "dock", name: "Dock" } }),
    ],
    ["photos/one.jpeg"],
  );

  expect(fieldsOf(made, "trip")).toMatchObject([
    { id: "trip", ended_at: "2026-06-01T12:00:00Z", end_source: "tap" },
  ]);
  expect(fieldsOf(made, "event")).toEqual([{ id: "lost", at: null, kind: "follow", trip_id: "trip" }]);
  expect(fieldsOf(made, "spot")).toEqual([{ id: "dock", name: "Dock", water_id: "pond" }]);
  expect(fieldsOf(made, "catch")).toEqual([{ ...CATCH, id: "fish", weight: 2, notes: "Late" }]);
  const name = "photos/one.jpeg";
  const takenAt = new Map([[name, TAKEN_AT]]);
  expect(made.photos).toEqual([{ position: 4, id: "fish", names: [name], takenAt }]);
  expect(made.left.changes).toBe(0);
});

test("what was deleted again is none, and changes of what only the log has are counted", () => {
  const made = rowsOfItems([
    of("trip", "trip", { kind: "create", fields: { id: "trip" } }),
    of("trip", "trip", { kind: "add event", event: { id: "lost", at: null, kind: "lost" } }),
    of("trip", "trip", { kind: "delete", base: null, withCatches: false }),
    of("catch", "other", { kind: "change", base: null, fields: {} }),
    of("water", "other", { kind: "remove spot", spotId: "dock" }),
  ]);

  expect(made.rows).toEqual([]);
  expect(made.left.changes).toBe(2);
});

test("lures, custom fields, limits and licenses that were not sent come in, with the last photo of each", () => {
  const made = rowsOfItems(
    [
      of("gear", "jig", { kind: "create", fields: { id: "jig", kind: "lure", name: "Jig" } }),
      of("gear", "jig", { kind: "photo", photoId: "jig" }),
      of("gear", "jig", { kind: "remove photo" }),
      of("custom field", "mood", { kind: "create", fields: { id: "mood", kind: "text", name: "Mood" } }),
      of("limit", "perch", { kind: "create", fields: { id: "perch", species: "Perch" } }),
      of("license", "tarn", { kind: "create", fields: { id: "tarn", name: "River Tarn" } }),
      of("license", "tarn", { kind: "photo", photoId: "first" }),
      of("license", "tarn", { kind: "photo", photoId: "last" }),
      of("license", "old", { kind: "change", base: null, fields: { number: "212" } }),
    ],
    ["photos/jig.jpeg", "photos/first.jpeg", "photos/last.jpeg"],
  );

  expect(made.rows.map(({ subject, fields }) => [subject, fields])).toEqual([
    ["gear", { id: "jig", kind: "lure", name: "Jig" }],
    ["custom_field", { id: "mood", kind: "text", name: "Mood" }],
    ["limit", { id: "perch", species: "Perch" }],
    ["license", { id: "tarn", name: "River Tarn", photo: {} }],
  ]);
  expect(made.singlePhotos).toEqual([{ position: 4, name: "photos/last.jpeg", of: "license" }]);
  expect(made.left.changes).toBe(1);
});

test("the first format is read, too", () => {
  const made = rowsOfItems([
    { catchId: "fish", work: { kind: "create", fields: CATCH } },
    { tripId: "trip", work: { kind: "create", fields: { id: "trip" } } },
  ]);

  expect(made.rows.map(({ subject }) => subject)).toEqual(["trip", "catch"]);
  expect(fieldsOf(made, "catch")).toMatchObject([{ id: "fish" }]);
});

const position = (minute: number) => ({ at: `2026-06-01T10:0${minute}:00Z`, ...PLACE, accuracy: 9 });

test("a trip that was not sent comes in with its track, without what was removed before", () => {
  const made = rowsOfItems([
    of("trip", "trip", { kind: "create", fields: { id: "trip", started_at: "2026-06-01T10:00:00Z" } }),
    of("trip", "trip", { kind: "add positions", positions: [position(0)] }),
    of("trip", "trip", { kind: "remove track" }),
    of("trip", "trip", { kind: "add positions", positions: [position(1), position(2)] }),
    of("trip", "trip", { kind: "add positions", positions: [position(3)] }),
    of("trip", "other", { kind: "add positions", positions: [position(4)] }),
  ]);

  expect(fieldsOf(made, "trip")).toMatchObject([{ track: [position(1), position(2), position(3)] }]);
  expect(made.left.changes).toBe(1);
});
