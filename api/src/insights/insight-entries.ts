import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import { presentQuestion } from "./ask-question.ts";
import { ownQuestions } from "./questions.repository.ts";

/** Returns the user's questions as a file for the archive. */
export function insightEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "questions.json", input: questionsJson(db, id) }];
}

async function* questionsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await ownQuestions.list(db, userId);
  yield `${JSON.stringify({ questions: rows.map((row) => presentQuestion(row)) }, null, 1)}\n`;
}
