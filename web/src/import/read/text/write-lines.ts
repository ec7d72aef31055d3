import { PROBLEM_HEADER } from "@creel/domain/import/columns/guess-columns";
import type { SourceTable } from "@creel/domain/import/source/source-table";
import { stringify } from "@vanillaes/csv";

/** A line of a file, and what is wrong with it, in words. */
export interface ProblemLine {
  line: number;
  problem: string;
}

/** Lets a spreadsheet know that it is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would compute what begins so; the apostrophe is taken off again when it is read. */
const FORMULA = /^[=+\-@\t\r]/;

/** These lines as they were, to be mended and read again. */
export function writeLines({ headers, rows }: SourceTable, problems: readonly ProblemLine[]): string {
  const problemOf = new Map(problems.map(({ line, problem }) => [line, problem]));
  const named = headers.map((header, index) => header || `Column ${index + 1}`);
  const records = rows.flatMap(({ line, cells }) => {
    const problem = problemOf.get(line);
    return problem === undefined ? [] : [[...headers.map((_, index) => cells[index] ?? ""), problem]];
  });
  const all = [[...named, PROBLEM_HEADER], ...records];
  return BYTE_ORDER_MARK + stringify(all.map((cells) => cells.map(withoutFormula)));
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
