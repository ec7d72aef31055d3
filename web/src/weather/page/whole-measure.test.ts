import { expect, test } from "vitest";

import { makeUnits } from "../../units/make-units.ts";
import { pressureDifference } from "./whole-measure.ts";

test("how far the barometer moved is told without its sign, as exactly as it is measured", () => {
  const imperial = makeUnits("imperial", false);
  const metric = makeUnits("metric", false);
  expect(pressureDifference(imperial, -0.04)).toBe("0.04");
  expect(pressureDifference(imperial, 0.1)).toBe("0.10");
  expect(pressureDifference(metric, -0.04)).toBe("1.4");
});
