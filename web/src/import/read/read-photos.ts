import type { SourcePhoto } from "@creel/domain/import/photo-catches";
import { type PhotoMetadata, photoTime } from "@creel/domain/import/photo-time";
import type { Clocks } from "@creel/domain/import/staging/clocks";

import { makeThumbnail } from "../../photos/make-thumbnail.ts";
import { parseExif } from "../../photos/photo-exif.ts";
import { readKind } from "../../photos/photo-kind.ts";
import { readTags } from "../../photos/read-exif.ts";
import { textAt } from "./source/json.ts";

/** A photo with its index as id, since file names repeat. */
export interface ChosenPhoto {
  id: string;
  file: File;
  metadata: PhotoMetadata;
}

/** Why a file stays out: HEIC that this browser cannot decode, not a photo, or the same file again. */
type UnreadReason = "heic" | "no_photo" | "twice";

export interface ReadPhotos {
  photos: readonly ChosenPhoto[];
  unread: readonly { name: string; reason: UnreadReason }[];
}

interface Reading {
  onProgress?: (read: number) => void;
  signal?: AbortSignal;
}

/** Reads the metadata of photos one after the other, without copying their files. */
export async function readPhotos(
  files: readonly File[],
  { onProgress, signal }: Reading = {},
): Promise<ReadPhotos> {
  const photos: ChosenPhoto[] = [];
  const unread: { name: string; reason: UnreadReason }[] = [];
  const seen = new Set<string>();
  for (const [index, file] of files.entries()) {
    signal?.throwIfAborted();
    const reason = seen.has(identityOf(file)) ? "twice" : await whyUnread(file);
    seen.add(identityOf(file));
    if (reason) unread.push({ name: file.name, reason });
    else photos.push({ id: String(index), file, metadata: parsePhotoMetadata(await readTags(file)) });
    onProgress?.(index + 1);
  }
  return { photos, unread };
}

/** @param zones time zones that the angler chose, keyed by camera */
export function timePhotos(
  photos: readonly ChosenPhoto[],
  clocks: Clocks,
  zones: Readonly<Record<string, string>>,
): SourcePhoto[] {
  return photos.map(({ id, metadata }) => ({
    id,
    clock: metadata.takenAt,
    time: photoTime(metadata, clocks, zones),
    place: metadata.place,
  }));
}

/** Returns cameras whose time zone is unknown, each with its number of photos. */
export function camerasToAsk(photos: readonly ChosenPhoto[], clocks: Clocks): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { metadata } of photos) {
    if (metadata.takenAt === null || photoTime(metadata, clocks).instant !== null) continue;
    counts.set(metadata.camera, (counts.get(metadata.camera) ?? 0) + 1);
  }
  return counts;
}

export function identityOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join("/");
}

async function whyUnread(file: File): Promise<UnreadReason | null> {
  const kind = await readKind(file).catch(() => null);
  if (kind === null) return "no_photo";
  if (kind !== "heic") return null;
  return makeThumbnail(file).then(
    () => null,
    () => "heic" as const,
  );
}

/** Returns the metadata of a photo, with its camera. */
export function parsePhotoMetadata(tags: unknown): PhotoMetadata {
  const { position, ...clock } = parseExif(tags);
  return {
    ...clock,
    place: position,
    camera: [textAt(tags, "Make"), textAt(tags, "Model")].join(" ").trim(),
  };
}
