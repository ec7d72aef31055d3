import type { Fate } from "../../catches/fate.ts";
import { nameKey } from "../../text/fold.ts";
import { fateOf, otherFate } from "./known-meanings.ts";
import { type HeadedCell, readYesNo } from "./read-yes-no.ts";

/** Fish that went back and may not have lived, in the languages of Creel and in the files of other apps. */
const HURT = new Set(
  `released hurt, released injured, released wounded, released bleeding, released dead, released deceased,
  released in poor condition, returned dead, returned injured, dead released, dead discard, hurt, injured,
  verletzt zuruckgesetzt, verletzt, tot zuruckgesetzt, aterutsatt skadad, skadad, sluppet skadet, genudsat skadet,
  liberado herido, devuelto herido, relache blesse, teruggezet gewond, gewond`
    .split(",")
    .map(nameKey),
);
const ALIVE = /[\s(,/_-]*(?:alive|unharmed|unhurt|live|lebend|levande|vivo|vivant|levend)\)?$/i;

/** Reads what became of a fish from a cell such as "Released alive", or from a "no" in the column "Kept". */
export function readFate({ header, text }: HeadedCell): Fate | null {
  if (HURT.has(nameKey(text))) return "released_hurt";
  return fateOf(text) ?? fateOf(text.replace(ALIVE, "")) ?? answered({ header, text });
}

function answered({ header, text }: HeadedCell): Fate | null {
  const [asked, answer] = [fateOf(header), readYesNo(text)];
  if (asked === null || answer === null) return null;
  return answer ? asked : otherFate(asked);
}

/**
 * True for a column in which a program wrote "false" or 0 for every fish: nobody used the field, and nobody said that
 * all fish were kept.
 */
export function isNeverAnswered(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => /^(?:false|falsch|falso|faux|0)$/i.test(text.trim()));
}
