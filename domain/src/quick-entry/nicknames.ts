import { foldText } from "../text/fold.ts";
import { keyIn, type Lexicon, whollyOf } from "./lexicon.ts";

const speciesIn = keyIn("species");
const lureIn = keyIn("lures");
const OTHER_LURE = whollyOf("otherLures");
const BAIT = whollyOf("baits");
const LISTED_BAIT = whollyOf("listedBaits");

/** Returns the stored name of a fish that anglers call so; `null` for a name that only an import knows. */
export function speciesCalled(written: string, lexicon: Lexicon): string | null {
  return speciesIn(foldText(written), lexicon);
}

/** True for the catfish of most lakes, which is logged as plain catfish. Its first word goes to the notes. */
export function isChannelCat(written: string): boolean {
  return /^channel cat(?:s|fish|fishes)?$/.test(foldText(written));
}

/** Returns the type of a lure, or a lure or bait as written if the list has no name for it. */
export function lureCalled(written: string, lexicon: Lexicon): string | null {
  const folded = foldText(written);
  const isOther = OTHER_LURE(lexicon).test(folded) || BAIT(lexicon).test(folded);
  return lureIn(folded, lexicon) ?? (isOther ? written : null);
}

export function isBait(written: string, lexicon: Lexicon): boolean {
  const folded = foldText(written);
  return BAIT(lexicon).test(folded) || LISTED_BAIT(lexicon).test(folded);
}
