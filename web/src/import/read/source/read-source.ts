import type { Choices } from "@creel/domain/import/plan/choices";
import type { Guess } from "@creel/domain/import/source/guess";
import type { SourceKind, SourceParts } from "@creel/domain/import/source/source-parts";
import type { SourceProblem } from "@creel/domain/import/source/source-problem";
import type { SourceTable } from "@creel/domain/import/source/source-table";

import type { Encoding } from "./encodings.ts";

/** The content of a file, whatever its format. */
export interface ReadSource extends SourceParts {
  /**
   * The sheets of a workbook, or several files of lines; otherwise one table. Empty for photos alone and for a Creel's
   * own files.
   */
  tables: readonly SourceTable[];
  /** Choices that the format of each table implies, by the index of the table. */
  choices: readonly Choices[];
  /** Problems of the source as a whole. A table has its own. */
  problems: readonly SourceProblem[];
  /** The likely encoding of a text that is not UTF-8 and does not declare one; else `null`. */
  encoding: Guess<Encoding> | null;
}

export function newSource(kind: SourceKind, parts: Partial<ReadSource> = {}): ReadSource {
  return {
    kind,
    tables: [],
    choices: [],
    trips: [],
    places: [],
    tracks: [],
    lures: [],
    records: null,
    pictures: [],
    problems: [],
    encoding: null,
    ...parts,
  };
}
