import type { Coordinates } from "../places/coordinates.ts";
import { groupPhotos } from "./group-photos.ts";
import type { PhotoTime } from "./photo-time.ts";

/** A chosen photo, with the data that was read from it. */
export interface SourcePhoto {
  id: string;
  /** The time on the camera's clock. It is known even if the zone is not, in which case `time` has no instant. */
  clock: string | null;
  time: PhotoTime;
  place: Coordinates | null;
}

/** Photos of one catch, with what the angler entered for it. */
export interface PhotoCatch {
  /** The id of one of the photos. It stays the same while the catch is changed. */
  id: string;
  /** Sorted by the time they were taken. */
  photos: readonly string[];
  /** The catches that these photos may be instead; the angler is asked. Empty if there is nothing to ask. */
  parts: readonly (readonly string[])[];
  species: string | null;
  /** Entered if the photos have none: an instant with its offset, or the day alone. */
  date: string | null;
  /** Entered if the photos have none. */
  place: Coordinates | null;
  isLeftOut: boolean;
  /** Whether the angler changed the catch. Choosing another zone for a camera does not regroup it. */
  isTouched: boolean;
}

export type PhotosById = ReadonlyMap<string, SourcePhoto>;

/** The fields of a catch that the angler can set. */
export type PhotoCatchChange = Partial<Pick<PhotoCatch, "species" | "date" | "place" | "isLeftOut">>;

/**
 * Groups photos into catches by when and where they were taken. The angler is asked whether groups close in time are
 * one catch.
 */
export function toPhotoCatches(photos: readonly SourcePhoto[]): PhotoCatch[] {
  const timed = photos.map(({ id, time, place }) => ({ id, takenAt: takenAt({ time }), place }));
  const chains: (readonly string[])[][] = [];
  for (const { photos: ids, isLikePrevious } of groupPhotos(timed)) {
    const chain = chains.at(-1);
    if (isLikePrevious && chain) chain.push(ids);
    else chains.push([ids]);
  }
  return chains.map((parts) => newCatch(parts.flat(), parts.length > 1 ? parts : []));
}

/** Groups photos again after the zone of a camera became known. Catches that the angler changed stay. */
export function regroup(catches: readonly PhotoCatch[], photos: readonly SourcePhoto[]): PhotoCatch[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const touched = catches.filter(({ isTouched }) => isTouched);
  const taken = new Set(touched.flatMap((each) => each.photos));
  const rest = toPhotoCatches(photos.filter(({ id }) => !taken.has(id)));
  return inOrder([...touched, ...rest], byId);
}

export function changeCatch(
  catches: readonly PhotoCatch[],
  id: string,
  change: PhotoCatchChange,
): PhotoCatch[] {
  return catches.map((each) => (each.id === id ? { ...each, ...change, isTouched: true } : each));
}

/** The answer "One catch": there is nothing left to ask. */
export function keepTogether(catches: readonly PhotoCatch[], id: string): PhotoCatch[] {
  return catches.map((each) => (each.id === id ? { ...each, parts: [], isTouched: true } : each));
}

/** Makes each part a catch of its own, with the values entered for the whole. */
export function takeApart(catches: readonly PhotoCatch[], id: string): PhotoCatch[] {
  return catches.flatMap((each) => {
    if (each.id !== id || each.parts.length === 0) return [each];
    return each.parts.map((photos, index) => ({
      ...each,
      id: index === 0 ? each.id : (photos[0] ?? each.id),
      photos,
      parts: [],
      isTouched: true,
    }));
  });
}

interface Move {
  photo: string;
  /** The catch that the photo goes to; `null` for a new one. */
  to: string | null;
}

/** Moves a photo to another catch or to a new one. A catch without photos is removed. */
export function movePhoto(
  catches: readonly PhotoCatch[],
  { photo, to }: Move,
  photos: PhotosById,
): PhotoCatch[] {
  const from = catches.find((each) => each.photos.includes(photo));
  if (!from || from.id === to || (to === null && from.photos.length === 1)) return [...catches];
  const left = from.photos.filter((id) => id !== photo);
  const moved = catches.flatMap((each): PhotoCatch[] => {
    if (each.id === to) return [withPhotos(each, [...each.photos, photo], photos)];
    if (each.id !== from.id) return [each];
    // The id of a catch may be that of the photo that leaves it.
    const id = to === null && from.id === photo ? (left[0] ?? from.id) : from.id;
    return left.length > 0 ? [withPhotos({ ...from, id }, left, photos)] : [];
  });
  if (to !== null) return inOrder(moved, photos);
  const own = { ...newCatch([photo], []), species: from.species, isTouched: true };
  return inOrder([...moved, own], photos);
}

/** Moves all photos of one catch to another. */
export function mergeCatches(
  catches: readonly PhotoCatch[],
  { id, into }: { id: string; into: string },
  photos: PhotosById,
): PhotoCatch[] {
  const from = catches.find((each) => each.id === id);
  if (!from || id === into) return [...catches];
  const merged = catches
    .filter((each) => each.id !== id)
    .map((each) => {
      if (each.id !== into) return each;
      const { species, date, place } = each;
      const entered = {
        species: species ?? from.species,
        date: date ?? from.date,
        place: place ?? from.place,
      };
      return withPhotos({ ...each, ...entered }, [...each.photos, ...from.photos], photos);
    });
  return inOrder(merged, photos);
}

/** The answer "Same for these". */
export function sameSpecies(
  catches: readonly PhotoCatch[],
  species: string,
  ids: readonly string[],
): PhotoCatch[] {
  const chosenIds = new Set(ids);
  return catches.map((each) => (chosenIds.has(each.id) ? { ...each, species, isTouched: true } : each));
}

/** Returns milliseconds since 1970; `null` if unknown. */
export function takenAt({ time }: Pick<SourcePhoto, "time">): number | null {
  return time.instant === null ? null : Date.parse(time.instant);
}

function newCatch(photos: readonly string[], parts: PhotoCatch["parts"]): PhotoCatch {
  return {
    id: photos[0] ?? "",
    photos,
    parts,
    species: null,
    date: null,
    place: null,
    isLeftOut: false,
    isTouched: false,
  };
}

function withPhotos(each: PhotoCatch, ids: readonly string[], photos: PhotosById): PhotoCatch {
  const sorted = ids.toSorted((one, other) => timeOf(one, photos) - timeOf(other, photos));
  return { ...each, photos: sorted, parts: [], isTouched: true };
}

/** Sorted earliest first. Catches without a time stay at the end, in their order. */
function inOrder(catches: readonly PhotoCatch[], photos: PhotosById): PhotoCatch[] {
  const first = (each: PhotoCatch) =>
    each.photos.reduce((least, id) => Math.min(least, timeOf(id, photos)), LAST);
  return catches.toSorted((one, other) => first(one) - first(other));
}

/** Later than every photo, in milliseconds since 1970. */
const LAST = 8.64e15;

function timeOf(id: string, photos: PhotosById): number {
  const photo = photos.get(id);
  return (photo && takenAt(photo)) ?? LAST;
}
