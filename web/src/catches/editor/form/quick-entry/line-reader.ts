import { ENGLISH } from "@creel/domain/quick-entry/languages/english";
import type { LineReading } from "@creel/domain/quick-entry/line-part";
import { type LineContext, readLine } from "@creel/domain/quick-entry/read-line";

import { loadFindMoments, toDeviceTime } from "./find-moments.ts";
import { loadLanguage } from "./load-language.ts";

/** The part of the context that depends on the language and the device. The rest depends on the moment. */
export type LineSubject = Omit<LineContext, "findMoments" | "lexicon" | "now" | "yesterday">;

export type ReadLine = (line: string, subject: LineSubject, now: Date) => LineReading;

export async function loadLineReader(locale: string): Promise<ReadLine> {
  const [findMoments, language] = await Promise.all([loadFindMoments(locale), loadLanguage(locale)]);
  const lexicon = [language?.words ?? [], ENGLISH].flat();
  return (line, subject, now) => {
    const dayBefore = new Date(now);
    dayBefore.setDate(now.getDate() - 1);
    return readLine(line, {
      ...subject,
      lexicon,
      now: toDeviceTime(now),
      yesterday: toDeviceTime(dayBefore).slice(0, "YYYY-MM-DD".length),
      findMoments: (text) => findMoments(text, now),
    });
  };
}
