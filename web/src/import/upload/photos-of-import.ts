import type { ImportRow } from "@creel/domain/import/import-row";
import type { ImportRows } from "@creel/domain/import/rows/import-rows";

import type { PhotosOfCatch, PhotoSource } from "./photo-source.ts";
import type { PhotoOfRecord } from "./send-single-photo.ts";

type Rows = Record<"made" | "same", readonly Pick<ImportRow, "position" | "id" | "same_as">[]>;

/**
 * To which catches of the log the pictures of a file go: those that it made, and those that the log had already and that
 * say the same, so that an import that is repeated brings what is missing of its pictures.
 *
 * @param same Rows that the log has.
 */
export function photosOfImport(
  photos: ImportRows["photos"],
  { made, same }: Rows,
  sourcesOf: (names: readonly string[]) => PhotoSource[],
): PhotosOfCatch[] {
  const byPosition = idsInLog({ made, same });
  return photos.flatMap(({ position, id, names, takenAt, photoIds }) => {
    const catchId = byPosition.get(position);
    // A catch under another id is another one, whose photos are others, too.
    const isSameCatch = catchId === id;
    const sources = sourcesOf(names).map((source) =>
      Object.assign({}, source, {
        takenAt: takenAt?.get(source.key),
        id: isSameCatch ? photoIds?.get(source.key) : undefined,
      }),
    );
    return catchId === undefined || sources.length === 0 ? [] : [{ catchId, photos: sources }];
  });
}

/** To which records of the log, which have one photo at most, the pictures of a file go. */
export function photosOfRecords(
  photos: ImportRows["singlePhotos"],
  rows: Rows,
  sourcesOf: (names: readonly string[]) => PhotoSource[],
): PhotoOfRecord[] {
  const byPosition = idsInLog(rows);
  return photos.flatMap(({ position, name, of }) => {
    const [recordId, [photo]] = [byPosition.get(position), sourcesOf([name])];
    return recordId === undefined || !photo ? [] : [{ recordId, of, photo }];
  });
}

function idsInLog({ made, same }: Rows): ReadonlyMap<number, string> {
  return new Map([
    ...made.map(({ position, id }) => [position, id] as const),
    ...same.flatMap(({ position, same_as: id }) => (id === null ? [] : [[position, id] as const])),
  ]);
}
