import { afterEach, expect, test, vi } from "vitest";

import { currentPosition } from "./current-position.ts";
import { watchPosition } from "./watch-position.ts";

afterEach(() => vi.unstubAllGlobals());

/** A device that was found within 12 m, and what it was asked. */
function stubDevice() {
  const asked: unknown[] = [];
  const ended: number[] = [];
  const position = {
    coords: { latitude: 47.83, longitude: -92.26, accuracy: 12 },
    timestamp: Date.parse("2026-11-20T12:42:00Z"),
  };
  const answer = (take: (found: typeof position) => void, _refuse: unknown, options: unknown) => {
    asked.push(options);
    take(position);
    return 7;
  };
  const geolocation = {
    getCurrentPosition: answer,
    watchPosition: answer,
    clearWatch: (id: number) => ended.push(id),
  };
  vi.stubGlobal("navigator", { geolocation });
  return { asked, ended, position };
}

test("the spot of a catch is asked for exactly, and no older than 15 seconds, until it is not wanted any more", () => {
  const { asked, ended, position } = stubDevice();
  const fixes: unknown[] = [];

  const stop = watchPosition(
    (fix) => fixes.push(fix),
    () => {},
  );
  stop();

  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 15_000 }]);
  expect(fixes).toEqual([{ ...position.coords, at: position.timestamp }]);
  expect(ended).toEqual([7]);
});

test("the weather's place may be coarse and five minutes old", async () => {
  const { asked } = stubDevice();

  await currentPosition();

  expect(asked).toEqual([{ enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }]);
});

test("a browser without geolocation says so", () => {
  vi.stubGlobal("navigator", {});
  const problems: string[] = [];

  watchPosition(
    () => {},
    (sentence) => problems.push(sentence),
  );

  expect(problems).toEqual(["Geolocation not supported"]);
});
