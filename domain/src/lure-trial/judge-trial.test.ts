import { halfHoursWith } from "@creel/testing/lure-trials";
import { expect, test } from "vitest";

import { judgeTrial, ratioOf } from "./judge-trial.ts";
import { signFlipLooks } from "./sign-flip-looks.ts";
import { looksOf } from "./trial-looks.ts";

const even = (pairs: number) => Array.from({ length: pairs }, () => [1, 1] as const);
const blue = (pairs: number) => Array.from({ length: pairs }, () => [3, 1] as const);

test("a trial of 32 hours is looked at after 10, 18 and 32", () => {
  expect(looksOf(32)).toEqual([10, 18, 32]);
});

test("before its first look a trial says how many hours are missing, and no figures", () => {
  const answer = judgeTrial(32, halfHoursWith(blue(9)));
  expect(answer).toMatchObject({ hours: 9, missingHours: 23, look: null, isOver: false });
  expect(answer.figures.first).toEqual({ bites: 0, fish: 0, hours: 0 });
});

test("between looks a trial says what the last one said", () => {
  const later = [...even(18), [0, 9], [0, 9]] as const;
  const answer = judgeTrial(32, halfHoursWith(later));
  expect(answer).toMatchObject({ hours: 20, missingHours: 12, look: { hours: 18, better: null, ratio: 1 } });
  expect(answer.figures.second).toEqual({ bites: 18, fish: 0, hours: 9 });
});

test("a clear difference ends a trial at a look, and what comes after it changes nothing", () => {
  const answer = judgeTrial(32, halfHoursWith([...blue(18), ...even(14)]));
  expect(answer).toMatchObject({
    missingHours: 0,
    isOver: true,
    look: { hours: 10, better: "first", ratio: 3 },
  });
  expect(answer.look?.low).toBeGreaterThan(1);
});

test("the second lure is found as the first is, with the same ratio the other way round", () => {
  const mirrored = blue(10).map(([first, second]) => [second, first] as const);
  const look = judgeTrial(32, halfHoursWith(mirrored)).look;
  expect(look?.better).toBe("second");
  const one = judgeTrial(32, halfHoursWith(blue(10))).look;
  const turned = look && ratioOf(look, "second");
  expect(turned?.ratio).toBeCloseTo(one?.ratio ?? 0);
  expect(turned?.low).toBeCloseTo(one?.low ?? 0);
});

test("at the end of its hours a trial that found nothing is over", () => {
  const answer = judgeTrial(10, halfHoursWith(even(12)));
  expect(answer).toMatchObject({
    hours: 10,
    missingHours: 0,
    isOver: true,
    look: { hours: 10, better: null },
  });
});

test("a half hour without its other half counts in the figures, and not in the test", () => {
  const halves = halfHoursWith([...even(3), [9, 1], ...even(7)]);
  for (const half of halves) {
    if (half.bites === 9) half.minutes = 20;
  }
  const answer = judgeTrial(32, halves);
  expect(answer).toMatchObject({ hours: 10, look: { ratio: 1 } });
  expect(answer.figures.first).toEqual({ bites: 19, fish: 0, hours: 5 + 1 / 3 });
});

test("without a bite there is no ratio, and no end to what it may be", () => {
  const look = judgeTrial(32, halfHoursWith(Array.from({ length: 10 }, () => [0, 0] as const))).look;
  expect(look).toMatchObject({ ratio: null, low: 0, high: null, better: null });
});

test("all coins of all looks together tell like lures apart in at most 5 of 100 ways", () => {
  const sizes = [1, 2, 1, 3, 1, 1, 2, 1, 4, 1];
  const ways = 2 ** sizes.length;
  const found = Array.from({ length: ways }, (_, way) => {
    const signed = sizes.map((size, index) => (Math.floor(way / 2 ** index) % 2 === 0 ? size : -size));
    return signFlipLooks(signed, [5, 7, 10]).some(({ isDecided }) => isDecided);
  }).filter(Boolean).length;
  expect(found / ways).toBeLessThanOrEqual(0.05);
  expect(found / ways).toBeCloseTo(
    signFlipLooks(
      sizes.map((size, index) => (index % 2 ? size : -size)),
      [5, 7, 10],
    ).at(-1)?.spent ?? 0,
    10,
  );
});
