import type { Chrono } from "chrono-node/en";

/**
 * Returns a parser that finds days, with or without a time. It leaves out times alone, which may be counts: "las 3
 * percas". `makeFindMoments` finds those.
 */
export function daysOf(parser: Chrono): Chrono {
  const own = parser.clone();
  own.refiners.push({
    refine: (_context, results) =>
      results.filter(
        ({ start }) => !start.isCertain("hour") || start.isCertain("day") || start.isCertain("weekday"),
      ),
  });
  return own;
}
