import { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import { PORTUGUESE, PORTUGUESE_TIMES } from "@creel/domain/quick-entry/languages/portuguese";
import { casual } from "chrono-node/pt";

import { daysOf } from "./days-of.ts";
import type { Language } from "./language.ts";

export const LANGUAGE: Language = {
  words: PORTUGUESE,
  findMoments: makeFindMoments(PORTUGUESE_TIMES),
  dates: daysOf(casual),
};
