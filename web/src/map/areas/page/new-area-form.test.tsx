import type { TileJson } from "@creel/domain/map/tiles";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { MAPS_DATABASE } from "../../../device/storage-keys.ts";
import { show } from "../../../testing/show.tsx";
import { readAreas } from "../areas-store.ts";
import { NewAreaForm } from "./new-area-form.tsx";

const USER = { id: "0198c0de-0000-7000-8000-000000000001" };
const TILE_JSON: TileJson = {
  tilejson: "3.0.0",
  tiles: ["/api/map/tiles/one/{z}/{x}/{y}"],
  minzoom: 0,
  maxzoom: 12,
  vector_layers: [],
};
const BOUNDS = { west: -92.4, south: 47.8, east: -92.3, north: 47.9 };
const PICTURE = "data:image/webp;base64,AA==";

/** After the deletion with which the test before signed out. */
beforeEach(async () => {
  const deletion = indexedDB.deleteDatabase(MAPS_DATABASE);
  await new Promise((resolve) => deletion.addEventListener("success", resolve));
});

async function saveWith(draw: () => string) {
  const map = { address: "/api/map/tiles.json", tileJson: TILE_JSON };
  const { person } = show(<NewAreaForm map={map} framed={{ bounds: BOUNDS, name: "Heron Lake", draw }} />, {
    path: "/profile/maps/new",
    user: USER,
    answers: {
      "GET /map/tiles.json": TILE_JSON,
      "GET /map/tiles/*/*/*/*": () => new Response("a tile"),
    },
  });
  await person.click(await screen.findByRole("button", { name: /^Save [\d.]+ MB$/ }));
  await expect.poll(() => window.location.pathname).toBe("/profile/maps");
  const [area] = await readAreas(USER.id);
  return area;
}

test("an area is saved with the picture that its frame shows", async () => {
  expect(await saveWith(() => PICTURE)).toMatchObject({ name: "Heron Lake", picture: PICTURE });
});

test("where no picture can be drawn the area is saved all the same", async () => {
  const area = await saveWith(() => {
    throw new Error("The map is gone");
  });
  expect(area).toMatchObject({ name: "Heron Lake" });
  expect(area?.picture).toBeUndefined();
});
