import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { FINNISH, FINNISH_TIMES } from "@creel/domain/quick-entry/languages/finnish";
import { casual } from "chrono-node/fi";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

export const LANGUAGE: Language = {
  words: FINNISH,
  findMoments: makeFindMoments(FINNISH_TIMES),
  dates: daysOf(casual),
};
