import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";

/** What becomes of photos alone. */
export interface PhotoImport {
  /** As lines of a file; `photos` are keys of `files`. */
  catches: readonly StagedCatch[];
  files: ReadonlyMap<string, File>;
}
