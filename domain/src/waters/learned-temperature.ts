import { DAY_MS } from "../dates/units-of-time.ts";
import { solve } from "../insights/statistics/conditional-poisson.ts";
import { FAHRENHEIT_TO_CELSIUS } from "../units/conversions.ts";

/** The fewest readings that a temperature is learned from, and the fewest days that they are from. */
export const LEAST_READINGS = 10;
const LEAST_DAYS = 5;

/** A temperature in °F that the angler measured on a day, yyyy-mm-dd. */
export interface DatedReading {
  date: string;
  temperature: number;
}

/** In °F: the middle, and the range that holds 9 readings out of 10. */
export interface LearnedTemperature {
  value: number;
  low: number;
  high: number;
}

export interface TemperatureModel {
  /** `null` if the air of that day or of the four weeks before it is not known. */
  dayOf: (date: string) => LearnedTemperature | null;
}

/** The range, in °F (3 °C), from which on a learned temperature stays out of rates. */
const TOO_WIDE = 5.4;

export function isNarrowEnough({ low, high }: Pick<LearnedTemperature, "low" | "high">): boolean {
  return high - low < TOO_WIDE;
}

/** In °C, as in the rest of this file. Below that, water is ice. */
const FREEZING = 0;
/** Water is densest at 4 °C. Warmer water lies on top as a thin layer that follows the air faster. */
const DENSEST = 4;
/** The water forgets what it started from. */
const WARM_UP_DAYS = 28;
/** Over so few days without air, the last known air goes on. */
const LONGEST_GAP_DAYS = 3;
/** A reading depends on the air of at most so many days before. */
const MEMORY_DAYS = 120;

/**
 * The parameters of air2water with six parameters (S. Piccolroaz, Adv. Oceanogr. Limnol. 7, 2016; the version with four
 * has no sun), written so that each means something by itself. The priors are normal and wide: they hold the values of
 * published lakes, and keep ten readings from bending the year.
 */
const PARAMETERS = [
  // The logarithm of the days that unlayered water takes to follow the air: 9, for most lakes 4 to 20.
  { mean: 2.2, sd: 0.8, step: 0.1, least: -0.7, most: 4.8 },
  // How much warmer the water of a year is than its air without the sun.
  { mean: 2.5, sd: 2, step: 0.25, least: -20, most: 20 },
  // Degrees that the water gains in the end for each degree of the air.
  { mean: 0.75, sd: 0.25, step: 0.05, least: 0, most: 2 },
  // Degrees that the sun adds at midsummer and takes at midwinter.
  { mean: 3, sd: 2, step: 0.25, least: -20, most: 20 },
  // The same a quarter of a year later, for water that is late, as from snow.
  { mean: 0.3, sd: 1, step: 0.25, least: -20, most: 20 },
  // The share by which each degree above 4 °C makes the upper layer thinner.
  { mean: 0.06, sd: 0.03, step: 0.01, least: 0, most: 0.2 },
] as const;

/** In the unit of `PARAMETERS`, and in its order. */
type Parameters = readonly number[];

interface Day {
  /** Days since 1970. */
  day: number;
  air: number;
  /** The cosine and sine of the year, counted from the longest day. */
  sun: number;
  lateSun: number;
}

/**
 * Learns how a water follows the air, which gives its temperature on every day whose air is known. Fewer readings, or
 * readings from a part of the year, give wider ranges.
 * @param airByDay the mean air temperature in °F by local day, yyyy-mm-dd, in any order and with any gaps
 * @param latitude tells when the days are longest
 * @returns `null` if there are too few readings whose air is known
 */
export function learnWaterTemperature(
  airByDay: ReadonlyMap<string, number>,
  readings: readonly DatedReading[],
  latitude: number,
): TemperatureModel | null {
  const days = withSun(airByDay, latitude);
  const known = knownDays(days);
  const usable = readings
    .map(({ date, temperature }) => ({ day: dayOfDate(date), temperature: toCelsius(temperature) }))
    .filter(({ day }) => known.has(day));
  const dates = new Set(usable.map(({ day }) => day));
  if (usable.length < LEAST_READINGS || dates.size < LEAST_DAYS) return null;
  const all = predictAll(days, learn(days, usable), usable);
  return {
    dayOf(date) {
      const index = known.get(dayOfDate(date));
      return index === undefined ? null : (all[index] ?? null);
    },
  };
}

function dayOfDate(date: string): number {
  return Math.floor(Date.parse(date) / DAY_MS);
}

function toCelsius(fahrenheit: number): number {
  return FAHRENHEIT_TO_CELSIUS.fromApi(fahrenheit);
}

const YEAR_DAYS = 365.2425;
/** June 21 and December 21, 1970. */
const LONGEST_DAYS = { north: 171, south: 354 } as const;

