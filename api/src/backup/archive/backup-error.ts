export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** @param name the entry of the archive that is not as it was written */
export function damaged(name: string): BackupError {
  return new BackupError(`This archive is damaged: ${name} is not as it was written.`);
}
