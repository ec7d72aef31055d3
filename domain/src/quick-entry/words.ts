/** "Bass (Largemouth)", "bucktail spinner", and a word more for what anglers call their own. */
const MOST_WORDS = 4;

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

/** Each run of up to four words with nothing but spaces between them. */
export function wordsTogether(text: string): Word[] {
  const words = wordsOf(text);
  return words.flatMap(({ start }, index) =>
    words.slice(index, index + MOST_WORDS).flatMap(({ end }) => {
      const written = text.slice(start, end);
      return /[|,;]/.test(written) ? [] : [{ text: written, start, end }];
    }),
  );
}
