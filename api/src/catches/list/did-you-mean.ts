import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import type { DidYouMean } from "@creel/domain/catches/catch-list";
import { DAY_NAMES, readSearch, type SearchWord } from "@creel/domain/catches/search";
import { foldText } from "@creel/domain/text/fold";

import type { Database } from "../../database/connect.ts";
import { countCatches } from "./catch-list.repository.ts";
import { findMissingWords, findWordLike } from "./near-words.repository.ts";
import { wordOneLetterOff } from "./near-words.ts";

/** More wrong words are no typing mistake, and each costs a query. */
const MAX_WRONG_WORDS = 3;

/**
 * Suggests another search when nothing matches: each word that no catch of the user has is replaced by one of their
 * words, or the name of a day, that is one letter away. `null` when there is none, or still nothing matches.
 */
export async function didYouMean(
  db: Database,
  userId: string,
  filters: CatchFilters,
): Promise<DidYouMean | null> {
  const from = filters.q?.trim() ?? "";
  const words = readSearch(from);
  const missing = await findMissingWords(db, userId, words);
  if (missing.length === 0 || missing.length > MAX_WRONG_WORDS) return null;

  const meant = new Map<SearchWord, string>();
  for (const word of missing) {
    const near = await nearWord(db, userId, word);
    if (near === null) return null;
    meant.set(word, near);
  }
  const to = words.map((word) => meant.get(word) ?? word.typed).join(" ");
  const total = await countCatches(db, userId, { ...filters, q: to });
  return total === 0 ? null : { from, to, total };
}

async function nearWord(db: Database, userId: string, { spellings }: SearchWord): Promise<string | null> {
  const pattern = wordOneLetterOff(spellings);
  if (pattern === null) return null;
  return (await findWordLike(db, userId, pattern)) ?? dayNameLike(pattern);
}

function dayNameLike(pattern: string): string | null {
  const isLike = new RegExp(pattern);
  return DAY_NAMES.find((name) => isLike.test(foldText(name))) ?? null;
}
