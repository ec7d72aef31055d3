import { DAY_MS } from "../dates/units-of-time.ts";

const JULIAN_2000 = Date.UTC(2000, 0, 1, 12);
const CENTURY_MS = 36_525 * DAY_MS;

/**
 * Returns the moon's ecliptic longitude minus the sun's in degrees, accurate to 1°: 0 is new, 180 is full. Uses the
 * largest terms of J. Meeus, Astronomical Algorithms, 2nd edition, chapters 47 and 48.
 * @param instant in ms since 1970
 */
export function moonElongation(instant: number): number {
  const centuries = (instant - JULIAN_2000) / CENTURY_MS;
  const mean = 297.8502 + 445_267.1114 * centuries;
  const sun = 357.5291 + 35_999.0503 * centuries;
  const moon = 134.9634 + 477_198.8675 * centuries;
  const elongation =
    mean +
    6.289 * sine(moon) -
    2.1 * sine(sun) +
    1.274 * sine(2 * mean - moon) +
    0.658 * sine(2 * mean) +
    0.214 * sine(2 * moon) +
    0.11 * sine(mean);
  return ((elongation % 360) + 360) % 360;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
