import { FOLDED_LETTERS, FOLDED_MARKS, foldText } from "@creel/domain/text/fold";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Folds the column `original` like foldText. ASCII texts, the majority, are handled first because folding is slow. */
export const FOLDED = sql`case when octet_length(original) = char_length(original) then lower(original) else ${foldedLetters()} end`;

function foldedLetters(): RawBuilder<string> {
  const marked = sql<string>`lower(regexp_replace(normalize(original, nfd), ${sql.lit(FOLDED_MARKS)}, '', 'g'))`;
  return Object.entries(FOLDED_LETTERS).reduce(
    (text, [letter, plain]) => sql<string>`replace(${text}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    marked,
  );
}

/** Returns whether a text contains these letters, ignoring case and accents. */
export function hasLetters(text: RawBuilder<string>, letters: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from (select ${FOLDED} as folded from (select ${text} as original offset 0) originals offset 0) texts
    where strpos(folded, ${foldText(letters)}) > 0)`;
}
