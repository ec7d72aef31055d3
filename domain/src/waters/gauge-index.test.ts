import { describe, expect, test } from "vitest";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import {
  binOfIndex,
  changeOver24h,
  positionInYear,
  riseOf,
  trendOf,
  medianOn,
  usualOn,
  type YearBasis,
} from "./gauge-index.ts";

const DAY = "2026-05-03";
const NORMALS: YearBasis = {
  kind: "normals",
  quantity: "flow",
  days: [
    { day: "02-28", percentiles: [25, 75], values: [1, 2] },
    { day: "05-03", percentiles: [0, 10, 25, 50, 75, 90, 100], values: [50, 100, 200, 400, 800, 1600, 9000] },
    { day: "05-04", percentiles: [5, 10, 25, 50, 95], values: [0, 0, 0, 10, 40] },
  ],
};
const MEAN_LOW_HIGH: YearBasis = { kind: "meanLowHigh", quantity: "level", low: 4, high: 14 };
const TYPICAL: YearBasis = { kind: "typicalRange", quantity: "level", low: -1, high: 3 };

/** One reading a day, whose values are 0, 1, 2 and so on in an order that is not theirs. */
const ownYear = (days: number): YearBasis => ({
  kind: "ownReadings",
  quantity: "level",
  readings: Array.from({ length: days }, (_, index) => ({
    at: new Date(Date.parse("2025-01-01T12:00:00Z") + index * DAY_MS).toISOString(),
    value: (index * 7) % days,
  })),
});

describe("the position in the year", () => {
  test.each([
    ["is a percentile of the day", 400, NORMALS, 0.5],
    ["lies between two percentiles", 300, NORMALS, 0.375],
    ["is 0 below the lowest value ever", 10, NORMALS, 0],
    ["is 1 above the highest value ever", 10_000, NORMALS, 1],
    ["lies between the mean low and mean high water", 6.5, MEAN_LOW_HIGH, 0.25],
    ["is 0 below the mean low water", 3, MEAN_LOW_HIGH, 0],
    ["is 1 above the mean high water", 20, MEAN_LOW_HIGH, 1],
    ["lies in the typical range", 1, TYPICAL, 0.5],
    ["may be of a negative level", -0.5, TYPICAL, 0.125],
  ])("%s", (_name, value, basis, expected) => {
    expect(positionInYear(value, DAY, basis)).toBe(expected);
  });

  test("is in the middle of the percentiles that have the same value", () => {
    expect(positionInYear(0, "2026-05-04", NORMALS)).toBe(0.15);
  });

  test("is not lower than the lowest percentile that is known", () => {
    expect(positionInYear(-5, "2026-05-04", NORMALS)).toBe(0.05);
  });

  test("on February 29 is that of the day before, if the service leaves it out", () => {
    expect(positionInYear(1.5, "2028-02-29", NORMALS)).toBe(0.5);
  });

  test("is not known on a day without normals", () => {
    expect(positionInYear(400, "2026-07-01", NORMALS)).toBeNull();
  });

  test("is not known where low is not below high", () => {
    expect(positionInYear(4, DAY, { ...MEAN_LOW_HIGH, high: 4 })).toBeNull();
  });

  test("among own readings is their percentile", () => {
    expect(positionInYear(91, DAY, ownYear(365))).toBe(0.25);
  });

  test("is not known from own readings of less than a year", () => {
    expect(positionInYear(91, DAY, ownYear(364))).toBeNull();
  });

  test("is known from a year with gaps, but not from one with long ones", () => {
    const whole = ownYear(365);
    const without = (count: number): YearBasis =>
      whole.kind === "ownReadings"
        ? { ...whole, readings: whole.readings.filter((_, index) => index < 100 || index >= 100 + count) }
        : whole;

    expect(positionInYear(91, DAY, without(35))).not.toBeNull();
    expect(positionInYear(91, DAY, without(36))).toBeNull();
  });

  test("counts a day with many readings once", () => {
    const year = ownYear(365);
    if (year.kind !== "ownReadings") throw new Error(year.kind);
    const often = Array.from({ length: 24 }, (_, hour) => ({
      at: `2025-01-01T${String(hour).padStart(2, "0")}:30:00Z`,
      value: 0,
    }));

    expect(positionInYear(91, DAY, { ...year, readings: [...often, ...year.readings] })).toBe(0.25);
  });
});

describe("two rivers of different scales at the same place in their year", () => {
  const LARGE = { scale: 731, zero: 0 };
  const BELOW_ZERO = { scale: 0.4, zero: -12 };
  const scaled = (value: number, { scale, zero }: typeof LARGE) => value * scale + zero;
  const otherRiver = (basis: YearBasis, river: typeof LARGE): YearBasis => {
    switch (basis.kind) {
      case "normals":
        return {
          ...basis,
          days: basis.days.map((day) => ({
            ...day,
            values: day.values.map((value) => scaled(value, river)),
          })),
        };
      case "ownReadings":
        return {
          ...basis,
          readings: basis.readings.map(({ at, value }) => ({ at, value: scaled(value, river) })),
        };
      case "meanLowHigh":
      case "typicalRange":
        return { ...basis, low: scaled(basis.low, river), high: scaled(basis.high, river) };
    }
  };

  test.each([
    ["normals", NORMALS],
    ["mean low and mean high", MEAN_LOW_HIGH],
    ["the typical range", TYPICAL],
    ["own readings", ownYear(400)],
  ])("have the same index by %s", (_name, basis) => {
    for (const river of [LARGE, BELOW_ZERO]) {
      const other = otherRiver(basis, river);
      // 101 values from below the lowest to above the highest of each basis.
      for (let value = -20; value <= 10_080; value += value < 500 ? 6.7 : 400) {
        const own = positionInYear(value, DAY, basis);
        expect(own).not.toBeNull();
        expect(positionInYear(scaled(value, river), DAY, other)).toBeCloseTo(own ?? -1, 9);
      }
    }
  });
});

