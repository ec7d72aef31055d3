import { expect, test } from "vitest";

import { foldName } from "./fold-name.ts";

test.each([
  ["Ely", "ely"],
  ["  São  Paulo ", "sao paulo"],
  ["Tromsø", "tromso"],
  ["Łódź", "lodz"],
  ["Saint-Denis", "saint denis"],
  ["N’dalatando", "ndalatando"],
  ["Gießen", "giessen"],
  ["İzmir", "izmir"],
  ["東京", "東京"],
  ["% _ \\", ""],
])("%s is looked for as %s", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
