import type { Coordinates } from "@creel/domain/places/coordinates";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import type { MapHandle, MapView } from "../view/map-types.ts";
import { MapControls } from "./map-controls.tsx";

const HERE = { latitude: 44.98, longitude: -93.27 };

const nothing = () => {};

function showControls() {
  const seen: MapView[] = [];
  const handle: MapHandle = {
    focus: nothing,
    goTo: (view) => void seen.push(view),
    show: nothing,
    zoomIn: nothing,
    zoomOut: nothing,
    follow: () => nothing,
  };
  const logged: Coordinates[] = [];
  const { person } = show(
    <MapControls map={{ current: handle }} onLog={(place) => void logged.push(place)} className="">
      {null}
    </MapControls>,
    { path: "/map" },
  );
  return { person, seen, logged };
}

test("my location and typed coordinates are two sights that look different", async () => {
  showControls();
  await screen.findByRole("button", { name: "My location" });
  const [here, typed] = ["My location", "Type coordinates"].map(
    (name) => screen.getByRole("button", { name }).querySelector("svg")?.innerHTML,
  );
  expect(here).toBeTruthy();
  expect(typed).toBeTruthy();
  expect(here).not.toBe(typed);
});

test("my location shows the map where the device is", async () => {
  setPosition(HERE);
  const { person, seen } = showControls();
  await person.click(await screen.findByRole("button", { name: "My location" }));
  await expect.poll(() => seen).toEqual([{ ...HERE, zoom: 13 }]);
});

async function typeCoordinates({ person }: ReturnType<typeof showControls>) {
  await person.click(await screen.findByRole("button", { name: "Type coordinates" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Type coordinates" }));
  return dialog.getByRole("textbox", { name: "Latitude and longitude" });
}

test("typed coordinates show it there; what is no place says so and stays", async () => {
  const shown = showControls();
  const { person, seen } = shown;
  const field = await typeCoordinates(shown);
  await person.type(field, "somewhere{Enter}");
  expect(seen).toEqual([]);
  expect(field).toHaveProperty("value", "somewhere");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const unreadable = "Type latitude and longitude, like 47.831174, -92.264829";
  expect(field).toHaveAccessibleDescription(unreadable);
  expect(await screen.findByRole("alert")).toHaveTextContent(unreadable);
  await person.clear(field);
  await person.type(field, "47.83, -92.26{Enter}");
  expect(seen).toEqual([{ latitude: 47.83, longitude: -92.26, zoom: 13 }]);
});

test("a catch is logged at typed coordinates, and the map stays", async () => {
  const shown = showControls();
  const { person, seen, logged } = shown;
  const field = await typeCoordinates(shown);
  await person.type(field, "47.831174, -92.264829");
  await person.click(screen.getByRole("button", { name: "Log a catch there" }));
  expect(logged).toEqual([{ latitude: 47.831174, longitude: -92.264829 }]);
  expect(seen).toEqual([]);
});
