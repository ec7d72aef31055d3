import { newLimitSchema } from "@creel/domain/catch-limits/new-limit";
import { newCustomFieldSchema } from "@creel/domain/custom-fields/new-custom-field";
import { newGearSchema } from "@creel/domain/gear/new-gear";
import {
  importedCatchSchema,
  importedEventSchema,
  importedReadingSchema,
  importedSpotSchema,
  importedTripSchema,
  importedVariantSchema,
  importedWaterSchema,
} from "@creel/domain/import/imported-parts";
import { newLicenseSchema } from "@creel/domain/licenses/new-license";

import { isMadeAlready } from "../base/is-made-already.ts";
import { changeableFields as fieldsOfLimit } from "../catch-limits/limit-values.ts";
import { ownLimits } from "../catch-limits/limits.repository.ts";
import { makeLimit, removeLimit } from "../catch-limits/write-limit.ts";
import { ownCatches } from "../catches/record/catches.repository.ts";
import { changedValues as changedCatch } from "../catches/write/changed-values.ts";
import { logCatch, toNewRow as toCatchRow } from "../catches/write/log-catch.ts";
import { removeUnchanged } from "../catches/write/remove-unchanged.ts";
import { findWhole, putBack, takeFields } from "../catches/write/take-fields.ts";
import { ownCustomFields, countCustomValues } from "../custom-fields/custom-fields.repository.ts";
import {
  changeableFields as fieldsOfCustom,
  deleteForGood,
  makeCustomField,
} from "../custom-fields/write-custom-field.ts";
import { findVariantIds } from "../database/variant-ids.ts";
import { changeableFields as fieldsOfGear, storableFields, toStoredVariant } from "../gear/gear-values.ts";
import { ownGear } from "../gear/gear.repository.ts";
import { makeGear, removeGear } from "../gear/write-gear.ts";
import { addVariant, removeUnusedVariant } from "../gear/write-variants.ts";
import { changeableFields as fieldsOfLicense } from "../licenses/license-values.ts";
import { ownLicenses } from "../licenses/licenses.repository.ts";
import { makeLicense, removeLicense } from "../licenses/write-license.ts";
import { ownEvents } from "../trips/record/trip-parts.repository.ts";
import { ownTrips } from "../trips/record/trips.repository.ts";
import { addEvent, removeEvent } from "../trips/write-events.ts";
import { logTrip } from "../trips/write/log-trip.ts";
import { removeTrip } from "../trips/write/remove-trip.ts";
import {
  refuseInstant,
  changedValues as changedTrip,
  toNewRow as toTripRow,
} from "../trips/write/trip-values.ts";
import { makeReading, refuseTime, removeReading } from "../waters/conditions/write-readings.ts";
import { ownReadings } from "../waters/readings.repository.ts";
import { ownSpots } from "../waters/spots.repository.ts";
import { changeableFields } from "../waters/water-values.ts";
import { ownWaters } from "../waters/waters.repository.ts";
import { makeSpot, removeSpot } from "../waters/write-spots.ts";
import { makeWater, removeWater } from "../waters/write-water.ts";
import { aboutLogHandlers } from "./about-log-handlers.ts";
import { type ImportHandler, type ImportHandlers, type Removed, rowReader } from "./import-handler.ts";
import { removeEach, UNVERSIONED } from "./remove-each.ts";
import { returnHandlers } from "./return-handlers.ts";

