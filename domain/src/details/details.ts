import {
  LUNAR_PHASES,
  PRESSURE_TRENDS,
  WEATHER_CONDITIONS,
  WIND_DIRECTIONS,
} from "../conditions/conditions.ts";

interface Described {
  isFillable?: boolean;
  /** The audit log records only that it changed, not its value. */
  isPrivate?: boolean;
}

/** In the API's unit; `step` is the increment of a stepper. */
export interface Measure {
  unit: string;
  min: number;
  max: number;
  step: number;
}

/** A whole number without a unit. */
interface Count {
  min: number;
  max: number;
  /** The value of a catch for which nobody noted another. */
  unset: number;
}

interface Text {
  /** In UTF-16 units. */
  maxLength: number;
}

export type Detail = Described &
  (
    | ({ kind: "measure" } & Measure)
    | ({ kind: "count" } & Count)
    | ({ kind: "text"; isLong?: boolean } & Text)
    | ({ kind: "lure" } & Text)
    | { kind: "choice"; choices: readonly [string, ...string[]] }
  );

/** The most fish of one catch. */
const MAX_QUANTITY = 999;

/**
 * Schemas, columns, exports, audit, form and drafts follow this table, and answers keep its order. Display names are in
 * `texts`.
 */
export const DETAILS = {
  /** The length is that of one fish, as is the weight. */
  length: { kind: "measure", unit: "in", min: 0, max: 1000, step: 0.1 },
  weight: { kind: "measure", unit: "lb", min: 0, max: 5000, step: 0.1 },
  quantity: { kind: "count", min: 1, max: MAX_QUANTITY, unset: 1 },
  fate: { kind: "choice", choices: ["kept", "released", "released_hurt"] },
  depth: { kind: "measure", unit: "ft", min: 0, max: 40_000, step: 0.1 },
  lure_type: { kind: "lure", maxLength: 80 },
  notes: { kind: "text", maxLength: 5000, isLong: true, isPrivate: true },
  weather_conditions: { kind: "choice", choices: WEATHER_CONDITIONS, isFillable: true },
  air_temperature: {
    kind: "measure",
    unit: "°F",
    min: -50,
    max: 120,
    step: 1,
    isFillable: true,
  },
  water_temperature: {
    kind: "measure",
    unit: "°F",
    min: 32,
    max: 100,
    step: 1,
  },
  wind_speed: {
    kind: "measure",
    unit: "mph",
    min: 0,
    max: 250,
    step: 0.1,
    isFillable: true,
  },
  wind_direction: { kind: "choice", choices: WIND_DIRECTIONS, isFillable: true },
  barometric_pressure: {
    kind: "measure",
    unit: "inHg",
    min: 28,
    max: 32,
    step: 0.01,
    isFillable: true,
  },
  pressure_trend: { kind: "choice", choices: PRESSURE_TRENDS, isFillable: true },
  lunar_phase: { kind: "choice", choices: LUNAR_PHASES, isFillable: true },
} as const satisfies Record<string, Detail>;

type Table = typeof DETAILS;
export type DetailName = keyof Table;
type NamesWhere<Trait> = { [Name in DetailName]: Table[Name] extends Trait ? Name : never }[DetailName];
export type MeasureName = NamesWhere<{ kind: "measure" }>;
export type CountName = NamesWhere<{ kind: "count" }>;
export type TextName = NamesWhere<{ kind: "text" }>;
export type ChoiceName = NamesWhere<{ kind: "choice" }>;
export type FillableName = NamesWhere<{ isFillable: true }>;

/** Includes choices that only a newer server knows. */
type StoredDetail<Name extends DetailName> = Name extends MeasureName | CountName ? number : string;
/** Without a value, `null`, or the number of a count. */
export type NotedDetail<Name extends DetailName> = StoredDetail<Name> | EmptyDetail<Name>;
export type EmptyDetail<Name extends DetailName> = Name extends CountName ? number : null;
export type SentDetail<Name extends DetailName> = Name extends ChoiceName
  ? Table[Name]["choices"][number]
  : StoredDetail<Name>;

export const SPECIES_MAX_LENGTH = 80;

export const DETAIL_NAMES: readonly DetailName[] = Object.keys(DETAILS).filter(isDetailName);
export const MEASURE_NAMES: readonly MeasureName[] = DETAIL_NAMES.filter(isMeasureName);
export const FILLABLE_NAMES: readonly FillableName[] = DETAIL_NAMES.filter(isFillableName);

export function isDetailName(name: string): name is DetailName {
  return Object.hasOwn(DETAILS, name);
}

export function isMeasureName(name: DetailName): name is MeasureName {
  return DETAILS[name].kind === "measure";
}

export function isCountName(name: DetailName): name is CountName {
  return DETAILS[name].kind === "count";
}

export function isTextName(name: DetailName): name is TextName {
  return DETAILS[name].kind === "text";
}

export function isChoiceName(name: DetailName): name is ChoiceName {
  return DETAILS[name].kind === "choice";
}

function isFillableName(name: DetailName): name is FillableName {
  const { isFillable = false }: Detail = DETAILS[name];
  return isFillable;
}

export function isPrivateDetail(name: DetailName): boolean {
  const { isPrivate = false }: Detail = DETAILS[name];
  return isPrivate;
}

export function isLongText(name: DetailName): boolean {
  const detail: Detail = DETAILS[name];
  return detail.kind === "text" && detail.isLong === true;
}

/** Returns the value of a detail that nobody noted. */
export function emptyDetail<Name extends DetailName>(name: Name): EmptyDetail<Name>;
export function emptyDetail(name: DetailName): number | null {
  const detail: Detail = DETAILS[name];
  return detail.kind === "count" ? detail.unset : null;
}

/** The details of a catch for which nobody noted anything. */
export function emptyDetails(): { [Name in DetailName]: EmptyDetail<Name> } {
  return mapDetails((name) => emptyDetail(name));
}

/** The signature cannot express that each value fits its name; the tests of the details check it. */
export function mapDetails<Values extends Record<DetailName, unknown>>(
  valueOf: (name: DetailName) => Values[DetailName],
): Values;
export function mapDetails(valueOf: (name: DetailName) => unknown): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of DETAIL_NAMES) values[name] = valueOf(name);
  return values;
}
