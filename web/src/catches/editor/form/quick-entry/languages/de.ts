import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { GERMAN, GERMAN_TIMES } from "@creel/domain/quick-entry/languages/german";
import { casual } from "chrono-node/de";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

export const LANGUAGE: Language = {
  words: GERMAN,
  findMoments: makeFindMoments(GERMAN_TIMES),
  dates: daysOf(casual),
};
