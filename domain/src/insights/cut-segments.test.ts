import { describe, expect, test } from "vitest";

import { HOUR_MS } from "../dates/units-of-time.ts";
import { cutSegments, segmentAt, type SegmentEvent } from "./cut-segments.ts";

const at = (time: string) => new Date(`2026-05-02T${time}:00Z`);

function event(kind: SegmentEvent["kind"], time: string, more: Partial<SegmentEvent> = {}): SegmentEvent {
  return { kind, at: at(time), lureType: null, lines: null, ...more };
}

/** Lasts from 6:10 to 9:30, which is 3⅓ hours. */
const MORNING = { startedAt: at("06:10"), endedAt: at("09:30"), hoursOverride: null, lines: 1 };

function cut(events: readonly SegmentEvent[] = [], hoursOverride: number | null = null) {
  return cutSegments({ ...MORNING, hoursOverride }, events, 0);
}

/** Formats each segment like "06:10 0.8333". */
function linesOf(segments: readonly { start: Date; hours: number }[]): string[] {
  return segments.map(({ start, hours }) => `${start.toISOString().slice(11, 16)} ${hours}`);
}

describe("a trip is cut", () => {
  test("at the hours of the clock", () => {
    expect(linesOf(cut())).toEqual(["06:10 0.8333", "07:00 1", "08:00 1", "09:00 0.5"]);
  });

  test("at the hours of a clock that is half an hour off", () => {
    const half = cutSegments(MORNING, [], HOUR_MS / 2);
    expect(linesOf(half)).toEqual(["06:10 0.3333", "06:30 1", "07:30 1", "08:30 1"]);
  });

  test("where it is paused, and what was paused is left out", () => {
    const paused = cut([event("resume", "08:15"), event("pause", "07:30")]);
    expect(linesOf(paused)).toEqual(["06:10 0.8333", "07:00 0.5", "08:15 0.75", "09:00 0.5"]);
  });

  test("where it is paused as it begins, and where no pause ends", () => {
    const events = [event("pause", "05:00"), event("resume", "06:40"), event("pause", "08:00")];
    expect(linesOf(cut(events))).toEqual(["06:40 0.3333", "07:00 1"]);
  });

  test("where other gear comes in, of which each segment knows the latest", () => {
    const gear = [
      event("gear", "06:40", { lureType: "Jig" }),
      event("gear", "07:00", { lines: 2 }),
      event("gear", "08:30"),
    ];
    expect(cut(gear).map(({ lure, lines }) => [lure, lines])).toEqual([
      [null, 1],
      ["Jig", 1],
      ["Jig", 2],
      ["Jig", 2],
      [null, 2],
      [null, 2],
    ]);
  });

  test("where a lure of the tackle box is tied on, whatever its type, and stays with another line", () => {
    const tied = event("gear", "07:00", { lureId: "jig" });
    const segments = cut([tied, event("gear", "08:00", { lines: 2 })]);
    expect(segments.map(({ gear }) => gear)).toEqual([null, tied, tied, tied]);
  });

  test("where the angler moves", () => {
    const move = event("move", "07:20");
    const segments = cut([move]);
    expect(linesOf(segments)[2]).toBe("07:20 0.6667");
    expect(segments.map((segment) => segment.move)).toEqual([null, null, move, move, move]);
  });

  test("and not at strikes, nor at what is noted before or after it", () => {
    const strike = event("strike", "07:20", { lines: 3 });
    const outside = [event("move", "05:00"), event("gear", "09:30", { lureType: "Jig" })];
    const segments = cut([strike, ...outside]);
    expect(linesOf(segments)).toEqual(linesOf(cut()));
    expect(segments.map(({ lure, lines, move }) => [lure, lines, move?.kind])).toEqual(
      Array.from({ length: 4 }, () => [null, 1, "move"]),
    );
  });
});

test("over midnight, and where the clock is put back, hours are those that passed", () => {
  // Chicago's clock shows six hours, but seven hours pass.
  const night = {
    startedAt: new Date("2025-11-01T22:00:00-05:00"),
    endedAt: new Date("2025-11-02T04:00:00-06:00"),
  };
  const segments = cutSegments({ ...MORNING, ...night }, [], -5 * HOUR_MS);
  expect(segments.map(({ hours }) => hours)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

describe("hours that the angler says are shared", () => {
  test("in proportion to the clock without the pauses", () => {
    // The override shares two hours over 3⅓ hours less a pause of ⅓ hour.
    const events = [event("pause", "06:20"), event("resume", "06:40")];
    expect(linesOf(cut(events, 2))).toEqual([
      "06:10 0.1111",
      "06:40 0.2222",
      "07:00 0.6667",
      "08:00 0.6667",
      "09:00 0.3333",
    ]);
  });

  test("also in a trip that was paused from end to end", () => {
    const hours = cut([event("pause", "06:00")], 1).map((segment) => segment.hours);
    expect(hours).toEqual([0.25, 0.3, 0.3, 0.15]);
  });
});

test("a segment of no length is none", () => {
  const moved = { ...event("move", "07:20"), at: new Date(at("09:30").getTime() - 1) };
  expect(cut([moved])).toHaveLength(4);
});

test("a fish is of the segment that began last; in a pause it is of the one before", () => {
  const segments = cut([event("pause", "07:30"), event("resume", "08:15")]);
  const startAt = (time: string) => segmentAt(segments, at(time))?.start.toISOString().slice(11, 16);
  expect(["05:00", "06:30", "07:00", "07:45", "08:15", "11:00"].map(startAt)).toEqual([
    "06:10",
    "06:10",
    "07:00",
    "07:00",
    "08:15",
    "09:00",
  ]);
});