test.each([
  [0, "low"],
  [0.24, "low"],
  [0.25, "usual"],
  [0.75, "usual"],
  [0.76, "high"],
  [1, "high"],
])("an index of %d is %s", (index, bin) => {
  expect(binOfIndex(index)).toBe(bin);
});

test.each([
  ["normals", NORMALS, { low: 200, high: 800 }],
  ["mean low and mean high", MEAN_LOW_HIGH, { low: 6.5, high: 11.5 }],
  ["own readings", ownYear(365), { low: 91, high: 273 }],
])("the band of the usual is the middle half of %s", (_name, basis, band) => {
  expect(usualOn(DAY, basis)).toEqual(band);
});

test("the band of the usual ends where usual ends", () => {
  const band = usualOn(DAY, NORMALS);

  expect(binOfIndex(positionInYear(band?.low ?? NaN, DAY, NORMALS) ?? NaN)).toBe("usual");
  expect(binOfIndex(positionInYear((band?.low ?? NaN) - 1, DAY, NORMALS) ?? NaN)).toBe("low");
  expect(binOfIndex(positionInYear((band?.high ?? NaN) + 1, DAY, NORMALS) ?? NaN)).toBe("high");
});

test.each([
  ["the 50th percentile of normals", DAY, NORMALS, 400],
  ["nothing on a date without normals", "2026-07-01", NORMALS, null],
  ["nothing between mean low and mean high", DAY, MEAN_LOW_HIGH, null],
])("the median is %s", (_name, day, basis, median) => {
  expect(medianOn(day, basis)).toBe(median);
});

test("there is no band of the usual where nothing is known", () => {
  expect(usualOn("2026-07-01", NORMALS)).toBeNull();
});

const NOW = Date.parse("2026-05-03T12:00:00Z");
const before = (ms: number, value: number) => ({ at: new Date(NOW - ms).toISOString(), value });

describe("the change over 24 hours", () => {
  test("is the difference to the reading nearest to a day before", () => {
    const points = [
      before(26 * HOUR_MS, 9),
      before(23.5 * HOUR_MS, 4),
      before(12 * HOUR_MS, 7),
      before(0, 5),
    ];

    expect(changeOver24h(points, new Date(NOW))).toBe(1);
  });

  test("is not known without a reading within two hours of a day before", () => {
    expect(changeOver24h([before(27 * HOUR_MS, 4), before(0, 5)], new Date(NOW))).toBeNull();
  });
});

describe("the trend", () => {
  const usual = { low: 2, high: 12 };

  test.each([
    ["steady within 0.1 ft", 0.09, null, "steady"],
    ["rising from 0.1 ft on", 0.1, null, "rising"],
    ["falling from 0.1 ft on", -0.1, null, "falling"],
    ["steady within 5% of a wide band", 0.49, usual, "steady"],
    ["rising from 5% of a wide band on", 0.5, usual, "rising"],
    ["steady within 0.1 ft, however narrow the band is", 0.09, { low: 1, high: 1.2 }, "steady"],
  ] as const)("of a level is %s", (_name, change, band, trend) => {
    expect(trendOf(change, { quantity: "level", value: 5, usual: band })).toBe(trend);
  });

  test.each([
    ["steady within 5% of it", 49, "steady"],
    ["falling from 5% of it on", -50, "falling"],
  ] as const)("of a flow is %s", (_name, change, trend) => {
    expect(trendOf(change, { quantity: "flow", value: 1000, usual: null })).toBe(trend);
  });

  test("of a dry river is steady", () => {
    expect(trendOf(0, { quantity: "flow", value: 0, usual: null })).toBe("steady");
  });
});

describe("a fast rise", () => {
  test("is half a foot within an hour", () => {
    const points = [before(2 * HOUR_MS, 2.9), before(HOUR_MS, 3), before(0.5 * HOUR_MS, 3.2), before(0, 3.5)];

    expect(riseOf(points)).toEqual({
      from: 3,
      to: 3.5,
      since: "2026-05-03T11:00:00.000Z",
      until: "2026-05-03T12:00:00.000Z",
    });
  });

  test("is a foot within three hours", () => {
    const points = [before(3 * HOUR_MS, 3), before(2 * HOUR_MS, 3.3), before(HOUR_MS, 3.6), before(0, 4)];

    expect(riseOf(points)).toMatchObject({ from: 3, to: 4, since: "2026-05-03T09:00:00.000Z" });
  });

  test("is not a foot within four hours", () => {
    expect(riseOf([before(4 * HOUR_MS, 3), before(2 * HOUR_MS, 3.5), before(0, 4)])).toBeNull();
  });

  test("is not less than half a foot within an hour", () => {
    expect(riseOf([before(HOUR_MS, 3), before(0, 3.49)])).toBeNull();
  });

  test("is over once the river falls as far", () => {
    expect(riseOf([before(2 * HOUR_MS, 3), before(HOUR_MS, 4.5), before(0, 3.6)])).toBeNull();
  });

  test("is found where readings come minutes late", () => {
    expect(riseOf([before(HOUR_MS + 4 * MINUTE_MS, 3), before(0, 3.5)])).not.toBeNull();
  });

  test("is half a foot also where numbers are inexact", () => {
    expect(riseOf([before(HOUR_MS, 0.1), before(0, 0.6 - 1e-15)])).not.toBeNull();
  });

  test("is none without readings", () => {
    expect(riseOf([])).toBeNull();
  });
});
