import { foldText } from "../text/fold.ts";
import { FATES, standsAlone, withoutWhom } from "./find-fate.ts";
import { measureCalled } from "./find-measures.ts";
import type { CustomPart, KnownField, Span } from "./line-part.ts";
import { placesOfName, findWordRuns } from "./words.ts";

/** A shorter choice counts only with the field's name beside it. */
const LEAST_LETTERS = 3;

/** Finds the choices that the text names, and answers to yes-or-no fields: "released", "companion Nils", "alone". */
export function findOwnChoices(text: string, fields: readonly KnownField[]): CustomPart[] {
  const parts: CustomPart[] = [];
  const phrases = fields.flatMap(phrasesOf);
  for (const field of fields) {
    const part = measureCalled(field.name) === null ? findFirstMatch(text, field, phrases) : null;
    if (part && parts.every((other) => isApart(part, other))) parts.push(part);
  }
  return parts;
}

interface Phrase {
  field: KnownField;
  value: string | boolean;
  /** Folded. */
  words: string;
  /** True for the fate of the fish, which may stand within a sentence. */
  isOfFish: boolean;
}

function phrasesOf(field: KnownField): Phrase[] {
  if (field.kind === "yes_no") return answersOf(field);
  if (field.kind !== "choice") return [];
  return field.choices.flatMap((value) => {
    const folded = foldText(value);
    const group = FATES.find(({ words: synonyms }) => synonyms.includes(folded))?.words;
    return [...new Set([folded, ...(group ?? [])])].map((spelling) => ({
      field,
      value,
      words: spelling,
      isOfFish: group !== undefined,
    }));
  });
}

/** Folded, in the languages of `FATES`. */
const YES = ["yes", "ja", "si", "oui"];
const NO = ["no", "nein", "nej", "non", "nee"];

/** Lists the ways to answer a yes-or-no field: "alone", "alone: no", "not alone". */
function answersOf(field: KnownField): Phrase[] {
  const name = foldText(field.name);
  const yes = [name, ...YES.map((word) => `${name} ${word}`)];
  const no = [
    ...NO.map((word) => `${name} ${word}`),
    ...["no", "not", "nicht"].map((word) => `${word} ${name}`),
  ];
  const saying = (words: string, value: boolean) => ({ field, value, words, isOfFish: false });
  return [...yes.map((answer) => saying(answer, true)), ...no.map((answer) => saying(answer, false))];
}

function findFirstMatch(text: string, field: KnownField, phrases: readonly Phrase[]): CustomPart | null {
  const runs = findWordRuns(text).toSorted((one, other) => other.text.length - one.text.length);
  for (const { text: written, ...span } of runs) {
    const folded = foldText(written).replaceAll(/\s*[:=]?\s+/g, " ");
    const ofFish = withoutWhom(folded);
    const matches = phrases.filter((saying) => saying.words === (saying.isOfFish ? ofFish : folded));
    const ofField = matches.find((saying) => saying.field.id === field.id);
    if (!ofField) continue;
    const label = field.kind === "choice" ? labelBefore(text, span.start, field.name) : null;
    const isRecognized =
      folded.length >= LEAST_LETTERS && matches.length === 1 && standsAlone(text, span, ofField);
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
