import { type DayPart, readSearch, type SearchWord } from "@creel/domain/catches/search";
import { type RawBuilder, type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { FOLDED } from "../../database/folded-text.ts";

/**
 * The searched text of a catch, including the names of water and spot. The owner's id occurs twice, because Citus does
 * not infer the second condition.
 */
function textsOfCatch(userId: string): RawBuilder<string> {
  const names = sql`case when water_id is null then null else (
    select concat_ws(E'\n', waters.name, spots.name) from waters
    left join spots on spots.user_id = ${userId} and spots.id = spot_id
    where waters.user_id = ${userId} and waters.user_id = catches.user_id and waters.id = catches.water_id) end`;
  return sql`concat_ws(E'\n', species, lure_type, weather_conditions, ${names}, notes)`;
}

/**
 * The searched texts of these rows, which have to be named "catches": `original` as written and `folded` for
 * comparison.
 */
function textsOf(catches: RawBuilder<unknown>, userId: string): RawBuilder<unknown> {
  // OFFSET 0 keeps the planner from computing each text once for every word.
  return sql`(select *, ${FOLDED} as folded from (select *, ${textsOfCatch(userId)} as original from ${catches} offset 0) originals offset 0)`;
}

type SpeciesOfWord = ReadonlyMap<string, readonly string[]>;

export function hasWords(
  search: string,
  userId: string,
  speciesOfWord: SpeciesOfWord = new Map(),
): RawBuilder<SqlBool> {
  const words = readSearch(search).map((word) => hasWord(word, speciesOfWord.get(word.typed)));
  if (words.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from (select ${FOLDED} as folded from (select ${textsOfCatch(userId)} as original offset 0) originals offset 0) texts
    where ${sql.join(words, sql` and `)})`;
}

/** Needs a row with `folded` and the day of a catch. strpos has no wildcards, so % and _ are plain characters. */
function hasWord({ spellings, day }: SearchWord, species: readonly string[] = []): RawBuilder<SqlBool> {
  const matches = spellings.map((spelling) => sql<SqlBool>`strpos(folded, ${spelling}) > 0`);
  if (species.length > 0) matches.push(sql<SqlBool>`lower(species) = any(${species})`);
  if (day) matches.push(isDay(day));
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
}

const DAY_FIELDS = { year: "year", month: "month", day: "day", weekday: "isodow" } as const;

function isDay(day: DayPart): RawBuilder<SqlBool> {
  const parts = (["year", "month", "day", "weekday"] as const).flatMap((name) => {
    const value = day[name];
    return value === undefined
      ? []
      : [sql`extract(${sql.raw(DAY_FIELDS[name])} from caught_on) = ${value}::integer`];
  });
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** Returns the words that no catch of the user contains, regardless of other filters. */
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

/** The number of newest catches that are searched for a word, which takes at most 0.2 s. */
const CATCHES_LOOKED_AT = 20_000;

/** Returns the most frequent word in the user's catches that matches the pattern, in its most frequent spelling. */
export async function findWordLike(db: Database, userId: string, pattern: string): Promise<string | null> {
  const catches = sql`(
    select * from catches where user_id = ${userId} order by caught_at desc, id desc limit ${CATCHES_LOOKED_AT}
  ) catches`;
  // Folding rarely changes the number of letters. Where it does, the folded word is returned.
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
