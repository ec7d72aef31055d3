import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { setPhone } from "../../testing/layout.ts";
import { answersOfLog } from "../../testing/log.ts";
import { OwnLog } from "../../testing/own-log.tsx";
import { show } from "../../testing/show.tsx";
import type { MapHandle, MapPixel } from "../view/map-types.ts";
import { PinCard } from "./pin-card.tsx";

const CAUGHT = catchOf({ species: "Walleye", weight: 6.2 });
const PLACE = { latitude: 47.83, longitude: -92.26 };

const nothing = () => {};

/** A map whose pin is moved by the test, on a page where it is 1068 by 770 px and the card 300 by 320. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, "offsetParent", "get").mockImplementation(() => document.body);
  vi.spyOn(document.body, "clientWidth", "get").mockReturnValue(1068);
  vi.spyOn(document.body, "clientHeight", "get").mockReturnValue(770);
  const followers: ((at: MapPixel) => void)[] = [];
  const follow: MapHandle["follow"] = (place, onMove) => {
    expect(place).toEqual(PLACE);
    followers.push(onMove);
    return () => void followers.splice(followers.indexOf(onMove), 1);
  };
  const handle = { focus: nothing, goTo: nothing, show: nothing, zoomIn: nothing, zoomOut: nothing, follow };
  const movePin = (at: MapPixel) => {
    for (const onMove of followers) onMove(at);
  };
  return { map: { current: handle }, movePin, followers };
}

async function showCard(map: { current: MapHandle }) {
  show(
    <OwnLog>
      <PinCard id={CAUGHT.id} map={map} place={PLACE} onClose={nothing} />
    </OwnLog>,
    { answers: { ...answersOfLog(CAUGHT), [`GET /catches/${CAUGHT.id}`]: { catch: CAUGHT } } },
  );
  expect(await screen.findByRole("button", { name: "View" })).toBeTruthy();
  return screen.getByRole("region", { name: "Selected catch" });
}

test("at a desk the card stands beside its pin, and moves with it as the map does", async () => {
  const { map, movePin } = layOut();
  const card = await showCard(map);

  movePin({ x: 400, y: 400 });
  expect(card.style.inset).toBe("211px auto auto 436px");
  movePin({ x: 900, y: 400 });
  expect(card.style.inset).toBe("211px auto auto 564px");
});

test("on a phone the card stands where it always does", async () => {
  setPhone(true);
  const { map, followers } = layOut();
  const card = await showCard(map);
  expect(followers).toEqual([]);
  expect(card.style.inset).toBe("");
});
