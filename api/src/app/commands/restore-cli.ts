import { BackupError } from "../../backup/archive/backup-error.ts";
import { contentsOf, lostPhotosOf } from "../../backup/archive/describe-archive.ts";
import { removePrevious } from "../../backup/remove-previous.ts";
import { type Restored, restore } from "../../backup/restore.ts";
import { FolderInUseError } from "../../database/embedded/folder-lock.ts";
import { lockDatabase, findDatabase } from "../../database/find-database.ts";
import type { Settings } from "../settings.ts";
import { runCommand, typedFile } from "./run-command.ts";

const USAGE = `npm run restore -- FILE           replace the current data with this archive
npm run restore -- remove-former  remove the replaced data, which each restore keeps`;

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
      .concat("Everyone has to sign in again.")
      .join("\n");
  } finally {
    await close();
  }
}

function throwReadable(error: unknown): never {
  if (!(error instanceof FolderInUseError)) throw error;
  throw new BackupError(
    `The data folder is in use by Creel, process ${error.pid}. Stop it, then restore. Nothing was changed.`,
  );
}

function describePrevious({ previousArchive, previousDatabase, previousFiles }: Restored): string[] {
  const archive = previousArchive === null ? [] : [`The previous data is in ${previousArchive}`];
  if (previousDatabase === null && previousFiles === null) return archive;
  return [
    ...archive,
    "The previous data is kept:",
    ...(previousDatabase === null ? [] : [`  database ${previousDatabase}`]),
    ...(previousFiles === null ? [] : [`  photos ${previousFiles}`]),
    "Once you are sure, remove it with: npm run restore -- remove-former",
  ];
}

async function remove(settings: Settings): Promise<string> {
  const { dataDir, storage } = settings;
  const { target, close } = await findDatabase(settings);
  try {
    const removed = await removePrevious({ target, dataDir, storage });
    return removed.length === 0 ? "Nothing to remove." : ["Removed:", ...removed].join("\n  ");
  } finally {
    await close();
  }
}
