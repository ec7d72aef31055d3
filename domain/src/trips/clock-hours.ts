import { HOUR_MS } from "../dates/units-of-time.ts";

interface Span {
  startedAt: Date;
  endedAt: Date;
}

/**
 * Returns the starts of the clock hours that a trip touches.
 * @param offsetMs how far the angler's clock is ahead of UTC, which is not a whole number of hours everywhere
 */
export function clockHours({ startedAt, endedAt }: Span, offsetMs: number): Date[] {
  const local = startedAt.getTime() + offsetMs;
  const first = Math.floor(local / HOUR_MS) * HOUR_MS - offsetMs;
  const count = Math.ceil((endedAt.getTime() - first) / HOUR_MS);
  return Array.from({ length: count }, (_, index) => new Date(first + index * HOUR_MS));
}
