import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../testing/show.tsx";
import { PlaceSearch } from "./place-search.tsx";

const OWN = [
  { name: "Lac d'Engolasters", latitude: 42.52, longitude: 1.57 },
  { name: "Pike River", latitude: 47.7, longitude: -92.3 },
];
const TOWN = { name: "Engordany, Andorra", latitude: 42.5, longitude: 1.5 };

test("the angler's own waters come before towns, found by the beginning of any word", async () => {
  const { person } = show(<PlaceSearch label="Place" own={OWN} onPlace={() => {}} />, {
    answers: { "GET /places": { places: [TOWN] } },
  });
  await person.click(await screen.findByRole("combobox", { name: "Place" }));
  await person.keyboard("pike");
  expect(await screen.findByRole("option", { name: /Pike River/ })).toBeVisible();
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)[0]).toMatch(/^Pike River.*your water/);
});
