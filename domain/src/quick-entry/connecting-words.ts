import { foldText } from "../text/fold.ts";
import { TAKEN } from "./line-part.ts";

/** Folded, of English, German, Swedish, Spanish, French and Dutch; alone they say nothing. */
const CONNECTING = new Set(
  [
    "a an and at about around by caught fish from i in it it's its of on one the to using was weighed weighing with",
    "am an auf aus bei beim ein eine einen einem gefangen im in lang mit schwer uhr um und vom von",
    "den en ett fangade fick i kl klockan med och om pa",
    "a al con de del el en la las los un una y",
    "au avec d de du et l le les un une",
    "een gevangen het met om op te",
  ].flatMap((words) => words.split(" ")),
);

const RUNS = new RegExp(`\\${TAKEN}+`);
const EDGES = /^[\s,;.:·–—-]+|[\s,;:·–—-]+$/g;

/** What stands between the parts that were understood, unless it only connects them. */
export function withoutConnectingWords(covered: string): string {
  return covered
    .split(RUNS)
    .map((run) => run.replaceAll(EDGES, ""))
    .filter((run) => run !== "" && !run.split(/\s+/).every(isConnecting))
    .join(", ")
    .replaceAll(/\s+/g, " ");
}

export function isConnecting(word: string): boolean {
  return CONNECTING.has(foldText(word).replaceAll(/[^\p{L}']/gu, ""));
}
