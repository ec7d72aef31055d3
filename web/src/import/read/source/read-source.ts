import type { Choices } from "@creel/domain/import/plan/choices";
import type { Guess } from "@creel/domain/import/source/guess";
import type { SourceKind, SourceParts } from "@creel/domain/import/source/source-parts";
import type { SourceProblem } from "@creel/domain/import/source/source-problem";
import type { SourceTable } from "@creel/domain/import/source/source-table";

import type { Encoding } from "./encodings.ts";

/** What a file holds, whatever it is written in. */
export interface ReadSource extends SourceParts {
  /** The sheets of a workbook, or several files of lines; else one, and none for photos alone and for a Creel's own files. */
  tables: readonly SourceTable[];
  /** Of each table, what its format leaves no doubt about. */
  choices: readonly Choices[];
  /** What is in none of its parts; those of a table are with it. */
  problems: readonly SourceProblem[];
  /** In what a text was written that is no UTF-8 and does not say it; else `null`. */
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
