/** What keeps a backup from being made, checked or restored, in a sentence for the person who runs this Creel. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
