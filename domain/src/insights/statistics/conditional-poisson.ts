/**
 * A part of one trip. Parts are compared only within their trip, so the effects of day, season, water and skill cancel
 * out.
 */
export interface ConditionalPart {
  hours: number;
  fish: number;
  x: readonly number[];
}

export interface NormalPrior {
  mean: number;
  sd: number;
}

export interface ConditionalFit {
  coefficients: number[];
  /** Standard deviations from the curvature at the coefficients. */
  sd: number[];
}

interface Options {
  prior: NormalPrior;
  /** The divisor of the likelihood, 1 or more. It corrects for fish that come in clumps. */
  clumping: number;
}

const STEPS = 10;

/**
 * Fits a conditional Poisson regression with independent normal priors by Newton's method, starting at the prior mean.
 */
export function conditionalPoisson(
  trips: readonly (readonly ConditionalPart[])[],
  { prior, clumping }: Options,
): ConditionalFit {
  const size = trips[0]?.[0]?.x.length ?? 0;
  let coefficients = Array.from({ length: size }, () => prior.mean);
  let curvature: number[][] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const slope = coefficients.map((value) => -(value - prior.mean) / prior.sd ** 2);
    curvature = coefficients.map((_, row) =>
      coefficients.map((__, column) => (row === column ? 1 / prior.sd ** 2 : 0)),
    );
    for (const trip of trips) addTrip(trip, coefficients, { slope, curvature, clumping });
    if (step === STEPS) break;
    const change = solve(curvature, slope);
    coefficients = coefficients.map((value, index) => value + (change[index] ?? 0));
  }
  return { coefficients, sd: inverseDiagonal(curvature).map(Math.sqrt) };
}

interface Sums {
  slope: number[];
  curvature: number[][];
  clumping: number;
}

function addTrip(trip: readonly ConditionalPart[], coefficients: readonly number[], sums: Sums): void {
  const { slope, curvature, clumping } = sums;
  const shares = sharesOf(trip, coefficients);
  const fish = trip.reduce((count, part) => count + part.fish, 0);
  const mean = coefficients.map((_, index) =>
    trip.reduce((value, { x }, part) => value + (shares[part] ?? 0) * (x[index] ?? 0), 0),
  );
  for (const [part, { x, fish: caught }] of trip.entries()) {
    const share = shares[part] ?? 0;
    const away = mean.map((value, index) => (x[index] ?? 0) - value);
    for (const [row, one] of away.entries()) {
      slope[row] = (slope[row] ?? 0) + (caught * one) / clumping;
      const line = curvature[row] ?? [];
      for (const [column, other] of away.entries()) {
        line[column] = (line[column] ?? 0) + (fish * share * one * other) / clumping;
      }
    }
  }
}

/** Returns each part's expected share of the trip's fish, given the hours and coefficients. */
function sharesOf(trip: readonly ConditionalPart[], coefficients: readonly number[]): number[] {
  const weights = trip.map(
    ({ hours, x }) =>
      hours * Math.exp(coefficients.reduce((value, each, index) => value + each * (x[index] ?? 0), 0)),
  );
  const all = weights.reduce((value, weight) => value + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Gauss–Jordan elimination without pivoting; the prior keeps the matrix positive definite. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, index) => [...line, right[index] ?? 0]);
  for (const [index, pivot] of rows.entries()) {
    const by = pivot[index] ?? 1;
    for (const [column, value] of pivot.entries()) pivot[column] = value / by;
    for (const [other, line] of rows.entries()) {
      if (other === index) continue;
      const factor = line[index] ?? 0;
      for (const [column, value] of pivot.entries()) line[column] = (line[column] ?? 0) - factor * value;
    }
  }
  return rows.map((line) => line.at(-1) ?? 0);
}

function inverseDiagonal(matrix: readonly (readonly number[])[]): number[] {
  return matrix.map(
    (_, index) =>
      solve(
        matrix,
        matrix.map((__, row) => (row === index ? 1 : 0)),
      )[index] ?? 0,
  );
}
