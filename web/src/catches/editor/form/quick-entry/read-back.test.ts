import type { UnitSystem } from "@creel/domain/accounts/user";
import { MEASURE_NAMES, type MeasureName } from "@creel/domain/catches/details";
import { LURES } from "@creel/domain/lures/lures";
import { SPECIES } from "@creel/domain/species/species";
import { UNITS } from "@creel/domain/units/units";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { makeUnits } from "../../../../units/make-units.ts";
import { describePart } from "./describe-part.ts";
import { lineReaderFor } from "./testing.ts";

type Bounds = Record<MeasureName, readonly [number, number]>;
/** What somebody may have measured, in the unit of the system; a lighter fish may be what a lure weighs. */
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
          const { text } = describePart({ ...part, start: 0, end: 0, doubt: null }, units);
          return isTemperature(part.kind) ? `${labelOf(part.kind)} ${text}` : text;
        });
        const keyed = texts.map((text) => ({ text, key: order.next().value }));
        const line = keyed
          .toSorted((one, other) => one.key - other.key)
          .map(({ text }) => text)
          .join(", ");
        const found = read(line);
        expect(found.rest).toBe("");
        const values = Object.fromEntries(
          found.parts.map((part) => [part.kind, part.kind === "moment" ? part.day : part.value]),
        );
        expect(Object.keys(values).toSorted()).toEqual(parts.map(({ kind }) => kind).toSorted());
        for (const { kind, value } of parts) {
          if (typeof value === "string") expect(values[kind]).toBe(value);
          else expect(values[kind]).toBeCloseTo(value, 6);
        }
      }),
      { numRuns: 300 },
    );
  },
);

const AIR = "air_temperature";
const isTemperature = (kind: string) => kind === AIR || kind === "water_temperature";

/** The chip shows what was measured beside it. */
function labelOf(kind: string): string {
  return kind === AIR ? "air" : "water";
}

function measuresIn(system: UnitSystem) {
  const isWhole = (kind: MeasureName) => system === "imperial" && isTemperature(kind);
  return MEASURE_NAMES.map((kind) => {
    const [min, max] = BOUNDS[system][kind];
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
      fc.option(listed(LURES).map((value) => ({ kind: "lure_type" as const, value }))),
      fc.subarray(measuresIn(system)).chain((chosen) => fc.tuple(...chosen)),
    )
    .map(([species, lure, numbers]) => [species, lure ?? [], numbers].flat());
}
