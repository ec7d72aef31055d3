import { describeGear } from "@creel/domain/gear/describe-gear";
import type { UserViewer } from "@creel/domain/places/visible-place";

import type { Database } from "../../database/connect.ts";
import type { CatchRow, GearRow, PhotoRow } from "../../database/schema.ts";
import { ownGear } from "../../gear/gear.repository.ts";
import { findPhotos } from "../../photos/find-photos.repository.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { findWaterNames } from "../../places/water-names.repository.ts";
import { type CatchWithoutLinks, presentWithoutLinks } from "../record/present-catch.ts";
import { readAllCatches } from "./all-catches.repository.ts";

interface ExportedPhoto {
  id: string;
  file: string;
  width: number;
  height: number;
  takenAt: string | null;
  key: FileKey;
}

export interface ExportedCatch {
  record: CatchWithoutLinks;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** The name in the tackle box, with the variant. */
  lure: string | null;
  rod: string | null;
  /** In the order of the catch, the cover first. */
  photos: ExportedPhoto[];
}

/** Reads the owner's logbook again on each call, in batches, oldest first. */
export type ReadLogbook = () => AsyncIterable<ExportedCatch[]>;

export async function* readLogbook(db: Database, owner: UserViewer): AsyncGenerator<ExportedCatch[], void> {
  const gear = new Map((await ownGear.list(db, owner.id)).map((each) => [each.id, each]));
  for await (const rows of readAllCatches(db, owner.id)) {
    const [photosOf, names] = await Promise.all([findPhotos(db, rows), findWaterNames(db, owner, rows)]);
    yield rows.map((row) => ({
      record: presentWithoutLinks(row, owner, names),
      day: row.caughtOn,
      lure: nameOfGear(gear, row.lureId, row.variantId),
      rod: nameOfGear(gear, row.rodId, null),
      photos: (photosOf.get(row.id) ?? []).map((photo, index) => toExported(row, photo, index + 1)),
    }));
  }
}

function nameOfGear(
  gear: ReadonlyMap<string, GearRow>,
  id: string | null,
  variantId: string | null,
): string | null {
  const found = id === null ? undefined : gear.get(id);
  return found ? describeGear(found, variantId) : null;
}

function toExported(row: CatchRow, photo: PhotoRow, number: number): ExportedPhoto {
  const { id, width, height, takenAt } = photo;
  return { id, file: photoName(row, photo, number), width, height, takenAt, key: photo };
}

const START_OF_SPECIES = /^.{1,40}/u;
const MARK_DIGITS = 8;

/**
 * Names a photo such as photos/2026-11-20-walleye-1-9c3f01ab.jpg: the day, the species, the photo's number within its
 * catch, and the end of its file's id. The last two keep the photos of two walleyes on one day apart without counting
 * them.
 */
function photoName(row: CatchRow, photo: PhotoRow, number: number): string {
  const words = row.species.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [species = "catch"] = START_OF_SPECIES.exec(words.join("-")) ?? [];
  return `photos/${row.caughtOn}-${species}-${number}-${photo.fileId.slice(-MARK_DIGITS)}.jpg`;
}
