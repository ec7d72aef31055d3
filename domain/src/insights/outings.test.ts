import { expect, test } from "vitest";

import { aSegment, anOuting, CONDITIONS } from "./outing-testing.ts";
import { outingsSchema } from "./outings.ts";

test("what is fished is answered without the position at which it was", () => {
  const predicted = { score: 58, rule: "0a1b2c3d", points: { light: 15, wind: -2 } };
  const segment = aSegment({ fish: { Pike: 2 }, predicted });
  const answer = { outings: [anOuting([segment])], without_hours: [] };
  const position = { latitude: 47.8, longitude: -92.2 };
  const placed = { ...segment, ...position, conditions: { ...CONDITIONS, ...position } };
  const outing = { ...anOuting([placed]), ...position };
  expect(outingsSchema.parse({ ...answer, outings: [outing] })).toEqual(answer);
});
