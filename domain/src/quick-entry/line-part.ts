import type { Fate } from "../catches/fate.ts";
import type { CustomField, CustomValue } from "../custom-fields/custom-field.ts";
import { isDetailName, isMeasureName, type MeasureName } from "../details/details.ts";

/** Why a part needs another look. The app shows the reason beside it. */
export type Doubt =
  /** A known name differs by one letter. */
  | "spelling"
  /** An unknown name in the place of the species. */
  | "unknown_name"
  /** A number without a unit, or with a unit of two measures. */
  | "unit"
  /** "Bass", which may be either of two fish. */
  | "which_bass"
  /** Fewer than there are lengths, or so many that a length may be meant. */
  | "count"
  /** The time could be in the morning or in the evening. */
  | "morning"
  | "evening"
  /** The time could be in the morning or in the evening, and a trip was under way at only one of the two. */
  | "trip"
  /** No day is written, and the time would be in the future today. */
  | "yesterday"
  /** A recurring day, such as a weekday, whose next one is in the future. */
  | "earlier"
  /** A day without a time. */
  | "no_time"
  | "future";

/** A lure of the tackle box, with one of its variants if the text names it. */
export interface Tackle {
  lureId: string;
  variantId: string | null;
  /** Such as "Jig, firetiger, ¼ oz". */
  name: string;
  lureType: string;
}

/** An own field of catches. */
export type KnownField = Pick<CustomField, "id" | "name" | "kind" | "unit" | "choices">;

export interface Span {
  /** The position in the line, in UTF-16 units. */
  start: number;
  end: number;
}

/** `value` is in the API's form. */
export type Named<Kind> = Span & { kind: Kind; value: string; doubt: Doubt | null };
/** `value` is the lure's type; `tackle` is the lure of the tackle box, if the text names one. */
export type LurePart = Named<"lure_type"> & { tackle: Tackle | null };
export type NamePart = Named<"species"> | LurePart;
/** `value` is in the API's unit. */
export type MeasurePart = Span & {
  kind: MeasureName;
  value: number;
  /** The lengths of more fish, in the order of the line. */
  more?: readonly number[];
  /** Numbers without a unit, as written. */
  bare?: readonly string[];
  /** Whether the weight was written in pounds and ounces. */
  isInOunces?: boolean;
  doubt: Doubt | null;
};
export type MomentPart = Span & {
  kind: "moment";
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm; `null` if none is written. */
  time: string | null;
  doubt: Doubt | null;
};
/** The value of an own field. */
export type CustomPart = Span & {
  kind: "custom";
  field: KnownField;
  value: CustomValue;
  doubt: Doubt | null;
};
/** The number of fish, if no own field has it. */
export type QuantityPart = Span & { kind: "quantity"; value: number; doubt: Doubt | null };
/** The fate of the fish, if no own field has it. */
export type FatePart = Span & { kind: "fate"; value: Fate; doubt: null };
export type LinePart = NamePart | MeasurePart | MomentPart | CustomPart | QuantityPart | FatePart;

export function isMeasure(part: LinePart): part is MeasurePart {
  return isDetailName(part.kind) && isMeasureName(part.kind);
}

/** An event that a line reports instead of a catch. */
export type LineEvent =
  /** `species` is `null` if nobody saw the fish. */
  | { kind: "lost"; species: string | null; quantity: number }
  /** `hours` is `null` if the line has none. */
  | { kind: "blank"; hours: number | null };

export interface LineReading {
  /** Sorted by position in the line. Each kind and each own field occurs at most once. */
  parts: readonly LinePart[];
  /** The text that was not recognized. */
  rest: string;
  /** `null` for a catch. */
  event: LineEvent | null;
}

/** Replaces recognized text, so that nothing is read across it. */
export const TAKEN = "|";

/** Covers each span of the text. The positions of the rest stay the same. */
export function cover(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (covered, { start, end }) => covered.slice(0, start) + TAKEN.repeat(end - start) + covered.slice(end),
    text,
  );
}
