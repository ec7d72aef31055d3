import { SPECIES } from "@creel/domain/species/species";
import { expect, test } from "vitest";

import css from "./species-colors.css?raw";

test.each(SPECIES)("$name has its color, and the color of what stands on it", ({ token }) => {
  const [, rule = ""] = new RegExp(`\\[data-species="${token}"\\] \\{([^}]*)\\}`).exec(css) ?? [];

  expect(rule).toContain(`--species: var(--sp-${token});`);
  expect(rule).toContain(`--on-species: var(--on-${token});`);
});
