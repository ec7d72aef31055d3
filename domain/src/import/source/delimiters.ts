import { certain, chosen, type Guess } from "./guess.ts";
import type { SourceTable } from "./source-table.ts";

/** The delimiters that programs write between the cells of a text. */
export const DELIMITERS: readonly string[] = [",", ";", "\t", "|"];

/** `null` if the file has no delimiter, or allows no other one. */
export function guessDelimiter(
  { text, delimiter, headers }: SourceTable,
  choice: string | undefined,
): Guess<string> | null {
  if (text === undefined || delimiter === null) return null;
  if (choice !== undefined) return chosen(choice, DELIMITERS);
  return certain(delimiter, { code: "columns", columns: headers.length }, DELIMITERS);
}