const catches: ImportHandler = {
  read: rowReader({
    schema: importedCatchSchema,
    check: toCatchRow,
    find: ownCatches.find,
    isSame: (stored, sent) => isMadeAlready(stored, changedCatch(stored, sent)),
    write: async (db, user, sent) => (await logCatch(db, user, { sent, photos: [] })).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownCatches.find(db, { userId, id }))?.version,
  removeUnchanged,
  taking: {
    find: (db, userId, id) => findWhole(db, { userId, id }),
    change: (db, user, { id, ...change }) => takeFields(db, { userId: user.id, id }, change),
    putBack: async (db, userId, taken) => {
      const keptIds: string[] = [];
      for (const { id, ...was } of taken) {
        if (!(await putBack(db, { userId, id }, was))) keptIds.push(id);
      }
      return { count: taken.length - keptIds.length, keptIds };
    },
  },
};

const trips: ImportHandler = {
  read: rowReader({
    schema: importedTripSchema,
    check: (user, sent) => {
      toTripRow(user, sent);
      for (const { at } of sent.track ?? []) refuseInstant("track", new Date(at));
    },
    find: ownTrips.find,
    isSame: (stored, sent) => isMadeAlready(stored, changedTrip(stored, sent)),
    write: async (db, user, sent) => (await logTrip(db, user, sent)).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownTrips.find(db, { userId, id }))?.version,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: trips }, async ({ id }) => {
      await removeTrip(db, { userId, id }, { withCatches: false });
    }),
};

const waters: ImportHandler = {
  read: rowReader({
    schema: importedWaterSchema,
    find: ownWaters.find,
    // A water that the log has keeps its own gauge.
    isSame: (stored, { id: _id, gauge: _gauge, gauge_declined_at: _declined, ...sent }) =>
      isMadeAlready(changeableFields(stored), sent),
    write: async (db, user, sent) => (await makeWater(db, user.id, sent)).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownWaters.find(db, { userId, id }))?.version,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: waters }, ({ id }) => removeWater(db, { userId, id })),
};

const spots: ImportHandler = {
  read: rowReader({
    schema: importedSpotSchema,
    find: ownSpots.find,
    isSame: (stored, { id: _id, water_id: _water, ...sent }) =>
      isMadeAlready({ ...stored, radius: stored.radiusM }, sent),
    write: async (db, { id: userId }, { water_id: id, ...sent }) =>
      (await makeSpot(db, { userId, id: id.toLowerCase() }, sent)).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownSpots.find(db, { userId, id }))?.version,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: spots }, ({ id, fields }) =>
      removeSpot(db, { userId, id: idIn(fields["water_id"]) }, id),
    ),
};

const readings: ImportHandler = {
  read: rowReader({
    schema: importedReadingSchema,
    check: (_user, sent) => refuseTime(new Date(sent.at)),
    find: ownReadings.find,
    isSame: () => true,
    write: async (db, { id: userId }, { water_id: id, ...sent }) => {
      await makeReading(db, { userId, id: id.toLowerCase() }, sent);
      return UNVERSIONED;
    },
  }),
  findVersion: async (db, userId, { id }) => (await ownReadings.find(db, { userId, id })) && UNVERSIONED,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: readings }, ({ id, fields }) =>
      removeReading(db, { userId, id: idIn(fields["water_id"]) }, id),
    ),
};

const gear: ImportHandler = {
  read: rowReader({
    schema: newGearSchema,
    find: ownGear.find,
    isSame: (stored, { id: _id, kind, ...sent }) =>
      kind === stored.kind && isMadeAlready(fieldsOfGear(stored), storableFields(sent)),
    write: async (db, user, sent) => (await makeGear(db, user.id, sent)).row.version,
  }),
  // The photo that the import added does not count as a change; a photo that the file did not have does.
  findVersion: async (db, userId, { id, fields }) => {
    const stored = await ownGear.find(db, { userId, id });
    const photos = stored?.photo && fields["photo"] ? 1 : 0;
    return stored && stored.version - photos;
  },
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: gear }, ({ id }) => removeGear(db, { userId, id })),
};

