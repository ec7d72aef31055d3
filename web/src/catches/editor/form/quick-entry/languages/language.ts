import type { makeFindMoments } from "@creel/domain/quick-entry/find-times";
import type { LineWords } from "@creel/domain/quick-entry/languages/line-words";
import type { Chrono } from "chrono-node/en";

/** Everything that lines need to be read in a language of the app besides English. */
export interface Language {
  words: LineWords;
  findMoments: ReturnType<typeof makeFindMoments>;
  /** The library's parser. */
  dates: Chrono;
}
