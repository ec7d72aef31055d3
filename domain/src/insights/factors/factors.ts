import type { Outing, Segment, SegmentConditions } from "../outings.ts";
import { groupBy, sum } from "../statistics/sums.ts";
import { byLimits, CONDITION_BIN_OF, CONDITION_BINS, type ConditionFactor } from "./condition-bins.ts";
import { hourThirds } from "./thirds.ts";

const THIRDS = ["low", "middle", "high"] as const;
const MOST_LURES = 6;

export type FactorName = ConditionFactor | "waterTemperature" | "airTemperature" | "lure" | "spot";

/** What is looked at of a segment. */
type FactorPart = Pick<Segment, "lure" | "spot"> & { conditions: SegmentConditions | null };

export interface Factor {
  name: FactorName;
  /** Codes; of lures their types, of spots their ids. */
  bins: readonly string[];
  /** °F at which the middle and the high third begin; `null` for other factors. */
  limits: readonly [number, number] | null;
  /** `null` where it is not known. */
  binOf: (part: FactorPart) => string | null;
}

/** All factors of which this log knows something; the borders of some depend on what was fished. */
export function factorsOf(outings: readonly Outing[]): Factor[] {
  const segments = outings.flatMap((outing) => outing.segments);
  const factors = [
    ...conditionFactors(),
    temperatureFactor("waterTemperature", segments, (conditions) => conditions.water_temperature),
    temperatureFactor("airTemperature", segments, (conditions) => conditions.air_temperature),
    namedFactor("lure", segments, ({ lure }) => lure),
    namedFactor("spot", segments, ({ spot }) => spot?.id ?? null),
  ];
  return factors.filter((factor) => factor && segments.some((segment) => factor.binOf(segment) !== null));
}

export function conditionFactors(): Factor[] {
  return Object.entries(CONDITION_BIN_OF).map(([name, binOf]) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    name: name as ConditionFactor,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    bins: CONDITION_BINS[name as ConditionFactor],
    limits: null,
    binOf: ({ conditions }) => conditions && binOf(conditions),
  }));
}

/** Thirds of this angler's hours. */
function temperatureFactor(
  name: FactorName,
  segments: readonly Segment[],
  valueOf: (conditions: SegmentConditions) => number | null,
): Factor {
  const limits = hourThirds(
    segments.flatMap(({ conditions, hours }) => {
      const value = conditions && valueOf(conditions);
      return value === null ? [] : [{ value, hours }];
    }),
  );
  const binOf = ({ conditions }: FactorPart) => {
    const value = conditions && valueOf(conditions);
    return value === null || !limits ? null : byLimits(THIRDS, value, limits);
  };
  return { name, bins: THIRDS, limits, binOf };
}

/** The six with most hours. */
function namedFactor(
  name: FactorName,
  segments: readonly Segment[],
  nameOf: (part: FactorPart) => string | null,
): Factor {
  const named = groupBy(segments, nameOf);
  named.delete(null);
  const hours = [...named].map(([key, group]) => ({
    key: key ?? "",
    hours: sum(group, (each) => each.hours),
  }));
  const most = hours.toSorted((one, other) => other.hours - one.hours).slice(0, MOST_LURES);
  const bins = most.map(({ key }) => key);
  return {
    name,
    bins,
    limits: null,
    binOf: (part) => bins.find((bin) => bin === nameOf(part)) ?? null,
  };
}
