import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";

import { setShownMap } from "../../../../map/view/shown-map.ts";
import { setPosition } from "../../../../testing/position.ts";
import { openLogForm } from "../../../../testing/render-catch-form.tsx";

const POST = "POST /catches";

/** The form is opened on a map. */
beforeEach(() =>
  setShownMap({
    middle: { latitude: 47.5, longitude: -91.5 },
    zoom: 10,
    bounds: { west: -92, south: 47.2, east: -91, north: 47.8 },
  }),
);
afterEach(() => setShownMap(null));

test("a catch is logged where the device is if the map shows that, and the map's middle is one tap away", async () => {
  setPosition({ latitude: 47.51, longitude: -91.52 });
  const { form, press } = await openLogForm();
  expect(await within(form).findByText("Your location")).toBeVisible();
  expect(within(form).getByText("47.510000, -91.520000 ± 39 ft")).toBeVisible();

  await press("Use the middle of the map");
  expect(await within(form).findByText("Middle of the map")).toBeVisible();
  expect(within(form).getByText("47.500000, -91.500000")).toBeVisible();
});

test("a catch is logged in the map's middle if the device is elsewhere, and its location is one tap away", async () => {
  setPosition({ latitude: 45.2, longitude: -86.9 });
  const { form, press, choose, network } = await openLogForm();
  expect(await within(form).findByText("Middle of the map")).toBeVisible();
  expect(within(form).getByText("47.500000, -91.500000")).toBeVisible();

  await press("Use my location");
  expect(await within(form).findByText("45.200000, -86.900000 ± 39 ft")).toBeVisible();
  await choose("Pike");
  await press("Save Catch");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent(POST)).toMatchObject([{ latitude: 45.2, longitude: -86.9 }]);
});
