import { BackupError } from "../../backup/archive/backup-error.ts";
import { contentsOf, lostPhotosOf } from "../../backup/archive/describe-archive.ts";
import { removePrevious } from "../../backup/remove-previous.ts";
import { type Restored, restore } from "../../backup/restore.ts";
import { FolderInUseError } from "../../database/embedded/folder-lock.ts";
import { lockDatabase, findDatabase } from "../../database/find-database.ts";
import type { Settings } from "../settings.ts";
import { runCommand, typedFile } from "./run-command.ts";

const USAGE = `npm run restore -- FILE           put what this archive has in the place of what is here
npm run restore -- remove-former  remove what was here before, which each restore keeps`;

await runCommand(async (settings, commandArguments) => {
  const [argument] = commandArguments;
  if (argument === undefined || commandArguments.length > 1 || argument.startsWith("-")) {
    throw new BackupError(USAGE);
  }
  return argument === "remove-former" ? remove(settings) : putBack(settings, typedFile(argument));
});

async function putBack(settings: Settings, file: string): Promise<string> {
  const { dataDir, storage } = settings;
  const { target, close } = await lockDatabase(settings).catch(throwReadable);
  try {
    const restored = await restore({ target, dataDir, storage }, file);
    return [
      `Restored: ${contentsOf(restored.manifest)}`,
      ...lostPhotosOf(restored.manifest),
      ...describePrevious(restored),
    ]
      .concat("Everybody has to sign in again.")
      .join("\n");
  } finally {
    await close();
  }
}

function throwReadable(error: unknown): never {
  if (!(error instanceof FolderInUseError)) throw error;
  throw new BackupError(
    `The data folder is in use by the Creel of process ${error.pid}. Stop it, then restore. Nothing was changed.`,
  );
}

function describePrevious({ previousArchive, previousDatabase, previousFiles }: Restored): string[] {
  const archive = previousArchive === null ? [] : [`What was here before is in ${previousArchive}`];
  if (previousDatabase === null && previousFiles === null) return archive;
  return [
    ...archive,
    "What was here before is kept:",
    ...(previousDatabase === null ? [] : [`  database ${previousDatabase}`]),
    ...(previousFiles === null ? [] : [`  photos ${previousFiles}`]),
    "When you are sure, remove it with: npm run restore -- remove-former",
  ];
}

async function remove(settings: Settings): Promise<string> {
  const { dataDir, storage } = settings;
  const { target, close } = await findDatabase(settings);
  try {
    const removed = await removePrevious({ target, dataDir, storage });
    return removed.length === 0 ? "There was nothing to remove." : ["Removed:", ...removed].join("\n  ");
  } finally {
    await close();
  }
}
