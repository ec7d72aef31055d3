import * as z from "zod/mini";

import type { GaugeNormals } from "./gauge-source.ts";
import { rawValue, toApi } from "./points.ts";

const dayFields = {
  time_of_year: z.string(),
  time_of_year_type: z.optional(z.string()),
  sample_count: z.number(),
};

const computationSchema = z.union([
  z.object({
    ...dayFields,
    computation: z.literal("percentile"),
    percentiles: z.array(z.coerce.number()),
    values: z.array(rawValue),
  }),
  z.object({ ...dayFields, computation: z.enum(["minimum", "maximum"]), value: rawValue }),
  // Means and medians.
  z.object({ computation: z.string() }),
]);
type Computation = z.infer<typeof computationSchema>;

const seriesSchema = z.object({
  parent_statistic_id: z.optional(z.nullable(z.string())),
  unit_of_measure: z.string(),
  values: z.array(computationSchema),
});

export const usgsNormalsSchema = z.object({
  features: z.array(z.object({ properties: z.object({ data: z.array(seriesSchema) }) })),
});

/** A percentile of fewer years says little. */
const LEAST_YEARS = 10;
const DAILY_MEAN = "00003";

type Quantity = "level" | "flow";
type Day = Extract<NonNullable<GaugeNormals>, { kind: "normals" }>["days"][number];

/** @returns `null` if no day has percentiles of enough years */
export function toNormals({ features }: z.infer<typeof usgsNormalsSchema>, quantity: Quantity): GaugeNormals {
  const all = features
    .flatMap(({ properties }) => properties.data)
    .filter((series) => (series.parent_statistic_id ?? DAILY_MEAN) === DAILY_MEAN)
    .map(({ values, unit_of_measure: unit }) => daysOf(values, { quantity, unit }));
  const days = all.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return days.length === 0 ? null : { kind: "normals", quantity, days };
}

function daysOf(computations: readonly Computation[], of: { quantity: Quantity; unit: string }): Day[] {
  const ofDays = computations.flatMap((each) =>
    "time_of_year" in each && each.sample_count >= LEAST_YEARS && each.time_of_year_type !== "month_of_year"
      ? [each]
      : [],
  );
  const byDay = Map.groupBy(ofDays, ({ time_of_year: day }) => day);
  return [...byDay].flatMap(([day, own]) => {
    const isRanked = own.some(({ computation }) => computation === "percentile");
    const ranked = own.flatMap((each) => ranksOf(each, of)).toSorted((one, other) => one.rank - other.rank);
    if (!isRanked || ranked.length === 0) return [];
    return [{ day, percentiles: ranked.map(({ rank }) => rank), values: ranked.map(({ value }) => value) }];
  });
}

function ranksOf(
  each: Exclude<Computation, { time_of_year?: never }>,
  of: { quantity: Quantity; unit: string },
): { rank: number; value: number }[] {
  const known = (rank: number | undefined, raw: z.infer<typeof rawValue>) => {
    const value = toApi(raw, of);
    return value === null || rank === undefined || !Number.isFinite(rank) ? [] : [{ rank, value }];
  };
  if ("values" in each) return each.values.flatMap((value, index) => known(each.percentiles[index], value));
  return "value" in each ? known(each.computation === "minimum" ? 0 : 100, each.value) : [];
}
