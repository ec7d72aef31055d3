import type { UnitSystem } from "@creel/domain/accounts/user";
import type { CustomValue } from "@creel/domain/custom-fields/custom-field";
import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { MEASURE_NAMES, type MeasureName } from "@creel/domain/details/details";
import { LURES } from "@creel/domain/lures/lures";
import type { KnownField, LinePart } from "@creel/domain/quick-entry/line-part";
import { SPECIES } from "@creel/domain/species/species";
import { UNITS } from "@creel/domain/units/units";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { knownTackle } from "../../../../gear/data/known-tackle.ts";
import { ALONE, COMPANION, customFieldOf, HATCH, LINE_OUT } from "../../../../testing/custom-fields.ts";
import { lureOf, variantOf } from "../../../../testing/gear.ts";
import { makeUnits } from "../../../../units/make-units.ts";
import { describePart } from "./describe-part.ts";
import { toDeviceTime } from "./find-moments.ts";
import { lineReaderFor, NOW } from "./quick-entry-testing.ts";

type Bounds = Partial<Record<MeasureName, readonly [number, number]>>;
/** Plausible measures in the units of the system. A lighter fish could be taken for the weight of a lure. */
const BOUNDS: Record<UnitSystem, Bounds> = {
  imperial: {
    length: [4, 60],
    weight: [1, 60],
    depth: [1, 200],
    air_temperature: [10, 100],
    water_temperature: [33, 90],
    wind_speed: [1, 60],
    barometric_pressure: [29, 31],
  },
  metric: {
    length: [10, 150],
    weight: [1, 30],
    depth: [1, 60],
    air_temperature: [-10, 35],
    water_temperature: [1, 30],
    wind_speed: [1, 90],
    barometric_pressure: [980, 1040],
  },
};

const listed = <Name extends string>(names: readonly { name: Name }[]) =>
  fc.constantFrom(...names.map(({ name }) => name).filter((name) => name !== "Other"));

test.each(["imperial", "metric"] satisfies UnitSystem[])(
  "what the chips say reads back the same, in %s units and any order",
  async (system) => {
    const read = await lineReaderFor(system);
    const units = makeUnits(system, false);
    fc.assert(
      fc.property(partsIn(system), fc.infiniteStream(fc.nat()), (parts, order) => {
        const texts = parts.map((part) => {
          const { label, text } = describePart({ ...part, ...NOWHERE }, units);
          if (part.kind === "custom") return `${label} ${text}`;
          return isTemperature(part.kind) ? `${labelOf(part.kind)} ${text}` : text;
        });
        const keyed = texts.map((text) => ({ text, key: order.next().value }));
        const line = keyed
          .toSorted((one, other) => one.key - other.key)
          .map(({ text }) => text)
          .join(", ");
        const found = read(line, { tackle: knownTackle(BOX), fields: FIELDS });
        expect(found.rest).toBe("");
        const values = Object.fromEntries(found.parts.map((part) => [keyOf(part), written(part)]));
        expect(Object.keys(values).toSorted()).toEqual(parts.map(keyOf).toSorted());
        for (const part of parts) {
          const value = written({ ...part, ...NOWHERE });
          if (typeof value === "number") expect(values[keyOf(part)]).toBeCloseTo(value, 6);
          else expect(values[keyOf(part)]).toBe(value);
        }
      }),
    );
  },
);

/** Identifies a part. A line has each key at most once. */
function keyOf(part: Pick<LinePart, "kind"> & { field?: KnownField }): string {
  return part.field?.id ?? part.kind;
}

const NOWHERE = { start: 0, end: 0, doubt: null };

function written(part: LinePart): string | number | boolean {
  if (part.kind === "moment") return `${part.day} ${part.time}`;
  return part.kind === "lure_type" && part.tackle ? part.tackle.name : part.value;
}

const AIR = "air_temperature";
const isTemperature = (kind: string) => kind === AIR || kind === "water_temperature";

/** The word for the kind of temperature on the chip. */
function labelOf(kind: string): string {
  return kind === AIR ? "air" : "water";
}

const BOX = [
  lureOf({
    name: "Aglia",
    brand: "Mepps",
    lure_type: "Spinner",
    variants: [variantOf({ color: "silver", size: "3" })],
  }),
  lureOf({
    name: "Bass Jig",
    lure_type: "Jig",
    variants: [variantOf({ color: "firetiger", weight: "¼ oz" }), variantOf()],
  }),
  lureOf({ name: "Senko", variants: [variantOf({ color: "green pumpkin" }), variantOf({ color: "white" })] }),
];

const ownLure = fc.constantFrom(...knownTackle(BOX)).map((tackle) => ({
  kind: "lure_type" as const,
  value: tackle.lureType,
  tackle,
}));

/** Minutes before the time of the line, up to 300 days: the chip shows no year for a date in the current one. */
const moment = fc.integer({ min: 1, max: (300 * DAY_MS) / MINUTE_MS }).map((minutes) => {
  const [day = "", time = ""] = toDeviceTime(new Date(NOW.getTime() - minutes * MINUTE_MS)).split("T");
  return { kind: "moment" as const, day, time };
});

const QUANTITY = customFieldOf({ ...HATCH, id: "quantity", name: "Quantity", kind: "number" });
const KEPT = customFieldOf({
  ...COMPANION,
  id: "kept",
  name: "Kept or released",
  choices: ["Released", "Kept"],
});
const FIELDS = [QUANTITY, KEPT, LINE_OUT, ALONE, COMPANION];

const customPartOf = (field: KnownField, value: fc.Arbitrary<CustomValue>) =>
  value.map((noted) => ({ kind: "custom" as const, field, value: noted }));

const ownFields = [
  customPartOf(QUANTITY, fc.integer({ min: 1, max: 200 })),
  customPartOf(
    LINE_OUT,
    fc.integer({ min: 1, max: 900 }).map((tenths) => tenths / 10),
  ),
  customPartOf(ALONE, fc.boolean()),
  ...[KEPT, COMPANION].map((field) => customPartOf(field, fc.constantFrom(...field.choices))),
];

function measuresIn(system: UnitSystem) {
  const isWhole = (kind: MeasureName) => system === "imperial" && isTemperature(kind);
  return MEASURE_NAMES.flatMap((kind) => {
    const [min, max] = BOUNDS[system][kind] ?? [];
    if (min === undefined || max === undefined) return [];
    const number = isWhole(kind)
      ? fc.integer({ min, max })
      : fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
    return number.map((value) => ({ kind, value: UNITS[system][kind].toApi(value) }));
  });
}

function partsIn(system: UnitSystem) {
  return fc
    .tuple(
      listed(SPECIES).map((value) => ({ kind: "species" as const, value })),
      fc.option(
        fc.oneof(
          listed(LURES).map((value) => ({ kind: "lure_type" as const, value, tackle: null })),
          ownLure,
        ),
      ),
      fc.option(moment),
      fc.subarray(ownFields).chain((chosen) => fc.tuple(...chosen)),
      fc.subarray(measuresIn(system)).chain((chosen) => fc.tuple(...chosen)),
    )
    .map(([species, lure, when, own, numbers]) => [species, lure ?? [], when ?? [], own, numbers].flat());
}
