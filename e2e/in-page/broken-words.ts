// Runs in a page.
import { describe } from "./elements.ts";
import { linesOf, visibleTexts } from "./visible-text.ts";

/**
 * Matches words: letters and digits, also joined by an apostrophe, period, comma or colon. A line may break at any
 * other character.
 */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,:][\p{L}\p{M}\p{N}]+)*/gu;
/**
 * Matches addresses and codes, which may break anywhere, and texts with soft hyphens or zero-width spaces, which mark
 * their breaks.
 */
const BREAKABLE = /[@\u00AD\u200B]|:\/\/|\w\.\w+\/|^www\./;

/** Finds words that are split across two lines. */
export function findBrokenWords(): string[] {
  return visibleTexts().flatMap(({ element, node }) => {
    if (element.closest("code, pre") !== null) return [];
    const broken = wordsOf(node).filter(({ range }) => isBroken(range));
    return broken.map(({ word }) => `broken word: ${word} in ${describe(element)}`);
  });
}

function wordsOf(node: Node): { word: string; range: Range }[] {
  const parts = [...(node.textContent ?? "").matchAll(/\S+/g)].filter(([part]) => !BREAKABLE.test(part));
  return parts.flatMap((part) =>
    [...part[0].matchAll(WORDS)].map((found) => {
      const start = part.index + found.index;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + found[0].length);
      return { word: found[0], range };
    }),
  );
}

function isBroken(range: Range): boolean {
  const [first, ...others] = linesOf(range);
  return first !== undefined && others.some(({ top }) => top > first.top + first.height / 2);
}
