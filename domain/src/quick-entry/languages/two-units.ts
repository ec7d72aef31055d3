import { either } from "./alternatives.ts";
import type { LineWords, TwoUnits } from "./line-words.ts";
import { withoutAccents } from "./without-accents.ts";

interface UnitWords {
  meter: string;
  kilogram: string;
  and: string;
  /** Words for half a unit behind it: "dos kilos y medio". */
  half?: string;
  pound?: string;
  /** Words for a gram, in a language that writes "5 600 g". */
  gram?: string;
}

/** A unit after the second number says that the two are apart: "2 m 45 cm" is a depth and a length. */
const NOT_MORE = String.raw`(?![\d.,:]\d|\d|\p{L}| ?(?:[cm]?m|k?g|lb|°|h)(?!\p{L}))`;

/** Returns a function that reads "1 m 05" and "2 kg 300". */
export function readTwoUnitsIn({
  meter,
  kilogram,
  and,
  half,
  pound,
  gram,
}: UnitWords): NonNullable<LineWords["readTwoUnits"]> {
  const [meters, kilograms] = [either([meter]), either([kilogram])];
  const between = String.raw` ?(?:${either([and])} )?`;
  const andHalf = `(?: ${orNothing(half)}${NOT_MORE})()`;
  const ways = [
    {
      measure: "weight",
      unit: "lb",
      pattern: expressionOf(String.raw`(\d{1,2}) ?${orNothing(pound)}${andHalf}`),
    },
    {
      measure: "weight",
      unit: "kg",
      pattern: expressionOf(String.raw`([1-9]) (\d{3}) ?${orNothing(gram)}(?!\p{L})`),
    },
    { measure: "weight", unit: "kg", pattern: expressionOf(String.raw`(\d{1,2}) ?${kilograms}${andHalf}`) },
    { measure: "depth", unit: "m", pattern: expressionOf(String.raw`(\d{1,2}) ?${meters}${andHalf}`) },
    {
      measure: "length",
      unit: "m",
      pattern: expressionOf(String.raw`([12]) ?${meters}${between}(\d\d)${NOT_MORE}`),
    },
    {
      measure: "weight",
      unit: "kg",
      pattern: expressionOf(
        String.raw`(\d{1,2}) ?${kilograms}${between}(\d{3})(?: ?g(?:r|\p{L}{3,})?)?(?![\d\p{L}])`,
      ),
    },
  ] as const satisfies readonly (Pick<TwoUnits, "measure" | "unit"> & { pattern: RegExp })[];
  return (text, start) => {
    for (const { measure, unit, pattern } of ways) {
      pattern.lastIndex = start;
      const [written = "", whole, part] = pattern.exec(text) ?? [];
      // The expression of a half has no second number.
      const number = Number(`${whole}.${part === "" ? HALF : part}`);
      if (whole !== undefined) return { measure, unit, number, end: start + written.length };
    }
    return null;
  };
}

const HALF = "5";

function orNothing(phrases: string | undefined): string {
  return either(phrases === undefined ? [] : [phrases]);
}

function expressionOf(source: string): RegExp {
  return new RegExp(withoutAccents(source), "iuy");
}
