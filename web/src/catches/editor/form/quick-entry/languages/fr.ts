import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { FRENCH, FRENCH_TIMES } from "@creel/domain/quick-entry/languages/french";
import { casual } from "chrono-node/fr";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

export const LANGUAGE: Language = {
  words: FRENCH,
  findMoments: makeFindMoments(FRENCH_TIMES),
  dates: daysOf(casual),
};
