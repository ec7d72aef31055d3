import { foldText } from "../text/fold.ts";

/** Enough for "Bass (Largemouth)" and "bucktail spinner", with room for the names of anglers' own lures and species. */
const MAX_WORDS = 4;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’().\-/]*/gu;

export interface Word {
  text: string;
  start: number;
  end: number;
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const trimmed = word.replace(/[.'’\-/]+$/u, "");
    return { text: trimmed, start: index, end: index + trimmed.length };
  });
}

/** Returns each run of at most `most` words with only spaces between them. */
export function findWordRuns(text: string, most = MAX_WORDS): Word[] {
  const words = wordsOf(text);
  return words.flatMap(({ start }, index) =>
    words.slice(index, index + most).flatMap(({ end }) => {
      const written = text.slice(start, end);
      return /[|,;]/.test(written) ? [] : [{ text: written, start, end }];
    }),
  );
}

/** Finds a name in the text, ignoring case and accents. */
export function placesOfName(text: string, name: string): Omit<Word, "text">[] {
  const sought = wordsOf(name).map((word) => foldText(word.text));
  const words = wordsOf(text);
  return words.flatMap(({ start }, index) => {
    const run = words.slice(index, index + sought.length);
    const end = run.at(-1)?.end;
    const isName =
      run.length === sought.length && run.every((word, at) => foldText(word.text) === sought[at]);
    return isName && end !== undefined && !/[|,;]/.test(text.slice(start, end)) ? [{ start, end }] : [];
  });
}
