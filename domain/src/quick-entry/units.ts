import type { MeasureName } from "../details/details.ts";
import { type UnitName, unitNamed, unitsOf } from "../import/measures/measure-units.ts";
import { keyIn, type Lexicon } from "./lexicon.ts";

const unitIn = keyIn("units");

/** Returns the unit of this measure with this spelling, in the languages of the line; `null` if it has none. */
export function unitCalled(measure: MeasureName, text: string, lexicon: Lexicon): UnitName | null {
  const named = unitIn(text.trim().replace(/\.$/, ""), lexicon);
  return unitNamed(measure, text) ?? unitsOf(measure).find((unit) => unit === named) ?? null;
}
