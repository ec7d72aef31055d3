import { foldText } from "../text/fold.ts";
import { expression, type Lexicon, perLexicon } from "./lexicon.ts";
import { TAKEN } from "./line-part.ts";

const RUNS = new RegExp(`\\${TAKEN}+`);
const EDGES = /^[\s,;.:·–—-]+|[\s,;:·–—-]+$|(?<=\p{L}{3})\.\s*$/gu;

const connectingWords = perLexicon(
  (lexicon) =>
    new Set(lexicon.flatMap(({ connecting }) => (connecting ? foldText(connecting).split(" ") : []))),
);
const ONLY_BRACKETS = /^[\s()]*$/;
const AND_FIRST = expression`^${"and"} `;
const ARTICLE_FIRST = expression`^(?:${"using"} )?${"articles"}\s+(?=\S)|^${"and"} `;
const CONNECTING_LAST = expression`(?:\s+(?:${"using"}|${"leading"}|${"articles"}))+$`;

/** Returns the text between the recognized parts, without text that only connects them. */
export function withoutConnectingWords(covered: string, lexicon: Lexicon): string {
  /** Reduces "on a white" before a recognized lure to "white". */
  const beforeOthers = (run: string) =>
    run.replace(ARTICLE_FIRST(lexicon), "").replace(CONNECTING_LAST(lexicon), "");
  return covered
    .split(RUNS)
    .map((run) => run.replaceAll(EDGES, ""))
    .map((run, index, { length }) =>
      index < length - 1 ? beforeOthers(run) : run.replace(AND_FIRST(lexicon), ""),
    )
    .filter(
      (run) => !ONLY_BRACKETS.test(run) && !run.split(/\s+/).every((word) => isConnecting(word, lexicon)),
    )
    .join(", ")
    .replaceAll(/\s+/g, " ");
}

export function isConnecting(word: string, lexicon: Lexicon): boolean {
  const plain = foldText(word.replaceAll("’", "'")).replaceAll(/[^\p{L}']/gu, "");
  return connectingWords(lexicon).has(plain);
}
