import { canonicalSpecies } from "@creel/domain/species/species";
import { isFish, RAY_FINNED_FISHES, taxonOf } from "@creel/domain/species/taxa";
import type { Taxon } from "@creel/domain/species/taxon";
import type { TripSummary } from "@creel/domain/trips/trip";
import { FEET_TO_METERS, INCHES_TO_CENTIMETERS, POUNDS_TO_KILOGRAMS } from "@creel/domain/units/conversions";

import type { CatchRow } from "../database/schema.ts";
import { dateOfCatch } from "./event-rows.ts";
import { squareColumns } from "./squares.ts";
import type { OccurrenceRow } from "./terms.ts";

/** @param eventId of its trip, or its own if it was caught on none */
export function occurrenceOfCatch(row: CatchRow, eventId: string): OccurrenceRow {
  return {
    eventID: eventId,
    occurrenceID: row.id,
    basisOfRecord: "HumanObservation",
    occurrenceStatus: "present",
    ...taxonColumns(taxonOf(row.species)),
    vernacularName: row.species,
    individualCount: row.quantity,
    eventDate: dateOfCatch(row),
    ...squareColumns(row),
    dynamicProperties: propertiesOf(row),
  };
}

function taxonColumns(taxon: Taxon) {
  return {
    scientificName: taxon.scientificName,
    taxonRank: taxon.rank,
    kingdom: "Animalia",
    ...(isFish(taxon) && { phylum: "Chordata", class: taxon.class ?? "Actinopterygii" }),
  };
}

const GRAMS_PER_KILOGRAM = 1000;

/** Measures are of one fish, also where several were caught. */
function propertiesOf({ lengthIn, weightLb, depthFt, fate }: CatchRow): string | null {
  const properties = {
    ...(lengthIn !== null && { lengthInCentimeters: rounded(INCHES_TO_CENTIMETERS.fromApi(lengthIn)) }),
    ...(weightLb !== null && {
      weightInGrams: Math.round(POUNDS_TO_KILOGRAMS.fromApi(weightLb) * GRAMS_PER_KILOGRAM),
    }),
    ...(depthFt !== null && { depthInMeters: rounded(FEET_TO_METERS.fromApi(depthFt)) }),
    ...(fate !== null && { fate }),
  };
  return Object.keys(properties).length === 0 ? null : JSON.stringify(properties);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

type SoughtOn = Pick<
  TripSummary,
  "id" | "ended_at" | "start_source" | "all_logged" | "target_species" | "counts"
>;

/**
 * Returns what was sought on a trip and not caught. A trip without a fish on which nothing was sought says that of all
 * fish. Nothing is absent unless all fish are in the log, nor on trips that were only found in old catches. A name of
 * which no scientific name is known is never absent: that would claim it of all animals. Neither is a family of which
 * another species was caught.
 */
export function absencesOfTrip(trip: SoughtOn): OccurrenceRow[] {
  const { ended_at: end, start_source: source, all_logged: isWhole, counts } = trip;
  if (end === null || source === "inferred" || !isWhole) return [];
  const sought = new Set(trip.target_species.map((name) => canonicalSpecies(name)));
  if (sought.size === 0 && counts.fish === 0) {
    return [absence(trip, { name: "fish", taxon: RAY_FINNED_FISHES, remarks: "No fish was caught." })];
  }
  const caught = new Set(counts.bySpecies.map(({ species }) => taxonOf(species).scientificName));
  return Array.from(sought, (name) => ({ name, taxon: taxonOf(name) }))
    .filter(({ taxon }) => isFish(taxon) && !caught.has(taxon.scientificName))
    .map((absent) => absence(trip, { ...absent, remarks: "Sought and not caught." }));
}

interface Absent {
  name: string;
  taxon: Taxon;
  remarks: string;
}

function absence({ id }: SoughtOn, { name, taxon, remarks }: Absent): OccurrenceRow {
  return {
    eventID: id,
    occurrenceID: `${id}:absent:${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`,
    basisOfRecord: "HumanObservation",
    occurrenceStatus: "absent",
    ...taxonColumns(taxon),
    vernacularName: name,
    individualCount: 0,
    occurrenceRemarks: remarks,
  };
}
