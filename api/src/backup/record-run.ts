import { stat } from "node:fs/promises";

import type { BackupKind } from "@creel/domain/admin/machine";
import type { ClientBase } from "pg";

import { PHOTO_FILES } from "../photos/photo-files.ts";
import type { Manifest } from "./archive/archive-format.ts";
import { beginRun, endRun, failRun } from "./backup-runs.repository.ts";

/** An archive that was read back whole. */
export interface ReadBack {
  file: string;
  manifest: Manifest;
}

/**
 * Runs a backup or a trial, and notes when it began, what was read back, or why it failed.
 * @throws the error of the work
 */
export async function recordRun<Result extends ReadBack>(
  client: ClientBase,
  kind: BackupKind,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = await beginRun(client, kind);
  try {
    const result = await work();
    await endRun(client, id, await contentsOf(result));
    return result;
  } catch (error) {
    await failRun(client, id, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function contentsOf({ file, manifest }: ReadBack) {
  const { size } = await stat(file);
  const catches = manifest.tables.find(({ name }) => name === "catches")?.rows ?? 0;
  return { bytes: size, catches, photos: Math.floor(manifest.photos.files / PHOTO_FILES.length) };
}
