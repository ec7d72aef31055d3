/** The reason for a guess, which a sentence beside it states. */
export type Evidence =
  /** The angler chose it. */
  | { code: "chosen" }
  /** The format leaves no choice. */
  | { code: "format" }
  | { code: "header"; header: string }
  /** The cells of the line that are names of columns. */
  | { code: "column_names"; names: readonly string[] }
  /** The number of non-empty cells that can be read this way. */
  | { code: "content"; fitting: number; cells: number }
  /** An own field of the log has the same name or meaning. */
  | { code: "own_field"; name: string }
  /** Few different words occur in many cells. */
  | { code: "few_words"; words: number; cells: number }
  /** Every cell means the same, however it is read. */
  | { code: "one_meaning" }
  /** This line can be read in no other way. */
  | { code: "only_reading"; line: number; text: string }
  /** The lines are sorted by day if they are read this way, and not otherwise. */
  | { code: "in_order" }
  /** Each of these lines can be read in only one way, but not all of them in the same way. */
  | { code: "contradictory"; samples: readonly Sample[] }
  /** Lines that can be read in several ways. */
  | { code: "ambiguous"; samples: readonly Sample[] }
  | { code: "delimiter"; delimiter: string }
  /** The delimiter gives this many columns. */
  | { code: "columns"; columns: number }
  | { code: "unit_in_header"; header: string }
  | { code: "unit_in_cells"; cells: number }
  /** The share of fish or values that are likely in these units, and the share in the next best units. */
  | { code: "plausible"; share: number; next: number; species: string | null }
  /** Only this reading of the letters of a text gives words. */
  | { code: "letters" }
  /** Nothing speaks for one or the other. */
  | { code: "nothing" }
  /** The share of places that are near known ones. */
  | { code: "near"; share: number; next: number }
  | { code: "impossible"; line: number; text: string };

export interface Sample {
  line: number;
  text: string;
  /** The meaning of the text, in the order of the alternatives. */
  readings: readonly (string | null)[];
}

export interface Guess<Value> {
  /** `null` if it cannot be known, so that the angler is asked. */
  value: Value | null;
  evidence: Evidence;
  /** Other possible values, likeliest first. All answers if the angler is asked. */
  alternatives: readonly Value[];
}

export function chosen<Value>(value: Value, alternatives: readonly Value[] = []): Guess<Value> {
  return { value, evidence: { code: "chosen" }, alternatives };
}

export function certain<Value>(value: Value, evidence: Evidence, all: readonly Value[] = []): Guess<Value> {
  return { value, evidence, alternatives: all.filter((other) => other !== value) };
}

export function asked<Value>(alternatives: readonly Value[], evidence: Evidence): Guess<Value> {
  return { value: null, evidence, alternatives };
}

/** The number of lines that are shown with a question. */
export const SAMPLE_LINES = 3;
