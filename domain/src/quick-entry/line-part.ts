import type { CustomField, CustomValue } from "../custom-fields/custom-field.ts";
import { DETAILS, type MeasureName } from "../details/details.ts";

/** Why a part is to be looked at again; what is shown beside it says so. */
export type Doubt =
  /** One letter differs from a name that is known. */
  | "spelling"
  /** No name that is known, but it stands where the species stands. */
  | "unknown_name"
  /** A number without a unit, or a unit that is used for two measures. */
  | "unit"
  /** "Bass", which is two fish. */
  | "which_bass"
  /** More or fewer than there are lengths, or so many that a length may be meant. */
  | "count"
  /** It could be morning or evening. */
  | "morning"
  | "evening"
  /** The same, and a trip was under way at this time of the two. */
  | "trip"
  /** No day is written, and today it would be in the future. */
  | "yesterday"
  /** A day that comes again, as a weekday does: the next one is in the future. */
  | "earlier"
  /** A day without a time. */
  | "no_time"
  | "future";

/** A lure of the tackle box, with one of its variants where that is named. */
export interface Tackle {
  lureId: string;
  variantId: string | null;
  /** "Jig, firetiger, ¼ oz" */
  name: string;
  lureType: string;
}

/** An own field of catches. */
export type KnownField = Pick<CustomField, "id" | "name" | "kind" | "unit" | "choices">;

export interface Span {
  /** Of the line, in UTF-16 units. */
  start: number;
  end: number;
}

/** `value` as the API has it. */
export type Named<Kind> = Span & { kind: Kind; value: string; doubt: Doubt | null };
/** `value` is its type, and `tackle` the one of the tackle box that is named. */
export type LurePart = Named<"lure_type"> & { tackle: Tackle | null };
export type NamePart = Named<"species"> | LurePart;
/** `value` in the API's unit. */
export type MeasurePart = Span & {
  kind: MeasureName;
  value: number;
  /** The lengths of more fish, in the order of the line. */
  more?: readonly number[];
  /** Numbers without a unit, as they are written. */
  bare?: readonly string[];
  /** Whether the weight was said in pounds and ounces. */
  isInOunces?: boolean;
  doubt: Doubt | null;
};
export type MomentPart = Span & {
  kind: "moment";
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm; `null` when none is written. */
  time: string | null;
  doubt: Doubt | null;
};
/** What an own field says. */
export type CustomPart = Span & {
  kind: "custom";
  field: KnownField;
  value: CustomValue;
  doubt: Doubt | null;
};
/** How many fish, where no own field says it. */
export type QuantityPart = Span & { kind: "quantity"; value: number; doubt: Doubt | null };
export type Fate = "released" | "kept";
/** What became of the fish, where no own field says it. */
export type FatePart = Span & { kind: "fate"; value: Fate; doubt: null };
export type LinePart = NamePart | MeasurePart | MomentPart | CustomPart | QuantityPart | FatePart;

export function isMeasure(part: LinePart): part is MeasurePart {
  return part.kind in DETAILS && part.kind !== "lure_type";
}

/** What a line tells instead of a catch. */
export type LineEvent =
  /** `species`: `null` where nobody saw it. */
  | { kind: "lost"; species: string | null; quantity: number }
  /** `hours`: `null` where none are said. */
  | { kind: "blank"; hours: number | null };

export interface LineReading {
  /** In the order of the line, each kind and each own field at most once. */
  parts: readonly LinePart[];
  /** What was not understood. */
  rest: string;
  /** `null`: a catch. */
  event: LineEvent | null;
}

/** Stands for what is understood already, so that nothing is read across it. */
export const TAKEN = "|";

/** The text with each span covered; what stands where stays. */
export function cover(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (covered, { start, end }) => covered.slice(0, start) + TAKEN.repeat(end - start) + covered.slice(end),
    text,
  );
}
