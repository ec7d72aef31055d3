import { certain, chosen, type Guess } from "./guess.ts";
import type { SourceTable } from "./source-table.ts";

/** What programs write between the cells of a text. */
export const DELIMITERS: readonly string[] = [",", ";", "\t", "|"];

/** `null` where nothing stands between the cells, or nothing else can. */
export function guessDelimiter(
  { text, delimiter, headers }: SourceTable,
  choice: string | undefined,
): Guess<string> | null {
  if (text === undefined || delimiter === null) return null;
  if (choice !== undefined) return chosen(choice, DELIMITERS);
  return certain(delimiter, { code: "columns", columns: headers.length }, DELIMITERS);
}
