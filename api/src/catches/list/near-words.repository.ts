import type { SearchWord } from "@creel/domain/catches/search";
import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { hasWord, textsOf } from "./catch-words.repository.ts";

/** The words that no catch of the user has, whatever the other filters. */
export async function findMissingWords(
  db: Database,
  userId: string,
  words: readonly SearchWord[],
): Promise<SearchWord[]> {
  if (words.length === 0) return [];
  const catches = sql`catches where user_id = ${userId}`;
  const { rows } = await sql<{ isFound: (boolean | null)[] }>`
    select array[${sql.join(words.map((word) => sql`bool_or(${hasWord(word)})`))}] as "isFound"
    from ${textsOf(catches, userId)} texts`.execute(db);
  return words.filter((_, index) => rows[0]?.isFound[index] !== true);
}

/** Words are searched in so many of the newest catches, which takes at most 0.2 s. */
const CATCHES_LOOKED_AT = 20_000;

/**
 * The word of the user's catches that matches the pattern, as they most often write it; of several the most frequent.
 */
export async function findWordLike(db: Database, userId: string, pattern: string): Promise<string | null> {
  const catches = sql`(
    select * from catches where user_id = ${userId} order by caught_at desc, id desc limit ${CATCHES_LOOKED_AT}
  ) catches`;
  // Folding keeps the number of letters, but for a few of them: else the word stays folded.
  const { rows } = await sql<{ written: string }>`
    select mode() within group (order by case
      when char_length(folded) = char_length(original) then substr(original, strpos(folded, word), char_length(word))
      else word
    end) as written
    from (
      select folded, original, substring(folded from ${pattern}::text) as word from ${textsOf(catches, userId)} texts
    ) near
    where word is not null
    group by word
    order by count(*) desc, word
    limit 1`.execute(db);
  return rows[0]?.written ?? null;
}