/** Returns the days in order, short gaps closed. */
function withSun(airByDay: ReadonlyMap<string, number>, latitude: number): Day[] {
  const longest = latitude < 0 ? LONGEST_DAYS.south : LONGEST_DAYS.north;
  const given = [...airByDay]
    .map(([date, air]) => ({ day: dayOfDate(date), air: toCelsius(air) }))
    .toSorted((one, other) => one.day - other.day);
  return given.flatMap(({ day, air }, index) => {
    const gap = (given[index + 1]?.day ?? Infinity) - day;
    const length = gap <= LONGEST_GAP_DAYS + 1 ? gap : 1;
    return Array.from({ length }, (_, later) => {
      const angle = ((day + later - longest) / YEAR_DAYS) * 2 * Math.PI;
      return { day: day + later, air, sun: Math.cos(angle), lateSun: Math.sin(angle) };
    });
  });
}

/** Returns the index of each day before which the air is known for long enough. */
function knownDays(days: readonly Day[]): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  let begin = 0;
  for (const [index, { day }] of days.entries()) {
    if (day !== (days[index - 1]?.day ?? day) + 1) begin = index;
    if (index - begin >= WARM_UP_DAYS) known.set(day, index);
  }
  return known;
}

/** Returns the temperature of the water on each day. Implicit steps are stable for water of any depth. */
function simulate(
  [logMemory = 0, offset = 0, slope = 0, sunGain = 0, lateSunGain = 0, layering = 0]: Parameters,
  days: readonly Day[],
): Float64Array {
  const waters = new Float64Array(days.length);
  const rate = Math.exp(-logMemory);
  let water = 0;
  let next = Number.NaN;
  for (const [index, { day, air, sun, lateSun }] of days.entries()) {
    const balance = offset + slope * air + sunGain * sun + lateSunGain * lateSun;
    if (day !== next) water = Math.max(FREEZING, balance);
    const gain = water > DENSEST ? rate * Math.exp((water - DENSEST) * layering) : rate;
    water = Math.max(FREEZING, (water + gain * balance) / (1 + gain));
    waters[index] = water;
    next = day + 1;
  }
  return waters;
}

interface Reading {
  day: number;
  temperature: number;
}

/** The parameters with their covariance, and how far single readings are from the model. */
interface Learned {
  parameters: Parameters;
  covariance: readonly (readonly number[])[];
  variance: number;
  degreesOfFreedom: number;
}

/** Readings at different hours and depths of a day are about this far, in °C, from the model. */
const USUAL_ERROR = 0.8;
/** The readings that this guess counts as much as. */
const GUESSED_READINGS = 4;
/** The model errs alike on days near each other: after so many days, the likeness is down to a third. */
const LIKENESS_DAYS = 5;
const STEPS = 12;

/**
 * Finds the most likely parameters by Gauss–Newton steps from the prior, and their covariance from the curvature there.
 * Readings near each other share their weight.
 */
function learn(allDays: readonly Day[], readings: readonly Reading[]): Learned {
  const days = allDays.filter(({ day }) =>
    readings.some((reading) => reading.day >= day && reading.day - day <= MEMORY_DAYS),
  );
  const indexOf = new Map(days.map(({ day }, index) => [day, index]));
  const points = readings.map(({ day, temperature }) => ({
    index: indexOf.get(day) ?? 0,
    temperature,
    weight: 1 / sumOf(readings, (other) => Math.exp(-Math.abs(other.day - day) / LIKENESS_DAYS)),
  }));
  const count = sumOf(points, ({ weight }) => weight);
  const predict = (parameters: Parameters) => {
    const waters = simulate(parameters, days);
    return points.map(({ index }) => waters[index] ?? 0);
  };
  let parameters: Parameters = PARAMETERS.map(({ mean }) => mean);
  let variance = 4 * USUAL_ERROR ** 2;
  let degreesOfFreedom = GUESSED_READINGS;
  for (let step = 0; ; step += 1) {
    const slopes = slopesOf(parameters, predict);
    const curvature = slopes.map((one, row) =>
      slopes.map(
        (other, column) =>
          sumOf(points, ({ weight }, at) => weight * (one[at] ?? 0) * (other[at] ?? 0)) / variance +
          (row === column ? precisionOf(row) : 0),
      ),
    );
    const covariance = inverseOf(curvature);
    if (step === STEPS) return { parameters, covariance, variance, degreesOfFreedom };
    parameters = stepFrom(parameters, { points, predict, slopes, covariance, variance });
    const used = sumOf(covariance, (line, row) => 1 - (line[row] ?? 0) * precisionOf(row));
    degreesOfFreedom = GUESSED_READINGS + Math.max(1, count - used);
    variance =
      (GUESSED_READINGS * USUAL_ERROR ** 2 + squaredErrors(points, predict(parameters))) / degreesOfFreedom;
  }
}

