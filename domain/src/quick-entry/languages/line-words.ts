import type { Fate } from "../../catches/fate.ts";
import type { MeasureName } from "../../details/details.ts";
import type { UnitName } from "../../import/measures/measure-units.ts";

/** Alternatives of a regular expression, such as "lost|broke (?:me )?off". They match in any case. */
export type Phrases = string;

/** The words of one language, as anglers type and dictate them. What a language leaves out has no words in it. */
export interface LineWords {
  /** Rewrites phrases so that they also match what is spelled differently. */
  spell?: (phrases: Phrases) => string;

  and?: Phrases;
  articles?: Phrases;
  /** Words before what was used: "on a jig". They go with the article after them. */
  using?: Phrases;
  /** Other words that only lead to what follows. */
  leading?: Phrases;
  /** Words that mean nothing by themselves, separated by spaces. */
  connecting?: string;

  numbers?: NumberWords;
  /** Words that would be a number, but are not one here. */
  notNumbers?: Phrases;
  units?: Partial<Record<UnitName, Phrases>>;
  /** Reads a measure in two units, such as "1 m 05" and "2 kg 300", which begins there. */
  readTwoUnits?: (text: string, start: number) => TwoUnits | null;
  /** Spellings of units that are another word here. */
  notUnits?: Phrases;
  degrees?: Phrases;
  /** Words beside a number that name its measure. */
  labels?: Partial<Record<MeasureName, Phrases>>;
  /** Labels that may stand after their number. Other labels belong to a number that follows them. */
  labelsBehind?: Phrases;
  /** Words that go with a label after them: "temperatura de" in "temperatura del agua". */
  beforeLabelWord?: Phrases;
  /** Words between a label and the number after it: "length is 45". */
  afterLabel?: Phrases;
  /** Words between a number and the label after it, with their space: "45 cm de long". */
  beforeLabel?: Phrases;
  /** Words between a fish and its size: "lucio de 92". */
  beforeSize?: Phrases;
  /** Words for how thick a fish is, which is not a measure here. */
  girth?: Phrases;
  /** Words behind a depth, as in "12 ft of water". */
  ofWater?: Phrases;
  /** The word in a range such as "8 to 10 ft". */
  to?: Phrases;
  /** Units of time and of other things. A number before them is not a measure. */
  otherUnits?: Phrases;
  /** Words before a date: "on 5/16". */
  onDay?: Phrases;
  /** Words before a time: "at 7". */
  atTime?: Phrases;

  /** Names of listed and well-known fish, keyed by the stored name. */
  species?: Readonly<Record<string, Phrases>>;
  /** Words before a fish that are not part of its name, and may stand between a count and the fish. */
  adjectives?: Phrases;
  /** More of them, which are no adjectives: "lost", "first". They never follow a count. */
  beforeFish?: Phrases;
  /** Lures and baits, keyed by the name to store: one of the list, or the usual form of another one. */
  lures?: Readonly<Record<string, Phrases>>;
  /** Lures that the list has no name for. They stay as written. */
  otherLures?: Phrases;
  /** Baits that the list has no name for. If the line also names a lure, the bait goes to the notes. */
  baits?: Phrases;
  /** Baits that the list has a name for. */
  listedBaits?: Phrases;

  fates?: Readonly<Record<Fate, Phrases>>;
  /** Words around the fate in "kept both" and "beide behalten". */
  afterFate?: Phrases;
  beforeFate?: Phrases;
  /** Words that begin the place in "released at the boat". */
  place?: Phrases;
  yes?: Phrases;
  no?: Phrases;
  /** The word before what is denied: "not alone". */
  not?: Phrases;

  /** Names of a field for the number of fish. */
  quantity?: Phrases;
  /** Words after the number of fish: "5 fish". */
  pieces?: Phrases;

  /** Words before a lost fish at the start of a line: "I just lost". */
  beforeLost?: Phrases;
  /** Words that begin a line about a lost fish. */
  lost?: Phrases;
  /** Words between a fish and that it was lost: "pike which got away". */
  beforeGone?: Phrases;
  /** Words that follow a lost fish. */
  gone?: Phrases;
  /** Words after these that make the line tell of another fish: "pike 40 in lost another". */
  another?: Phrases;
  /** Words that end what is said of a lost fish. */
  but?: Phrases;
  /** Things that are not fish, after "lost". */
  notFish?: Phrases;
  /** Words after a number of lost fish. */
  afterLostCount?: Phrases;
  /** Words before a blank at the start of a line: "we got". */
  beforeBlank?: Phrases;
  blank?: Phrases;
  /** The word before a fish in "no walleye today". */
  none?: Phrases;
  /** Words for the day that may follow a blank. */
  today?: Phrases;
  /** Words that turn a blank into a catch: "no bites until noon". */
  turn?: Phrases;
  hours?: Phrases;
}

export interface TwoUnits {
  measure: "depth" | "length" | "weight";
  /** In the larger unit. */
  number: number;
  unit: UnitName;
  end: number;
}

export interface NumberWords {
  /**
   * Words for numbers that follow each other, beginning with the first. Words are separated by spaces, forms of one
   * number by slashes. A hyphen also matches a space.
   */
  counted: readonly (readonly [first: number, words: string])[];
  /** The words from twenty to ninety. */
  tens: string;
  /** The words from one to nine beside a ten, if they differ from the others. */
  ones?: string;
  /** How a ten and a one are written, such as "{one}und{ten}". */
  between: readonly string[];
  hundred: Phrases;
  /** The text between a hundred and the number after it. */
  afterHundred: Phrases;
  /** The words for one, which are a number only before a unit: "lost one" is not a count. */
  one: Phrases;
  /** Units after a spoken number. */
  units: Phrases;
  /** The word for the decimal mark. */
  point?: Phrases;
  /** Parts of a unit after a number, such as "and a half". */
  partsBehind?: Readonly<Record<string, Phrases>>;
  /** Parts of a unit by themselves, such as "half" and "half of a". */
  parts?: Readonly<Record<string, Phrases>>;
  /** Words for several, such as "a dozen". */
  several?: Readonly<Record<string, Phrases>>;
}
