import { newImportReader } from "./import-reader.ts";
import type { ImportAnswer } from "./import-work.ts";
import { RefusedFileError } from "./source/refusal.ts";

/** Asks the reader that has the import open that is being prepared. */
export const askImport = newImportReader();

/** @throws RefusedFileError for a file that is refused; Error for the answer to another question */
export function answerOf<Kind extends ImportAnswer["kind"]>(
  answer: ImportAnswer,
  kind: Kind,
): Extract<ImportAnswer, { kind: Kind }> {
  if (answer.kind === "refused") throw new RefusedFileError(answer.code, answer.detail);
  if (!isOfKind(answer, kind)) throw new Error(`An answer to another question: ${answer.kind}`);
  return answer;
}

function isOfKind<Kind extends ImportAnswer["kind"]>(
  answer: ImportAnswer,
  kind: Kind,
): answer is Extract<ImportAnswer, { kind: Kind }> {
  return answer.kind === kind;
}
