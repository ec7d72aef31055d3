import { groupPhotos, type PhotoGroup } from "@creel/domain/import/photos/group-photos";
import { type PhotoTime, photoTime } from "@creel/domain/import/photos/photo-time";
import type { Clocks } from "@creel/domain/import/staging/clocks";
import type { Coordinates } from "@creel/domain/places/coordinates";

import { readTags } from "../../photos/exif/read-exif.ts";
import { photoFacts } from "./photo-facts.ts";

/** A photo that was chosen, by its place among the others: names repeat. */
interface ReadPhoto {
  id: string;
  file: File;
  time: PhotoTime;
  place: Coordinates | null;
  camera: string;
}

export interface PhotoGroups {
  photos: readonly ReadPhoto[];
  groups: readonly PhotoGroup[];
  /** Whose zone nobody knows: to be asked once each. */
  camerasWithoutZone: readonly string[];
  withoutPlace: number;
  withoutTime: number;
}

interface Reading {
  clocks: Clocks;
  /** Of cameras, as the angler said. */
  zones: Readonly<Record<string, string>>;
  onProgress?: (read: number) => void;
}

/** Photos as catches; what is read of them stays on the device. */
export async function readPhotoGroups(
  files: readonly File[],
  { clocks, zones, onProgress }: Reading,
): Promise<PhotoGroups> {
  const photos: ReadPhoto[] = [];
  const asked = new Set<string>();
  let withoutTime = 0;
  for (const [index, file] of files.entries()) {
    const facts = photoFacts(await readTags(file));
    const time = photoTime(facts, clocks, zones);
    if (facts.takenAt === null) withoutTime += 1;
    else if (time.instant === null) asked.add(facts.camera);
    photos.push({ id: String(index), file, time, place: facts.place, camera: facts.camera });
    onProgress?.(index + 1);
  }
  const timed = photos.map(({ id, time, place }) => ({
    id,
    takenAt: time.instant === null ? null : Date.parse(time.instant),
    place,
  }));
  return {
    photos,
    groups: groupPhotos(timed),
    camerasWithoutZone: [...asked],
    withoutPlace: photos.filter(({ place }) => place === null).length,
    withoutTime,
  };
}
