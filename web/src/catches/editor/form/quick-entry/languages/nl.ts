import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { DUTCH, DUTCH_TIMES } from "@creel/domain/quick-entry/languages/dutch";
import { casual } from "chrono-node/nl";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

export const LANGUAGE: Language = {
  words: DUTCH,
  findMoments: makeFindMoments(DUTCH_TIMES),
  dates: daysOf(casual),
};
