import { foldText } from "../text/fold.ts";
import { fateOf, standsAlone, withoutWhom } from "./find-fate.ts";
import { measureCalled } from "./labels-beside.ts";
import { type Lexicon, whollyOf } from "./lexicon.ts";
import type { CustomPart, KnownField, Span } from "./line-part.ts";
import { placesOfName, findWordRuns } from "./words.ts";

/** A shorter choice counts only with the field's name beside it. */
const LEAST_LETTERS = 3;

/** Finds the choices that the text names, and answers to yes-or-no fields: "released", "companion Nils", "alone". */
export function findOwnChoices(text: string, fields: readonly KnownField[], lexicon: Lexicon): CustomPart[] {
  const parts: CustomPart[] = [];
  const phrases = fields.flatMap((field) => phrasesOf(field, lexicon));
  for (const field of fields) {
    const isOfMeasure = measureCalled(field.name, lexicon) !== null;
    const part = isOfMeasure ? null : findFirstMatch(text, field, { phrases, lexicon });
    if (part && parts.every((other) => isApart(part, other))) parts.push(part);
  }
  return parts;
}

interface Phrase {
  field: KnownField;
  value: string | boolean;
  /** Whether the folded words say this. */
  isSaidBy: (written: string) => boolean;
  /** True for the fate of the fish, which may stand within a sentence. */
  isOfFish: boolean;
}

function phrasesOf(field: KnownField, lexicon: Lexicon): Phrase[] {
  if (field.kind === "yes_no") return answersOf(field, lexicon);
  if (field.kind !== "choice") return [];
  return field.choices.map((value) => {
    const folded = foldText(value);
    const fate = fateOf(folded, lexicon);
    const isSaidBy = (written: string) =>
      written === folded || (fate !== null && fateOf(written, lexicon) === fate);
    return { field, value, isSaidBy, isOfFish: fate !== null };
  });
}

/** Lists the ways to answer a yes-or-no field: "alone", "alone: no", "not alone". */
function answersOf(field: KnownField, lexicon: Lexicon): Phrase[] {
  const name = foldText(field.name);
  const isAnswered = (written: string, answer: RegExp) =>
    written.startsWith(`${name} `) && answer.test(written.slice(name.length + 1));
  const isDenied = (written: string) =>
    written.endsWith(` ${name}`) && NOT(lexicon).test(written.slice(0, -name.length - 1));
  const saying = (value: boolean, isSaidBy: Phrase["isSaidBy"]) => {
    return { field, value, isSaidBy, isOfFish: false };
  };
  return [
    saying(true, (written) => written === name || isAnswered(written, YES(lexicon))),
    saying(false, (written) => isAnswered(written, NO(lexicon)) || isDenied(written)),
  ];
}

const YES = whollyOf("yes");
const NO = whollyOf("no");
const NOT = whollyOf("not");

interface Said {
  phrases: readonly Phrase[];
  lexicon: Lexicon;
}

function findFirstMatch(text: string, field: KnownField, { phrases, lexicon }: Said): CustomPart | null {
  const runs = findWordRuns(text).toSorted((one, other) => other.text.length - one.text.length);
  for (const { text: written, ...span } of runs) {
    const folded = foldText(written).replaceAll(/\s*[:=]?\s+/g, " ");
    const ofFish = withoutWhom(folded, lexicon);
    const matches = phrases.filter(({ isSaidBy, isOfFish }) => isSaidBy(isOfFish ? ofFish : folded));
    const ofField = matches.find((saying) => saying.field.id === field.id);
    if (!ofField) continue;
    const label = field.kind === "choice" ? labelBefore(text, span.start, field.name) : null;
    const isRecognized =
      folded.length >= LEAST_LETTERS &&
      matches.length === 1 &&
      standsAlone(text, span, { isOfFish: ofField.isOfFish, lexicon });
    if (label || isRecognized) {
      return {
        kind: "custom",
        field,
        value: ofField.value,
        doubt: null,
        start: label?.start ?? span.start,
        end: span.end,
      };
    }
  }
  return null;
}

function labelBefore(text: string, start: number, name: string): Span | null {
  const places = placesOfName(text, name);
  return places.find(({ end }) => end <= start && /^\s*[:=]?\s*$/.test(text.slice(end, start))) ?? null;
}

function isApart(one: Span, other: Span): boolean {
  return one.end <= other.start || other.end <= one.start;
}
