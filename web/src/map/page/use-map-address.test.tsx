import type { User } from "@creel/domain/accounts/user";
import type { Bounds } from "@creel/domain/places/bounds";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { Link } from "react-router";
import { expect, test } from "vitest";

import zoneBoundsUrl from "../../basemap/generated/zone-bounds.json?url";
import { forgetSession, storedSession, storeSession } from "../../http/stored-session.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { grantPosition, setPosition } from "../../testing/position.ts";
import { showRoutes } from "../../testing/show.tsx";
import type { MapHandle, MapView } from "../view/map-types.ts";
import type { OpeningView } from "../view/opening-view.ts";
import { storedMapView } from "../view/stored-map-view.ts";
import { useOpeningView } from "../view/use-opening-view.ts";
import { useMapAddress, WrittenViews } from "./use-map-address.ts";

const STYLE = "https://maps.example/style.json";

/** The zoom at which the map shows bounds, whatever their size. */
const BOUNDS_ZOOM = 6;

const HOME = { homeLatitude: 46.78, homeLongitude: -92.1 };
const SCOTLAND: Bounds = { west: -5, south: 56, east: -4, north: 57 };

const nothing = () => {};

/** The map page without MapLibre, which needs a graphics card. */
function MapWithoutPins({ catches }: { catches: Bounds | null }) {
  const map = useRef<MapHandle>(null);
  const address = useMapAddress(map);
  const opening = useOpeningView({ mapStyle: STYLE, address: address.initialView, catches });
  const [seen, setSeen] = useState<MapView | null>(null);
  function handleRest(view: MapView): void {
    address.handleRest(view);
    setSeen(view);
  }
  return (
    <>
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/map?lat=10&lng=20&zoom=7">Another place</Link>
      {seen && <p>{`The map shows ${seen.latitude}, ${seen.longitude} at zoom ${seen.zoom}`}</p>}
      {opening && <PlainMap view={seen ?? viewOf(opening)} map={map} onRest={handleRest} />}
    </>
  );
}

interface PlainMapProps {
  view: MapView;
  map: RefObject<MapHandle | null>;
  onRest: (view: MapView) => void;
}

/** Moves at once. */
function PlainMap({ view, map, onRest }: PlainMapProps) {
  useImperativeHandle(map, () => ({
    focus: nothing,
    goTo: onRest,
    show: nothing,
    zoomIn: nothing,
    zoomOut: nothing,
    follow: () => nothing,
  }));
  const reportOpening = useEffectEvent(() => onRest(view));
  useEffect(() => reportOpening(), []);
  return (
    <>
      <button onClick={() => onRest({ ...view, zoom: view.zoom + 1 })}>Zoom in</button>
      <button onClick={() => onRest({ ...view, longitude: view.longitude + 0.5 })}>East</button>
    </>
  );
}

function viewOf(opening: OpeningView): MapView {
  if (!("bounds" in opening)) return opening;
  const { west, south, east, north } = opening.bounds;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom: BOUNDS_ZOOM };
}

interface Opened {
  path?: string;
  user?: Partial<User>;
  catches?: Bounds | null;
}

function openMap({ path = "/map", user = {}, catches = null }: Opened) {
  const routes = [
    { path: "/map", element: <MapWithoutPins catches={catches} /> },
    { path: "/dashboard", element: <Link to="/map">Map</Link> },
  ];
  const zones = { "America/Chicago": [-99, 30, -87, 45] };
  const { person } = showRoutes(routes, { path, user, answers: { [`GET ${zoneBoundsUrl}`]: zones } });
  return {
    press: async (name: string) => person.click(await screen.findByRole("button", { name })),
    follow: async (name: string) => person.click(await screen.findByRole("link", { name })),
  };
}

const mapAt = (view: string) => screen.findByText(`The map shows ${view}`);
const address = () => location.pathname + location.search;

test("the address follows the map, and a reload shows the map where the address says", async () => {
  const { press } = openMap({ path: "/map?lat=56.68&lng=-4.34&zoom=9" });
  expect(await mapAt("56.68, -4.34 at zoom 9")).toBeVisible();
  await expect.poll(address).toBe("/map?lat=56.68000&lng=-4.34000&zoom=9.00");

  await press("Zoom in");
  await expect.poll(address).toBe("/map?lat=56.68000&lng=-4.34000&zoom=10.00");
  cleanup();
  openMap({ path: address() });
  expect(await mapAt("56.68, -4.34 at zoom 10")).toBeVisible();
});

test("a link that is followed while the map is open moves the map", async () => {
  const { follow } = openMap({ path: "/map?lat=56.68&lng=-4.34&zoom=9" });
  expect(await mapAt("56.68, -4.34 at zoom 9")).toBeVisible();

  await follow("Another place");
  expect(await mapAt("10, 20 at zoom 7")).toBeVisible();
});

test("a map that nobody moved leaves the address as it is", async () => {
  const angler = anglerOf(HOME);
  const { press } = openMap({ path: "/map?layers=heat", user: angler });
  expect(await mapAt("46.78, -92.1 at zoom 9")).toBeVisible();
  expect(storedMapView(angler.id)).toBeNull();
  expect(address()).toBe("/map?layers=heat");

  await press("Zoom in");
  await expect.poll(address).toBe("/map?layers=heat&lat=46.78000&lng=-92.10000&zoom=10.00");
});

test("an address that names no place opens the map on the region of the account's time zone", async () => {
  openMap({ path: "/map?lat=91&lng=abc&zoom=99", user: { timeZone: "America/Chicago" } });
  expect(await mapAt(`37.5, -93 at zoom ${BOUNDS_ZOOM}`)).toBeVisible();
});

test("the map opens at the catches, at home before there is one, and then where it was left", async () => {
  const angler = anglerOf();
  openMap({ user: { ...angler, ...HOME }, catches: SCOTLAND });
  expect(await mapAt(`56.5, -4.5 at zoom ${BOUNDS_ZOOM}`)).toBeVisible();
  cleanup();

  const { press, follow } = openMap({ user: { ...angler, ...HOME } });
  expect(await mapAt("46.78, -92.1 at zoom 9")).toBeVisible();
  await press("East");
  await follow("Dashboard");
  await follow("Map");
  expect(await mapAt("46.78, -91.6 at zoom 9")).toBeVisible();
});

test("where the map was left is forgotten when its angler signs out", async () => {
  const angler = anglerOf();
  const { press } = openMap({ user: { ...angler, ...HOME } });
  const session = storedSession();
  if (session) storeSession(session, true);
  await press("Zoom in");
  await waitFor(() =>
    expect(storedMapView(angler.id)).toEqual({ latitude: 46.78, longitude: -92.1, zoom: 10 }),
  );

  cleanup();
  forgetSession();
  expect(storedMapView(angler.id)).toBeNull();
});

test("a newcomer's map opens where the device is, if it says so without a question", async () => {
  setPosition({ latitude: 44.98, longitude: -93.27 });
  grantPosition();
  openMap({});
  expect(await mapAt("44.98, -93.27 at zoom 9")).toBeVisible();
});

test("a map that moved on is not taken back by what it wrote before", () => {
  const written = new WrittenViews("start");
  written.note("zoomed");
  written.note("moved");
  expect(["zoomed", "moved"].map((view) => written.isNews(view))).toEqual([false, false]);
});

test("a link to where the map was before takes it back there, once", () => {
  const written = new WrittenViews("start");
  written.note("moved");
  expect(["moved", "start", "start"].map((view) => written.isNews(view))).toEqual([false, true, false]);
});
