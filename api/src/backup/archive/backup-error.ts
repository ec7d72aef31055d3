export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** @param name the archive entry that does not match its checksum */
export function damaged(name: string): BackupError {
  return new BackupError(`This archive is damaged: ${name} has changed since it was written.`);
}
