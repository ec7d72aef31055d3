import type { PhotoFacts } from "@creel/domain/import/photos/photo-time";

import { parseExif } from "../../photos/exif/photo-exif.ts";
import { listAt, textAt } from "../read/source/json.ts";

/** What a photo says of its clock, besides when and where. */
export function photoFacts(tags: unknown): PhotoFacts {
  const { takenAt, offset, position } = parseExif(tags);
  const time = listAt(tags, "GPSTimeStamp").filter((part) => typeof part === "number");
  return {
    takenAt,
    // Editors drop the offset of the original and leave that of the file.
    offset: offset ?? /^[+-]\d\d:\d\d$/.exec(textAt(tags, "OffsetTime"))?.[0] ?? null,
    satelliteTime: satelliteTime(textAt(tags, "GPSDateStamp"), time),
    place: position,
    camera: [textAt(tags, "Make"), textAt(tags, "Model")].join(" ").trim(),
  };
}

/** In UTC. */
function satelliteTime(date: string, time: readonly number[]): string | null {
  const day = /^(\d{4}):(\d\d):(\d\d)/.exec(date)?.slice(1, 4).join("-");
  if (day === undefined || time.length !== 3) return null;
  const clock = time.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  const instant = `${day}T${clock}Z`;
  return Number.isNaN(Date.parse(instant)) ? null : instant;
}
