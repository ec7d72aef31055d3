// Runs in a page.
import { describe } from "./elements.ts";
import { linesOf, visibleTexts } from "./visible-text.ts";

/** A run of letters and digits; a line may end after what stands between two of them. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,:][\p{L}\p{M}\p{N}]+)*/gu;
/** Addresses and codes, which may break anywhere, and what says itself where it may break. */
const BREAKABLE = /[@\u00AD\u200B]|:\/\/|\w\.\w+\/|^www\./;

/** Words of which one part stands on the next line. */
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
