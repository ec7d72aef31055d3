import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { SPANISH, SPANISH_TIMES } from "@creel/domain/quick-entry/languages/spanish";
import { casual } from "chrono-node/es";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

export const LANGUAGE: Language = {
  words: SPANISH,
  findMoments: makeFindMoments(SPANISH_TIMES),
  dates: daysOf(casual),
};
