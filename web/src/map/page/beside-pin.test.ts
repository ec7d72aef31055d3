import { expect, test } from "vitest";

import { placeBesidePin } from "./beside-pin.ts";

const CARD = { width: 300, height: 320 };
const MAP = { width: 1068, height: 770 };

test("in a narrow map the card leaves the pin's point free", () => {
  const { left } = placeBesidePin({ x: 325.9, y: 230 }, CARD, { width: 652, height: 459 });
  expect(left + CARD.width).toBeLessThan(325);
});

test.each([
  ["in the middle: at its end side, as high as the pin", { x: 400, y: 400 }, { left: 436, top: 211 }],
  ["near the controls: at its other side", { x: 900, y: 400 }, { left: 564, top: 211 }],
  ["near the upper edge: within the map", { x: 400, y: 60 }, { left: 436, top: 16 }],
  ["near the lower edge: within the map", { x: 400, y: 760 }, { left: 436, top: 434 }],
  ["that left the map: at its edge", { x: -300, y: 400 }, { left: 16, top: 211 }],
])("the card of a pin %s", (_where, pin, place) => {
  expect(placeBesidePin(pin, CARD, MAP)).toEqual(place);
});