interface Point {
  index: number;
  temperature: number;
  weight: number;
}

interface Slope extends Pick<Learned, "covariance" | "variance"> {
  points: readonly Point[];
  predict: (parameters: Parameters) => number[];
  slopes: readonly (readonly number[])[];
}

/** Returns the parameters after the longest step that improves them: a whole one, a half, and so on. */
function stepFrom(
  parameters: Parameters,
  { points, predict, slopes, covariance, variance }: Slope,
): Parameters {
  const misfit = (some: Parameters) =>
    squaredErrors(points, predict(some)) / variance +
    sumOf(some, (value, row) => (value - meanOf(row)) ** 2 * precisionOf(row));
  const predicted = predict(parameters);
  const missed = points.map(({ weight, temperature }, at) => weight * (temperature - (predicted[at] ?? 0)));
  const pull = slopes.map(
    (slope, row) =>
      sumOf(missed, (miss, at) => miss * (slope[at] ?? 0)) / variance -
      ((parameters[row] ?? 0) - meanOf(row)) * precisionOf(row),
  );
  const change = covariance.map((line) => sumOf(line, (value, column) => value * (pull[column] ?? 0)));
  const before = misfit(parameters);
  for (const share of [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16]) {
    const changed = PARAMETERS.map(({ least, most }, row) =>
      Math.min(most, Math.max(least, (parameters[row] ?? 0) + share * (change[row] ?? 0))),
    );
    if (misfit(changed) < before) return changed;
  }
  return parameters;
}

function squaredErrors(points: readonly Point[], predicted: readonly number[]): number {
  return sumOf(points, ({ weight, temperature }, at) => weight * (temperature - (predicted[at] ?? 0)) ** 2);
}

function meanOf(parameter: number): number {
  return PARAMETERS[parameter]?.mean ?? 0;
}

function precisionOf(parameter: number): number {
  return 1 / (PARAMETERS[parameter]?.sd ?? 1) ** 2;
}

/** Returns by how much each prediction changes with each parameter, from a step to both sides. */
function slopesOf(
  parameters: Parameters,
  predict: (parameters: Parameters) => ArrayLike<number>,
): number[][] {
  return PARAMETERS.map(({ step }, row) => {
    const beside = (by: number) => predict(parameters.map((value, at) => (at === row ? value + by : value)));
    const [above, below] = [beside(step), beside(-step)];
    return Array.from(above, (value, at) => (value - (below[at] ?? 0)) / (2 * step));
  });
}

function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  return matrix.map((_, row) =>
    solve(
      matrix,
      matrix.map((__, column) => (row === column ? 1 : 0)),
    ),
  );
}

/** So many days from the season of any reading, the model errs twice as much, in squares. From recorded lakes. */
const DOUBLING_DAYS = 60;

/** The range has the doubt about the parameters, and that of a single reading. */
function predictAll(
  days: readonly Day[],
  { parameters, covariance, variance, degreesOfFreedom }: Learned,
  readings: readonly Reading[],
): LearnedTemperature[] {
  const slopes = slopesOf(parameters, (some) => simulate(some, days));
  const quantile = studentQuantile95(degreesOfFreedom);
  return Array.from(simulate(parameters, days), (water, at) => {
    const doubt = sumOf(covariance, (line, row) => {
      const slope = slopes[row]?.[at] ?? 0;
      return slope * sumOf(line, (value, column) => value * (slopes[column]?.[at] ?? 0));
    });
    const away = daysFrom(readings, days[at]?.day ?? 0);
    const half = quantile * Math.sqrt(doubt + variance * (1 + away / DOUBLING_DAYS));
    return {
      value: toFahrenheit(water),
      low: toFahrenheit(Math.max(FREEZING, water - half)),
      high: toFahrenheit(water + half),
    };
  });
}

/** Returns how far the time of year is from that of the nearest reading of any year. */
function daysFrom(readings: readonly Reading[], day: number): number {
  return readings.reduce((nearest, reading) => {
    const apart = Math.abs(day - reading.day) % YEAR_DAYS;
    return Math.min(nearest, apart, YEAR_DAYS - apart);
  }, YEAR_DAYS);
}

function toFahrenheit(celsius: number): number {
  return Math.round(FAHRENHEIT_TO_CELSIUS.toApi(celsius) * 10) / 10;
}

/** M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964), 26.7.5; within 0.5% from 4 degrees on. */
function studentQuantile95(degrees: number): number {
  const z = 1.644854;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + valueOf(item, index), 0);
}
