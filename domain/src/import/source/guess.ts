/** What a guess is read from, for a sentence beside it. */
export type Evidence =
  /** The angler said so. */
  | { code: "chosen" }
  /** The format leaves no choice. */
  | { code: "format" }
  | { code: "header"; header: string }
  /** Of a line: what it has are names of columns. */
  | { code: "column_names"; names: readonly string[] }
  /** So many of the cells that are not empty can be read so. */
  | { code: "content"; fitting: number; cells: number }
  /** An own field of the log is called alike, or about the same. */
  | { code: "own_field"; name: string }
  /** So few different words stand in so many cells. */
  | { code: "few_words"; words: number; cells: number }
  /** Every cell means the same, however it is read. */
  | { code: "one_meaning" }
  /** This line can be read in no other way. */
  | { code: "only_reading"; line: number; text: string }
  /** The lines are in the order of their days when they are read so, and not otherwise. */
  | { code: "in_order" }
  /** Lines of which each can be read in only one way, and not in the same. */
  | { code: "contradictory"; samples: readonly Sample[] }
  /** Lines that can be read in several ways. */
  | { code: "ambiguous"; samples: readonly Sample[] }
  | { code: "delimiter"; delimiter: string }
  /** What stands between the cells makes so many columns. */
  | { code: "columns"; columns: number }
  | { code: "unit_in_header"; header: string }
  | { code: "unit_in_cells"; cells: number }
  /** So much of the fish, or of the values, is likely in these units, and so much in the next best. */
  | { code: "plausible"; share: number; next: number; species: string | null }
  /** Only so the letters of a text make words. */
  | { code: "letters" }
  /** Nothing speaks for one or the other. */
  | { code: "nothing" }
  /** So many of the places are near those that are known. */
  | { code: "near"; share: number; next: number }
  | { code: "impossible"; line: number; text: string };

export interface Sample {
  line: number;
  text: string;
  /** What it would mean, in the order of the alternatives. */
  readings: readonly (string | null)[];
}

export interface Guess<Value> {
  /** `null`: it cannot be known, so the angler is asked. */
  value: Value | null;
  evidence: Evidence;
  /** What else it could be, the likeliest first; where it is asked, all answers. */
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

/** Lines that are shown with a question. */
export const SAMPLE_LINES = 3;
