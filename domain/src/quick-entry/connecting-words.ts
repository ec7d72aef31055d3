import { foldText } from "../text/fold.ts";
import { TAKEN } from "./line-part.ts";

/** Words that mean nothing by themselves, folded, in English, German, Swedish, Spanish, French and Dutch. */
const CONNECTING = new Set(
  [
    "a an and at about around by caught fish from got i in it it's its of on one the to using was weighed weighing with now just",
    "am an auf aus bei beim ein eine einen einem gefangen im in lang mit schwer uhr um und vom von jetzt gerade eben",
    "den en ett fangade fick i kl klockan med och om pa",
    "a al con de del el en la las los un una y",
    "au avec d de du et l le les un une",
    "een gevangen het met om op te",
  ].flatMap((words) => words.split(" ")),
);

const RUNS = new RegExp(`\\${TAKEN}+`);
const EDGES = /^[\s,;.:·–—-]+|[\s,;:·–—-]+$|(?<=\p{L}{3})\.\s*$/gu;
const ARTICLE_FIRST =
  /^(?:(?:on|with|using|and|und|mit) )?(?:an?|the|einem?|einen)\s+(?=\S)|^(?:and|und|och) /i;
const CONNECTING_LAST = /(?:\s+(?:on|with|using|at|in|and|und|mit|auf|an?|the|einem?|einen))+$/i;

/** Returns the text between the recognized parts, without text that only connects them. */
export function withoutConnectingWords(covered: string): string {
  return covered
    .split(RUNS)
    .map((run) => run.replaceAll(EDGES, ""))
    .map((run, index, { length }) =>
      index < length - 1 ? beforeOthers(run) : run.replace(/^(?:and|und) /i, ""),
    )
    .filter((run) => run !== "" && !run.split(/\s+/).every(isConnecting))
    .join(", ")
    .replaceAll(/\s+/g, " ");
}

/** Reduces "on a white" before a recognized lure to "white". */
function beforeOthers(run: string): string {
  return run.replace(ARTICLE_FIRST, "").replace(CONNECTING_LAST, "");
}

export function isConnecting(word: string): boolean {
  return CONNECTING.has(foldText(word).replaceAll(/[^\p{L}']/gu, ""));
}
