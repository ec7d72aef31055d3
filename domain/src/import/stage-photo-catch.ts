import { PHOTO_LIMITS } from "../photos/photo.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { PhotoCatch, PhotosById } from "./photo-catches.ts";
import type { Clocks } from "./staging/clocks.ts";
import type { StagedCatch } from "./staging/staged-catch.ts";

/**
 * The reason why a catch made from photos cannot be imported yet.
 *
 * - `parts`: it may be several catches.
 * - `in_log`: the log has a catch of that minute. Naming the species imports this one, too.
 */
type PhotoCatchNeed =
  | "parts"
  | "time_and_place"
  | "time"
  | "place"
  | "too_many_photos"
  | "in_log"
  | "species";

export interface ResolvedPhotoCatch {
  /** An instant with its offset, or the day alone; `null` if unknown. */
  date: string | null;
  place: Coordinates | null;
  /** `null` if nothing is missing. */
  need: PhotoCatchNeed | null;
}

/** Combines the values that the angler entered with those of the photos. Entered values win. */
export function resolvePhotoCatch(
  each: PhotoCatch,
  photos: PhotosById,
  isInLog: boolean,
): ResolvedPhotoCatch {
  const own = each.photos.flatMap((id) => photos.get(id) ?? []);
  const date = each.date ?? own.find(({ time }) => time.instant !== null)?.time.instant ?? null;
  const place = each.place ?? own.find((photo) => photo.place !== null)?.place ?? null;
  return { date, place, need: needOf(each, { date, place, isInLog }) };
}

function needOf(
  { parts, photos, species }: PhotoCatch,
  { date, place, isInLog }: Pick<ResolvedPhotoCatch, "date" | "place"> & { isInLog: boolean },
): PhotoCatchNeed | null {
  if (parts.length > 1) return "parts";
  if (date === null && place === null) return "time_and_place";
  if (date === null) return "time";
  if (place === null) return "place";
  if (photos.length > PHOTO_LIMITS.perCatch) return "too_many_photos";
  if (species !== null) return null;
  return isInLog ? "in_log" : "species";
}

const DAY_LENGTH = "yyyy-mm-dd".length;
const TIME_LENGTH = "HH:mm:ss".length;

interface Staging {
  resolved: ResolvedPhotoCatch;
  /** The catch's number, from 1. */
  line: number;
  clocks: Clocks;
  /** The angler's own zone, used if the place has none. */
  timeZone: string;
}

/** Stages the catch as if it were a line of a file; `null` if it is not imported. */
export function stagePhotoCatch(each: PhotoCatch, staging: Staging): StagedCatch | null {
  const { resolved, line, clocks, timeZone } = staging;
  const { place, need } = resolved;
  const { species } = each;
  if (each.isLeftOut || need !== null) return null;
  if (resolved.date === null || place === null || species === null) return null;
  const zone = clocks.zoneAt(place) ?? timeZone;
  const hasTime = resolved.date.length > DAY_LENGTH;
  const date = hasTime ? clocks.inZone(resolved.date, zone) : resolved.date;
  const time = hasTime ? date.slice(DAY_LENGTH + 1, DAY_LENGTH + 1 + TIME_LENGTH) : null;
  return {
    line,
    part: 1,
    fields: { species, ...place, time_zone: zone },
    when: { day: date.slice(0, DAY_LENGTH), time, date },
    water: null,
    spot: null,
    id: null,
    photos: each.photos,
    problems: [],
  };
}
