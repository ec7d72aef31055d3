import { asked, certain, type Guess, type Sample, SAMPLE_LINES } from "../source/guess.ts";
import type { Decimal, SourceCell } from "../source/source-table.ts";
import { decimalIn, hasTwoReadings, readNumber } from "./read-number.ts";

export const DECIMALS: readonly Decimal[] = [".", ","];

interface Numbers {
  /** The numbers of all columns that have any, without units: a file uses the conventions of one place. */
  cells: readonly SourceCell[];
  delimiter: string | null;
  format: Decimal | null;
}

export function guessDecimal({ cells, delimiter, format }: Numbers): Guess<Decimal> {
  if (format !== null) return certain(format, { code: "format" });
  const withPoint = cells.filter(({ text }) => decimalIn(text) === ".");
  const withComma = cells.filter(({ text }) => decimalIn(text) === ",");
  const most = withComma.length > withPoint.length ? "," : ".";
  const isMixed = withPoint.length > 0 && withComma.length > 0;
  const [deciding] = isMixed ? [] : [...withPoint, ...withComma];
  if (deciding) return certain(most, { code: "only_reading", ...deciding }, DECIMALS);
  const unclear = cells.filter(({ text }) => hasTwoReadings(text));
  // Each unambiguous cell is read by itself.
  if (unclear.length === 0) return certain(most, { code: "one_meaning" }, DECIMALS);
  if (delimiter === ";" && !isMixed) return certain(",", { code: "delimiter", delimiter }, DECIMALS);
  return asked(DECIMALS, { code: "ambiguous", samples: samplesOf(unclear) });
}

function samplesOf(cells: readonly SourceCell[]): Sample[] {
  return cells.slice(0, SAMPLE_LINES).map(({ line, text }) => ({
    line,
    text,
    readings: DECIMALS.map((decimal) => String(readNumber(text, decimal))),
  }));
}
