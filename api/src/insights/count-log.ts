import { FATES, isFate } from "@creel/domain/catches/fate";
import type { CustomValue, CustomValues } from "@creel/domain/custom-fields/custom-field";
import { type Counts, LONGEST_COUNTED_TEXT } from "@creel/domain/insights/counts";
import { ownLureCode } from "@creel/domain/insights/lure-code";
import type { UserViewer } from "@creel/domain/places/visible-place";

import { readWholeLog } from "../base/whole-log.ts";
import { findFieldsOf } from "../custom-fields/custom-fields.repository.ts";
import type { Database } from "../database/connect.ts";
import type { CustomFieldRow } from "../database/schema.ts";
import { findWaterNames, nameOf } from "../places/water-names.repository.ts";
import { findCaught, findTripTotals } from "./counts.repository.ts";
import { speciesSpellings, spellings } from "./spellings.ts";

/**
 * Reads every catch and trip of an angler, with only the fields that the counts need.
 * @throws AppError busy
 */
export function countLog(db: Database, viewer: UserViewer): Promise<Counts> {
  return readWholeLog(viewer.id, () => countAll(db, viewer));
}

async function countAll(db: Database, viewer: UserViewer): Promise<Counts> {
  const userId = viewer.id;
  const [caught, trips, fields, fieldsOfTrips] = await Promise.all([
    findCaught(db, userId),
    findTripTotals(db, userId),
    findFieldsOf(db, { userId, subject: "catch" }),
    findFieldsOf(db, { userId, subject: "trip" }),
  ]);
  const names = await findWaterNames(db, viewer, [...caught, ...trips]);
  const spellSpecies = speciesSpellings(caught, viewer.language);
  const spellLure = spellings(caught.map(({ lureType, caughtAt }) => ({ name: lureType, at: caughtAt })));
  const [species, lures, waters] = [new Places<string>(), new Places<string>(), new Places<string>()];
  const ownLures = new Places<string>();
  const waterOf = ({ waterId }: { waterId: string | null }) => {
    const water = nameOf(names, waterId);
    return water && waters.placeOf(water.id);
  };
  const counts = {
    catches: {
      day: caught.map(({ day }) => day),
      hour: caught.map(({ hour }) => hour),
      species: caught.map((each) => species.placeOf(spellSpecies(each.species))),
      ...quantitiesOf(caught),
      ...fatesOf(caught),
      lure: caught.map(({ lureType }) => (lureType === null ? null : lures.placeOf(spellLure(lureType)))),
      own_lure: caught.map(({ lureId, variantId }) => {
        return lureId === null ? null : ownLures.placeOf(ownLureCode({ lureId, variantId }));
      }),
      water: caught.map(waterOf),
      weight: caught.map(({ weight }) => weight),
      length: caught.map(({ length }) => length),
      depth: caught.map(({ depth }) => depth),
    },
    custom: fields.filter(isOffered).map(({ id }) => {
      const { places, values } = notedIn(id, caught);
      return { id, catches: places, values };
    }),
    custom_of_trips: fieldsOfTrips.filter(isOffered).map(({ id }) => {
      const { places, values } = notedIn(id, trips);
      return { id, trips: places, values };
    }),
    trips: {
      day: trips.map(({ day }) => day),
      hours: trips.map(({ hours }) => hours),
      usable: trips.map(({ usable }) => usable),
      blank: trips.map(({ blank }) => blank),
      water: trips.map(waterOf),
    },
  };
  return {
    species: species.list,
    lures: lures.list,
    own_lures: ownLures.list,
    waters: waters.list.flatMap((id) => nameOf(names, id) ?? []),
    ...counts,
  };
}

function quantitiesOf(caught: readonly { quantity: number }[]): Pick<Counts["catches"], "quantity"> {
  const quantities = caught.map(({ quantity }) => quantity);
  return quantities.some((quantity) => quantity > 1) ? { quantity: quantities } : {};
}

function fatesOf(caught: readonly { fate: string | null }[]): Pick<Counts["catches"], "fate"> {
  const fates = caught.map(({ fate }) => (isFate(fate) ? FATES.indexOf(fate) : null));
  return fates.some((fate) => fate !== null) ? { fate: fates } : {};
}

function isOffered({ isRemoved }: CustomFieldRow): boolean {
  return !isRemoved;
}

/** Returns the values of a custom field, and the indexes of the records that have one. */
function notedIn(id: string, all: readonly { custom: CustomValues }[]) {
  const noted = all.flatMap(({ custom: { [id]: value } }, place) =>
    value === undefined || isLong(value) ? [] : [{ place, value }],
  );
  return { places: noted.map(({ place }) => place), values: noted.map(({ value }) => value) };
}

function isLong(value: CustomValue): boolean {
  return typeof value === "string" && value.length > LONGEST_COUNTED_TEXT;
}

/** A list without duplicates, in the order of their first occurrence. */
class Places<Thing> {
  readonly list: Thing[] = [];
  readonly #places = new Map<Thing, number>();

  placeOf(thing: Thing): number {
    const known = this.#places.get(thing);
    if (known !== undefined) return known;
    this.#places.set(thing, this.list.length);
    return this.list.push(thing) - 1;
  }
}
