import type { RateMap } from "@creel/domain/insights/rate-map";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { noAnswer } from "../../../testing/network.ts";
import { show } from "../../../testing/show.tsx";
import { setShownMap } from "../../view/shown-map.ts";
import { MapPanels, useMeasuring } from "../map-panels.tsx";
import { LayersControl } from "./layers-control.tsx";
import { useMapLayers } from "./use-map-layers.ts";

const RATES: RateMap = {
  own_rate: 0.4,
  cells: [{ id: "a", ring: [], outings: 9, hours: 31, fish: 12, rate: 0.5 }],
  hours_without_place: 6.5,
};

/** The controls over the map. The map itself is drawn only in a browser. */
function OverMap() {
  const shown = useMapLayers();
  const measuring = useMeasuring();
  const { layers } = shown;
  return (
    <>
      <LayersControl shown={shown} onMeasure={measuring.start} />
      <button
        type="button"
        onClick={() => measuring.add({ latitude: 1 + (measuring.points?.length ?? 0), longitude: 7 })}
      >
        Map
      </button>
      <MapPanels layers={layers} zoom={11} measuring={measuring} onEndMeasuring={measuring.end} />
    </>
  );
}

function showRates(rates: RateMap) {
  show(<OverMap />, { path: "/map?zoom=11&layers=rate", answers: { "GET /insights/rate-map": rates } });
}

test("layers are chosen on the map, stand in its address, and a legend says what is shown", async () => {
  const { person } = show(<OverMap />, { path: "/map?zoom=11" });
  await person.click(await screen.findByRole("button", { name: "Layers" }));
  const layers = within(await screen.findByRole("dialog", { name: "Layers" }));
  await person.click(layers.getByRole("radio", { name: /^Heat/ }));
  await person.click(layers.getByRole("checkbox", { name: "My trips" }));
  expect(new URLSearchParams(window.location.search).get("layers")).toBe("heat,trips");
  await person.keyboard("{Escape}");

  expect(await screen.findByText("This reflects where you fish, not just where fish bite.")).toBeTruthy();
  expect(screen.getByText("Where my trips started, moved and got bites")).toBeTruthy();
});

test("the rates' legend names its colors, what is too little, the own average and how coarse it is", async () => {
  showRates(RATES);
  expect(await screen.findByText("0.32")).toBeTruthy();
  const texts = [
    "0.2",
    "0.5",
    "0.8",
    "Your average is 0.4.",
    "Not enough to tell yet: under 5 trips or 10 hours",
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/so this is approximate\. 7 h have no place and are left out\.$/)).toBeTruthy();
});

test("without a trip that has a place and hours the rates say so", async () => {
  showRates({ own_rate: null, cells: [], hours_without_place: 0 });
  expect(await screen.findByText("No trips with a place and hours yet.")).toBeTruthy();
});

test("a distance is said in both units; the last point goes with undo, all of them with clear", async () => {
  const { person } = show(<OverMap />, { path: "/map" });
  await person.click(await screen.findByRole("button", { name: "Measure a distance" }));
  const panel = within(await screen.findByRole("region", { name: "Distance" }));
  const map = screen.getByRole("button", { name: "Map" });
  for (let taps = 0; taps < 3; taps += 1) await person.click(map);
  expect(panel.getByRole("status").textContent).toBe("138 mi222 km · 2 legs");

  await person.click(panel.getByRole("button", { name: "Undo" }));
  expect(panel.getByRole("status").textContent).toBe("69.1 mi111 km · 1 leg");
  await person.click(panel.getByRole("button", { name: "Clear" }));
  expect(panel.getByRole("status").textContent).toBe("Tap the map to start, or press Enter.");
  await person.click(panel.getByRole("button", { name: "End measuring" }));
  expect(screen.queryByRole("region", { name: "Distance" })).toBeNull();
});

test("the part of the map that is shown is the one that is saved for offline, also where nobody moved it", async () => {
  setShownMap({
    middle: { latitude: 47.9, longitude: -92.3 },
    zoom: 10.5,
    bounds: { west: -93, south: 47, east: -92, north: 48 },
  });
  const map = { kind: "tiles", address: "https://tiles.example/tiles.json", canBeSaved: true };
  const { person } = show(<OverMap />, {
    path: "/map",
    answers: { "GET /config": { map, weather: false } },
  });
  await person.click(await screen.findByRole("button", { name: "Layers" }));
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Save for offline" });
  expect(link.getAttribute("href")).toBe("/profile/maps/new?lat=47.90000&lng=-92.30000&zoom=10.50");
});

test("without a signal the legend says that places of trips could not be loaded", async () => {
  show(<OverMap />, {
    path: "/map?zoom=11&layers=trips",
    answers: { "GET /trips/places": noAnswer },
  });
  expect(await screen.findByText(/^My trips could not be loaded/)).toBeTruthy();
});

test("the legend names tracks where there are any", async () => {
  const places = [{ trip_id: "trip", latitude: 47.8, longitude: -92.2 }];
  show(<OverMap />, {
    path: "/map?zoom=11&layers=trips",
    answers: { "GET /trips/places": { places, tracks: [[[-92.2, 47.8]]] } },
  });
  expect(await screen.findByText("My tracks")).toBeTruthy();
  cleanup();

  show(<OverMap />, { path: "/map?zoom=11&layers=trips", answers: { "GET /trips/places": { places } } });
  expect(await screen.findByText("Where my trips started, moved and got bites")).toBeTruthy();
  expect(screen.queryByText("My tracks")).toBeNull();
});
