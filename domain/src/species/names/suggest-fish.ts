import { capitalize, ENTRIES, fishKey, languageOf, nameOfFish } from "./find-fish.ts";
import type { Fish } from "./read-fish.ts";

export interface SuggestedFish {
  fish: Fish;
  /** The name to write down: the one that matched, if it is in the angler's language and means no other fish. */
  name: string;
  /** The name that matched. */
  matched: string;
}

/** One letter begins too many names. */
const LEAST_LETTERS = 2;
const MOST = 8;

const [WHOLE, OWN, ENGLISH, FOREIGN, WITHIN] = [0, 1, 2, 3, 4];

/** Returns the fish whose names, in any language, begin with the text; those with an own name that does come first. */
export function suggestFish(text: string, language: string | null, most = MOST): SuggestedFish[] {
  const key = fishKey(text);
  if (key.length < LEAST_LETTERS) return [];
  const own = languageOf(language);
  const ranked = ENTRIES.flatMap((entry) => {
    const rank = rankOf(entry, { key, own });
    return rank === null ? [] : [{ entry, rank }];
  }).toSorted((one, other) => one.rank - other.rank);
  const byFish = new Map<string, SuggestedFish>();
  for (const { entry } of ranked) {
    const { fish, text: matched } = entry;
    const id = fish.listed ?? fish.id;
    if (byFish.has(id)) continue;
    const isOwn = entry.language === own && own !== null && !entry.isShared;
    const name = isOwn ? capitalize(matched) : nameOfFish(fish, language);
    byFish.set(id, { fish, name, matched: capitalize(matched) });
  }
  return [...byFish.values()].slice(0, most);
}

type Entry = (typeof ENTRIES)[number];

function rankOf(entry: Entry, { key, own }: { key: string; own: Entry["language"] }): number | null {
  if (!entry.key.includes(key)) return null;
  if (!entry.key.startsWith(key)) return isWordOf(entry.text, key) ? WITHIN : null;
  if (entry.key === key) return WHOLE;
  if (entry.language === own) return OWN;
  return entry.language === "en" ? ENGLISH : FOREIGN;
}

/** Whether another word of the name begins so: "trout" in "rainbow trout". */
function isWordOf(name: string, key: string): boolean {
  return name.split(/[\s'’-]+/u).some((word) => fishKey(word).startsWith(key));
}