const variants: ImportHandler = {
  read: rowReader({
    schema: importedVariantSchema,
    find: async (db, { userId, id }) => (await findVariantIds(db, userId, [id]))[0],
    // A variant with the same id is the same, even if it was renamed.
    isSame: () => true,
    async write(db, { id: userId }, { lure_id: id, ...sent }) {
      await addVariant(db, { userId, id: id.toLowerCase() }, toStoredVariant(sent));
      return UNVERSIONED;
    },
  }),
  findVersion: async (db, userId, { id }) =>
    (await findVariantIds(db, userId, [id])).length > 0 ? UNVERSIONED : undefined,
  async removeUnchanged(db, userId, made) {
    const removed: Removed = { count: 0, keptIds: [], files: [] };
    for (const { id, fields } of made) {
      const sent = { id, color: textIn(fields["color"]), size: textIn(fields["size"]) };
      const isGone = await removeUnusedVariant(db, { userId, id: idIn(fields["lure_id"]) }, sent);
      if (isGone) removed.count += 1;
      else removed.keptIds.push(id);
    }
    return removed;
  },
};

const customFields: ImportHandler = {
  read: rowReader({
    schema: newCustomFieldSchema,
    find: ownCustomFields.find,
    isSame: (stored, { id: _id, kind, subject, ...sent }) =>
      kind === stored.kind && subject === stored.subject && isMadeAlready(fieldsOfCustom(stored), sent),
    write: async (db, user, sent) => (await makeCustomField(db, user.id, sent)).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownCustomFields.find(db, { userId, id }))?.version,
  removeUnchanged: async (db, userId, made) => {
    const counts = await countCustomValues(db, userId);
    const unused = made.filter(({ id }) => !counts.has(id));
    const removed = await removeEach(db, { userId, made: unused, handler: customFields }, ({ id }) =>
      deleteForGood(db, { userId, id }),
    );
    // A variant that remaining catches use stays, so that those catches keep their values.
    const used = made.flatMap(({ id }) => (counts.has(id) ? id : []));
    return { ...removed, keptIds: [...removed.keptIds, ...used] };
  },
};

const events: ImportHandler = {
  read: rowReader({
    schema: importedEventSchema,
    find: ownEvents.find,
    isSame: () => true,
    write: async (db, { id: userId }, { trip_id: id, ...sent }) => {
      await addEvent(db, { userId, id: id.toLowerCase() }, sent);
      return UNVERSIONED;
    },
  }),
  findVersion: async (db, userId, { id }) => (await ownEvents.find(db, { userId, id })) && UNVERSIONED,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: events }, ({ id, fields }) =>
      removeEvent(db, { userId, id: idIn(fields["trip_id"]) }, id),
    ),
};

const licenses: ImportHandler = {
  read: rowReader({
    schema: newLicenseSchema,
    find: ownLicenses.find,
    isSame: (stored, { id: _id, ...sent }) => isMadeAlready(fieldsOfLicense(stored), sent),
    write: async (db, user, sent) => (await makeLicense(db, user.id, sent)).row.version,
  }),
  // As with gear, the photo that the import added does not count as a change.
  findVersion: async (db, userId, { id, fields }) => {
    const stored = await ownLicenses.find(db, { userId, id });
    const photos = stored?.photo && fields["photo"] ? 1 : 0;
    return stored && stored.version - photos;
  },
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: licenses }, ({ id }) => removeLicense(db, { userId, id })),
};

const limits: ImportHandler = {
  read: rowReader({
    schema: newLimitSchema,
    find: ownLimits.find,
    isSame: (stored, { id: _id, ...sent }) => isMadeAlready(fieldsOfLimit(stored), sent),
    write: async (db, user, sent) => (await makeLimit(db, user.id, sent)).row.version,
  }),
  findVersion: async (db, userId, { id }) => (await ownLimits.find(db, { userId, id }))?.version,
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: limits }, ({ id }) => removeLimit(db, { userId, id })),
};

export const importHandlers: ImportHandlers = {
  water: waters,
  spot: spots,
  reading: readings,
  gear,
  variant: variants,
  custom_field: customFields,
  trip: trips,
  event: events,
  catch: catches,
  license: licenses,
  limit: limits,
  ...returnHandlers,
  ...aboutLogHandlers,
};

function textIn(field: unknown): string | null {
  return typeof field === "string" ? field : null;
}

function idIn(field: unknown): string {
  return String(field).toLowerCase();
}
