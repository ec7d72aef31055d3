import { expect, test } from "vitest";

import { drawOutline } from "./water-outline.tsx";

const AT = { latitude: 60, longitude: 10, radius: 1000 };

test("a shape is drawn with north up, and as wide as it is on the ground", () => {
  // At 60° a degree of longitude is half as long as one of latitude.
  const ring: [number, number][] = [
    [9, 59],
    [11, 59],
    [11, 60],
    [9, 60],
    [9, 59],
  ];
  const { viewBox, path } = drawOutline({ ...AT, outline: { type: "Polygon", coordinates: [ring] } });
  expect(path).toBe("M0 200L200 200L200 0L0 0L0 200Z");
  expect(viewBox).toBe("-16 -16 232 232");
});

test("what lies on both sides of 180° is drawn in one piece", () => {
  const line: [number, number][] = [
    [179, 0],
    [-179, 0],
  ];
  const { path, isLine } = drawOutline({
    latitude: 0,
    longitude: 180,
    radius: 1000,
    outline: { type: "LineString", coordinates: line },
  });
  expect(path).toBe("M0 0L200 0");
  expect(isLine).toBe(true);
});

test("a water of which only middle and size are known is a disc", () => {
  const { viewBox, isLine } = drawOutline({ ...AT, outline: null });
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  expect(Math.abs(width - height)).toBeLessThan(2);
  expect(isLine).toBe(false);
});

test.each(["river", "canal"] as const)("a %s of which only middle and size are known is a line", (kind) => {
  const { path, isLine, isApproximate } = drawOutline({ ...AT, kind, outline: null });
  expect(isLine).toBe(true);
  expect(path).not.toContain("Z");
  expect(isApproximate).toBe(true);
});

test("a shore that a coarse map drew is approximate, and a surveyed one is not", () => {
  const outline = {
    type: "LineString" as const,
    coordinates: [
      [9, 59],
      [11, 60],
    ] as [number, number][],
  };
  expect(drawOutline({ ...AT, outline: { ...outline, error: 2000 } }).isApproximate).toBe(true);
  expect(drawOutline({ ...AT, outline }).isApproximate).toBe(false);
});
