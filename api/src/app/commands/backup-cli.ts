import { join } from "node:path";

import type { Manifest } from "../../backup/archive/archive-format.ts";
import { BackupError } from "../../backup/archive/backup-error.ts";
import { contentsOf, lostPhotosOf, sizeOf } from "../../backup/archive/describe-archive.ts";
import { verifyArchive } from "../../backup/archive/verify-archive.ts";
import { makeBackup, nameOfBackup } from "../../backup/make-backup.ts";
import { findDatabase } from "../../database/find-database.ts";
import { openStorage } from "../../storage/storage.ts";
import type { Settings } from "../settings.ts";
import { runCommand, typedFile } from "./run-command.ts";

const USAGE = `npm run backup                    back up everything to an archive in BACKUP_DIR
npm run backup -- FILE            write the archive to this file
npm run backup -- verify FILE     check that an archive is complete`;

await runCommand(async (settings, commandArguments) => {
  const [first, second] = commandArguments;
  if (first === "verify" && second !== undefined && commandArguments.length === 2) {
    return verify(typedFile(second));
  }
  if (commandArguments.length > 1 || first === "verify" || first?.startsWith("-")) {
    throw new BackupError(USAGE);
  }
  return backUp(settings, first);
});

async function verify(file: string): Promise<string> {
  const manifest = await verifyArchive(file);
  return [`${file} is complete.`, ...describe(manifest)].join("\n");
}

async function backUp(settings: Settings, file: string | undefined): Promise<string> {
  const { target, close } = await findDatabase(settings);
  try {
    const storage = await openStorage(settings.storage);
    const path =
      file === undefined ? join(settings.backups.folder, nameOfBackup("creel", new Date())) : typedFile(file);
    try {
      const { bytes, manifest } = await makeBackup({ target, storage }, path);
      return [`${path} (${sizeOf(bytes)})`, ...describe(manifest)].join("\n");
    } finally {
      storage.close();
    }
  } finally {
    await close();
  }
}

function describe(manifest: Manifest): string[] {
  return [contentsOf(manifest), ...lostPhotosOf(manifest)];
}
