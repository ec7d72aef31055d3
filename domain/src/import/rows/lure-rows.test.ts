import { expect, test } from "vitest";

import { newGearSchema } from "../../gear/new-gear.ts";
import { importedCatchSchema, importedEventSchema, importedTripSchema } from "../imported-parts.ts";
import { newSourceTrip, type SourceLure } from "../source/source-parts.ts";
import { fieldsOf, PLACE, ROW_CONTEXT, rowsFor, stagedCatch } from "./row-examples.ts";

function lure(more: Partial<SourceLure>): SourceLure {
  return { name: "Blue Fox", brand: "", color: "", size: "", notes: "", lines: [], ...more };
}

const fish = (line: number, lureType: string) =>
  stagedCatch({ line, fields: { species: "Pike", ...PLACE, time_zone: "UTC", lure_type: lureType } });

test("the lures of a file are made once each, with their colors and sizes, and catches name them", () => {
  const lures = [
    lure({ color: "silver", size: "4", brand: "Rapala", notes: "good at dusk", lines: [2] }),
    lure({ name: "blue fox ", color: "gold", lines: [3] }),
    lure({ name: "Worm" }),
  ];
  const catches = [fish(2, "Bucktail"), fish(3, "Bucktail"), fish(4, "Jig")];

  const made = rowsFor({ parts: { lures }, catches });

  const variants = [
    { id: "variant:blue fox/silver/4", color: "silver", size: "4" },
    { id: "variant:blue fox/gold/", color: "gold", size: null },
  ];
  expect(fieldsOf(made, "gear")).toEqual([
    {
      id: "lure:blue fox",
      kind: "lure",
      name: "Blue Fox",
      brand: "Rapala",
      lure_type: "Bucktail",
      variants,
      note: "good at dusk",
    },
    { id: "lure:worm", kind: "lure", name: "Worm", variants: [] },
  ]);
  expect(fieldsOf(made, "catch").map((caught) => [caught["lure_id"], caught["variant_id"]])).toEqual([
    ["lure:blue fox", variants[0]?.id],
    ["lure:blue fox", variants[1]?.id],
    [undefined, undefined],
  ]);
});

test("a lure that the log has is taken by its name, and a variant by its color and size, or is added to it", () => {
  const variants = [{ id: "gold", color: "Gold", size: null }];
  const context = { ...ROW_CONTEXT, lures: [{ id: "known", name: "BLUE FOX", variants }] };
  const lures = [lure({ color: "gold", lines: [2] }), lure({ color: "red", lines: [3] })];

  const made = rowsFor({ parts: { lures }, catches: [fish(2, "Bucktail"), fish(3, "Bucktail")], context });

  expect(fieldsOf(made, "gear")).toEqual([]);
  expect(fieldsOf(made, "catch")).toMatchObject([
    { lure_id: "known", variant_id: "gold" },
    { lure_id: "known", variant_id: "variant:blue fox/red/" },
  ]);
  expect(fieldsOf(made, "variant")).toEqual([
    { id: "variant:blue fox/red/", lure_id: "known", color: "red", size: null },
  ]);
});

test("a color that is too long for a variant is in the note of its lure", () => {
  const made = rowsFor({ parts: { lures: [lure({ color: "x".repeat(41), size: "4" })] } });

  expect(fieldsOf(made, "gear")).toMatchObject([
    { variants: [{ color: null, size: "4" }], note: "x".repeat(41) },
  ]);
});

/** A UUID that is the same for the same key. */
function uuidOf(key: string): string {
  const hex = Array.from(key, (letter) => letter.charCodeAt(0).toString(16)).join("");
  return `0193a2c4-0000-7000-8000-${hex.padStart(12, "0").slice(-12)}`;
}

test("the lures, trips, events and catches of another app are what the log takes", () => {
  const trip = newSourceTrip({
    name: "Derby",
    startedAt: "2026-06-01T05:00:00",
    endedAt: "2026-06-01T09:00:00",
    lines: [2],
    companions: ["Anna"],
    targets: ["Pike"],
    method: "Trolling",
    lost: [{ at: null, species: "Pike", notes: "at the boat" }],
    setUps: [{ at: null, lure: "Blue Fox", notes: "port" }],
  });
  const lures = [lure({ color: "silver", size: "4", brand: "Rapala", notes: "old", lines: [2] })];

  const made = rowsFor({
    parts: { trips: [trip], lures },
    catches: [fish(2, "Bucktail")],
    context: { ...ROW_CONTEXT, idOf: uuidOf },
  });

  const schemas = {
    gear: newGearSchema,
    trip: importedTripSchema,
    event: importedEventSchema,
    catch: importedCatchSchema,
  };
  for (const [subject, schema] of Object.entries(schemas)) {
    for (const fields of fieldsOf(made, subject)) {
      expect(schema.safeParse(fields)).toMatchObject({ success: true });
    }
  }
  expect(made.rows.map(({ subject }) => subject)).toEqual(["gear", "trip", "event", "event", "catch"]);
});
