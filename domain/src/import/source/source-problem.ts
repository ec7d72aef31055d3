/** What of a file is in no line, place or track as it was written, and is said to the angler. */
export type SourceProblem =
  /** A quotation mark without an end was read as a letter, so that each line stays one. */
  | { code: "open_quote"; line: number }
  /** Lines above the one that names the columns. */
  | { code: "above_header"; line: number; last: number }
  /** In a file of one JSON object a line: a line that is none. */
  | { code: "broken_line"; line: number }
  | NamedProblem;

interface NamedProblem {
  code: NamedCode;
  /** Of the feature, the track or the list; as it can be told from others. */
  name: string;
}

/**
 * - `no_coordinates`: a feature without a geometry.
 * - `no_degrees`: its coordinates are no place on earth.
 * - `meters`: its coordinates are those of a map in meters, as web mercator.
 * - `area`: a polygon.
 * - `no_time`: points of a track that say no time, while others of it do.
 * - `unpaired_times`: a track with more or fewer times than points, so that nobody knows whose they are.
 * - `overlay`: a picture over a map, or a link to another map.
 * - `other_list`: a list of a JSON file besides the longest.
 */
export type NamedCode =
  | "no_coordinates"
  | "no_degrees"
  | "meters"
  | "area"
  | "no_time"
  | "unpaired_times"
  | "overlay"
  | "other_list";
