import type { ReadThrough } from "./cache/answer-cache.ts";
import type { CachedAnswer } from "./cache/cached-question.ts";
import { type Asker, conditionsAt, conditionsOfMonth } from "./questions.ts";
import { type MonthSource, readingOfMonth, spanOfMonth } from "./sources/month-of-readings.ts";
import type { ConditionsSource, Reading } from "./sources/sources.ts";

interface PastReading extends Asker {
  hour: Date;
  /** yyyy-mm; `null`: the hour alone is asked for. */
  month: string | null;
}

type CountQuestion = (calls: number) => Promise<void>;

interface PastReader {
  readThrough: ReadThrough;
  source: ConditionsSource & MonthSource;
  now: () => Date;
}

/** Reads an hour out of its month, or alone while that is not settled or where its answer lacks the hour. */
export function pastReader({ readThrough, source, now }: PastReader) {
  async function readOfMonth({ hour, month, ...asker }: PastReading, countQuestion: CountQuestion) {
    if (month === null || !spanOfMonth(month, now()).isSettled) return null;
    const found = await readThrough(conditionsOfMonth(source, asker, month), countQuestion);
    const answer = readingOfMonth(found.answer, hour);
    return answer && { ...found, answer };
  }

  return async (asked: PastReading, countQuestion: CountQuestion): Promise<CachedAnswer<Reading>> =>
    (await readOfMonth(asked, countQuestion)) ??
    readThrough(conditionsAt(source, asked, asked.hour), countQuestion);
}
