import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { SWEDISH, SWEDISH_TIMES } from "@creel/domain/quick-entry/languages/swedish";
import { casual } from "chrono-node/sv";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

export const LANGUAGE: Language = {
  words: SWEDISH,
  findMoments: makeFindMoments(SWEDISH_TIMES),
  dates: daysOf(casual),
};
