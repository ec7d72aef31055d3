/** A part of a file that is in no line, place or track as it was written. The angler is told about it. */
export type SourceProblem =
  /** A quotation mark without an end was read as a letter, so that each line stays one line. */
  | { code: "open_quote"; line: number }
  /** Lines above the one that names the columns. */
  | { code: "above_header"; line: number; last: number }
  /** A line that is not a JSON object, in a file with one object per line. */
  | { code: "broken_line"; line: number }
  | NamedProblem;

interface NamedProblem {
  code: NamedCode;
  /** A name of the feature, track or list that tells it from others. */
  name: string;
}

/**
 * - `no_coordinates`: a feature without a geometry.
 * - `no_degrees`: coordinates that are not a place on earth.
 * - `meters`: coordinates of a map in meters, such as Web Mercator.
 * - `area`: a polygon.
 * - `no_time`: points without a time, in a track whose other points have one.
 * - `unpaired_times`: a track with more or fewer times than points, so that they cannot be matched.
 * - `overlay`: a picture over a map, or a link to another map.
 * - `other_list`: a list in a JSON file other than the longest.
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
