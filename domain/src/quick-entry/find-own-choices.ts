import { foldText } from "../text/fold.ts";
import { FATES, standsAlone, withoutWhom } from "./find-fate.ts";
import { measureCalled } from "./find-measures.ts";
import type { CustomPart, KnownField, Span } from "./line-part.ts";
import { placesOfName, wordsTogether } from "./words.ts";

/** A shorter choice counts only with the field's name beside it. */
const LEAST_LETTERS = 3;

/** Finds the choices that the text names, and answers to yes-or-no fields: "released", "companion Nils", "alone". */
export function findOwnChoices(text: string, fields: readonly KnownField[]): CustomPart[] {
  const parts: CustomPart[] = [];
  const sayings = fields.flatMap(sayingsOf);
  for (const field of fields) {
    const part = measureCalled(field.name) === null ? firstSaid(text, field, sayings) : null;
    if (part && parts.every((other) => isApart(part, other))) parts.push(part);
  }
  return parts;
}

interface Saying {
  field: KnownField;
  value: string | boolean;
  /** Folded. */
  words: string;
  /** True for the fate of the fish, which may stand within a sentence. */
  isOfFish: boolean;
}

function sayingsOf(field: KnownField): Saying[] {
  if (field.kind === "yes_no") return answersOf(field);
  if (field.kind !== "choice") return [];
  return field.choices.flatMap((value) => {
    const words = foldText(value);
    const group = FATES.find(({ words: meant }) => meant.includes(words))?.words;
    return [...new Set([words, ...(group ?? [])])].map((said) => ({
      field,
      value,
      words: said,
      isOfFish: group !== undefined,
    }));
  });
}

/** Folded, in the languages of `FATES`. */
const YES = ["yes", "ja", "si", "oui"];
const NO = ["no", "nein", "nej", "non", "nee"];

/** Lists the ways to answer a yes-or-no field: "alone", "alone: no", "not alone". */
function answersOf(field: KnownField): Saying[] {
  const name = foldText(field.name);
  const yes = [name, ...YES.map((word) => `${name} ${word}`)];
  const no = [
    ...NO.map((word) => `${name} ${word}`),
    ...["no", "not", "nicht"].map((word) => `${word} ${name}`),
  ];
  const saying = (words: string, value: boolean) => ({ field, value, words, isOfFish: false });
  return [...yes.map((words) => saying(words, true)), ...no.map((words) => saying(words, false))];
}

function firstSaid(text: string, field: KnownField, sayings: readonly Saying[]): CustomPart | null {
  const runs = wordsTogether(text).toSorted((one, other) => other.text.length - one.text.length);
  for (const { text: written, ...span } of runs) {
    const words = foldText(written).replaceAll(/\s*[:=]?\s+/g, " ");
    const ofFish = withoutWhom(words);
    const meant = sayings.filter((saying) => saying.words === (saying.isOfFish ? ofFish : words));
    const ofField = meant.find((saying) => saying.field.id === field.id);
    if (!ofField) continue;
    const label = field.kind === "choice" ? labelBefore(text, span.start, field.name) : null;
    const isSaid = words.length >= LEAST_LETTERS && meant.length === 1 && standsAlone(text, span, ofField);
    if (label || isSaid) {
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
