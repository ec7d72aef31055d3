import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { POLISH, POLISH_TIMES } from "@creel/domain/quick-entry/languages/polish";
import { GB } from "chrono-node/en";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

/** The library has no Polish. Its British English has the day before the month, as Polish has. */
export const LANGUAGE: Language = {
  words: POLISH,
  findMoments: makeFindMoments(POLISH_TIMES),
  dates: daysOf(GB),
};
