import { SPECIES } from "@creel/domain/species/species";
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from "culori";
import { describe, expect, test } from "vitest";

import css from "./tokens.css?raw";

/** Returns the colors in the block of one theme. */
function themeOf(selector: RegExp, sheet = css): Record<string, string> {
  const [block = ""] = selector.exec(sheet) ?? [];
  const entries = [...block.matchAll(/--([\w-]+):\s*(oklch\([^/)]+\)|#\w{6})/g)];
  return Object.fromEntries(entries.map(([, name = "", value = ""]) => [name, value]));
}

const light = themeOf(/:root,\s*\[data-theme="light"\]\s*\{[\s\S]*?\n\}/);
const dark = themeOf(/\n\[data-theme="dark"\]\s*\{[\s\S]*?\n\}/);
const [moreContrast = ""] = /@media \(prefers-contrast: more\)[\s\S]*?\n\}\n/.exec(css) ?? [];
const sunlit = { ...light, ...themeOf(/\[data-theme="light"\] \{[\s\S]*?\n {2}\}/, moreContrast) };
const moonlit = { ...dark, ...themeOf(/\n {2}\[data-theme="dark"\] \{[\s\S]*?\n {2}\}/, moreContrast) };
const species = themeOf(/\/\* Species pins[\s\S]*$/);

/** Text color, background color, and the minimum contrast; 7 for text read in glare. */
const CONTRASTS = `
  ink paper 7, ink surface 7, ink sunk 7, ink wash 7, ink-2 paper 7, ink-2 surface 7, ink-3 paper 4.5,
  ink-3 surface 4.5, ink-3 sunk 4.5, deep paper 7, deep wash 4.5, on-deep deep 7, on-signal signal 4.5,
  on-signal signal-hover 4.5, signal paper 3, line-2 paper 3, line-2 surface 3, moss moss-wash 4.5,
  sky sky-wash 4.5, amber amber-wash 4.5, danger danger-wash 4.5, danger surface 4.5, danger paper 4.5,
  on-danger danger-fill 4.5, focus paper 3, focus surface 3, focus map-water 3, focus map-land 3,
  map-label map-land 4.5, map-label map-water 4.5`;

describe.each([
  ["day", light],
  ["night", dark],
])("by %s", (_name, theme) => {
  test.each(CONTRASTS.split(",").map((pair) => pair.trim().split(" ")))(
    "%s on %s has a contrast of %s at least",
    (text = "", ground = "", least = "") => {
      expect(wcagContrast(theme[text] ?? "", theme[ground] ?? "")).toBeGreaterThanOrEqual(Number(least));
    },
  );
});

/** The same for users who prefer more contrast, including text that may be fainter otherwise. */
const MORE_CONTRASTS = `
  ink-2 press 7, ink-3 paper 7, ink-3 surface 7, ink-3 wash 7, on-signal signal 7, on-danger danger-fill 7,
  line paper 3, line surface 3, line-2 paper 7, moss moss-wash 7, sky sky-wash 7, amber amber-wash 7,
  danger danger-wash 7, danger surface 7, focus paper 7, focus map-land 4.5, map-label map-water 7`;

describe.each([
  ["day", sunlit],
  ["night", moonlit],
])("with more contrast by %s", (_name, theme) => {
  test.each(`${CONTRASTS},${MORE_CONTRASTS}`.split(",").map((pair) => pair.trim().split(" ")))(
    "%s on %s has a contrast of %s at least",
    (text = "", ground = "", least = "") => {
      expect(wcagContrast(theme[text] ?? "", theme[ground] ?? "")).toBeGreaterThanOrEqual(Number(least));
    },
  );
});

/** CIEDE2000 difference. Colors at least 10 apart can be told apart at a glance. */
const LEAST_DIFFERENCE = 10;
const difference = differenceCiede2000();

describe.each<[string, (color: Color) => Color]>([
  ["full color vision", (color) => color],
  ["no red cones", filterDeficiencyProt(1)],
  ["no green cones", filterDeficiencyDeuter(1)],
  ["no blue cones", filterDeficiencyTrit(1)],
])("for eyes with %s", (_name, seenAs) => {
  test("any two species have colors that differ clearly", () => {
    const colors = SPECIES.map(({ name, token }) => ({ name, color: colorOf(species[`sp-${token}`]) }));
    const alike = colors.flatMap((one, index) =>
      colors
        .slice(index + 1)
        .filter((other) => difference(seenAs(one.color), seenAs(other.color)) < LEAST_DIFFERENCE)
        .map((other) => `${one.name} / ${other.name}`),
    );

    expect(alike).toEqual([]);
  });
});

test.each(SPECIES)("the initials of $name can be read on its color", ({ token }) => {
  const contrast = wcagContrast(species[`sp-${token}`] ?? "", species[`on-${token}`] ?? "");
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});

test("a species that is not listed is purple, #800080", () => {
  expect(species["sp-other"]).toBe("#800080");
});

function colorOf(value: string | undefined): Color {
  const color = parse(value ?? "");
  if (!color) throw new Error(`${value} is no color`);
  return color;
}
