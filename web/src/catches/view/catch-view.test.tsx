import type { Catch } from "@creel/domain/catches/catch";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { ALONE, COMPANION, HATCH, LINE_OUT } from "../../testing/custom-fields.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, noAnswer } from "../../testing/network.ts";
import { OwnLog } from "../../testing/own-log.tsx";
import { photoOfCatch } from "../../testing/photos.ts";
import { show } from "../../testing/show.tsx";
import { useCatchDialogs } from "../dialogs/catch-dialogs.tsx";
import { catchOf } from "../editor/values/catch-testing.ts";

const LAKE = { latitude: 47.831174, longitude: -92.264829 };
const WALLEYE = catchOf({
  ...LAKE,
  weight: 2.815 / 0.453_592_37,
  length: 25.5,
  depth: 18,
  lure_type: "Jig",
  notes: "Dead slow.\n<b>Off the point</b>",
  weather_conditions: "Light Rain",
  water_temperature: 44.5,
  wind_speed: 8,
  wind_direction: "SW",
  air_temperature: 25.7,
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Full Moon",
});
const PHOTOS = ["a", "b"].map(photoOfCatch);
const FILLED: Partial<Catch> = {
  conditions_filled: { source: "open-meteo", at: "2026-11-20T13:00:00.000Z", fields: ["air_temperature"] },
};

function Opener({ caught }: { caught: Catch }) {
  const { onView } = useCatchDialogs();
  return (
    <button type="button" onClick={() => onView(caught)}>
      Open it
    </button>
  );
}

async function openView(caught: Catch = WALLEYE, answers: Answers = {}, user = {}) {
  const shown = show(
    <OwnLog>
      <Opener caught={caught} />
    </OwnLog>,
    { path: "/catches", user, answers: { ...answersOfLog(caught), ...answers } },
  );
  await shown.person.click(await screen.findByRole("button", { name: "Open it" }));
  const fish = caught.quantity > 1 ? `${caught.quantity} ${caught.species.toLowerCase()}` : caught.species;
  const dialog = await screen.findByRole("dialog", { name: new RegExp(`^${fish}\\s*Details$`) });
  const press = async (name: string | RegExp) =>
    shown.person.click(await within(dialog).findByRole("button", { name }));
  return { ...shown, dialog, view: within(dialog), press };
}

const fact = (dialog: HTMLElement, name: string) =>
  within(dialog).getByText(name).closest("div")?.textContent;

test("a catch is told with every decimal that was typed, when and where it was caught", async () => {
  const { dialog, view } = await openView(WALLEYE, {}, { units: "metric" });
  expect(fact(dialog, "Weight")).toBe("Weight2.815kg");
  expect(fact(dialog, "Depth")).toContain("5.5 m");
  expect(view.getByText(/November 20, 2026/)).toBeVisible();
  expect(view.getByText("47.8312, -92.2648")).toBeVisible();
});

test("what was typed stays text, in its lines", async () => {
  const { view } = await openView();
  expect(view.getByText(/^Dead slow\./)).toHaveTextContent("Dead slow. <b>Off the point</b>");
});

test("weather, water and wind are in sight, the rest unfolds", async () => {
  const { dialog, view, press } = await openView();
  expect(fact(dialog, "Weather")).toContain("Light Rain");
  expect(fact(dialog, "Water temperature")).toContain("44.5 °F");
  expect(fact(dialog, "Wind")).toContain("8 mph SW");
  expect(view.queryByText("Air temperature")).toBeNull();
  await press("Show More");
  expect(fact(dialog, "Air temperature")).toContain("25.7 °F");
  expect(fact(dialog, "Barometric pressure")).toContain("29.92 inHg");
  expect(fact(dialog, "Lunar phase")).toContain("Full Moon");
  await press("Show Less");
  expect(view.queryByText("Air temperature")).toBeNull();
});

test("a direction of the wind, or a trend of the pressure, stands alone where there is no more", async () => {
  const { dialog, press } = await openView({ ...WALLEYE, wind_speed: null, barometric_pressure: null });
  await press("Show More");
  expect(fact(dialog, "Wind direction")).toContain("SW");
  expect(fact(dialog, "Pressure trend")).toContain("Falling");
});

test("what was not noted is said once for each part, and a catch without a place has no way to the map", async () => {
  const { view } = await openView(catchOf({}));
  expect(view.getAllByText("Nothing noted.")).toHaveLength(2);
  expect(view.queryByRole("button", { name: /Show (More|on map)/ })).toBeNull();
});

test("it leads to its place on the map", async () => {
  const { press } = await openView();
  await press("Show on map");
  await waitFor(() => expect(location.pathname).toBe("/map"));
  expect(location.search).toContain(`catchId=${WALLEYE.id}`);
});

test("it leads to its form, and from there back to itself", async () => {
  const { person, press } = await openView();
  await press("Edit Catch");
  const form = within(await screen.findByRole("dialog", { name: "Edit Walleye" }));
  await person.click(form.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("dialog", { name: /^Walleye\s*Details$/ })).toBeVisible();
});

test("it is deleted after a question, and goes with its dialog", async () => {
  const { person, press, network } = await openView();
  await press("Delete Catch");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Catch" }));
  await person.click(question.getByRole("button", { name: "Delete Catch" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const toast = within(await screen.findByRole("alertdialog", { name: "Walleye deleted" }));
  expect(network.asked("DELETE")).toEqual([]);
  await person.click(toast.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(network.asked("DELETE")).toEqual([`DELETE /catches/${WALLEYE.id}`]));
});

test("its photos are enlarged, beginning with the one that was pressed", async () => {
  const { press } = await openView({ ...WALLEYE, photos: PHOTOS });
  await press("Enlarge the photos");
  expect(await screen.findByText("Photo 1 of 2")).toBeVisible();
});

test("a photo that cannot be shown is left out, and without one there is nothing to enlarge", async () => {
  const { view } = await openView({ ...WALLEYE, photos: PHOTOS.slice(0, 1) });
  expect(view.getByRole("button", { name: "Enlarge the photos" })).toBeVisible();
  fireEvent.error(view.getByRole("img", { name: "Walleye" }));
  await waitFor(() => expect(view.queryByRole("button", { name: "Enlarge the photos" })).toBeNull());
});

test("conditions that were filled in afterwards name their source, and are taken out again for good", async () => {
  const filled = { ...WALLEYE, ...FILLED };
  const { view, press } = await openView(filled, {
    [`DELETE /catches/${WALLEYE.id}/filled-conditions`]: {
      catch: { ...WALLEYE, air_temperature: null, version: 2 },
    },
  });
  expect(view.getByText(/^Weather filled in later from/)).toBeVisible();
  expect(view.getByRole("link", { name: /Open-Meteo/ })).toBeVisible();
  await press(/^Remove\s*filled-in values$/);
  expect(await view.findByText("Removed. It won’t be filled in again.")).toBeVisible();
});

test("what could not be taken out stays, and says so", async () => {
  const { view, press } = await openView(
    { ...WALLEYE, ...FILLED },
    { [`DELETE /catches/${WALLEYE.id}/filled-conditions`]: noAnswer },
  );
  await press(/^Remove\s*filled-in values$/);
  expect(await view.findByText("The weather could not be removed. Try again in a moment.")).toBeVisible();
});

test.each([
  [{ weight: null, length: 25 }, "≈ 6.4 lb, based on length"],
  [{ weight: null, length: 25, species: "Zander" }, null],
  [{ weight: 5, length: 25 }, null],
])("a fish that was measured and not weighed has about a weight: %o", async (noted, text) => {
  const { dialog } = await openView(catchOf(noted));
  expect(within(dialog).queryByText(/≈/)?.textContent ?? null).toBe(text);
});

test("what is noted in own fields stands among the details, in their order, with units", async () => {
  const custom = { [ALONE.id]: false, [LINE_OUT.id]: 60.5, [COMPANION.id]: "Nils", [HATCH.id]: "Mayfly" };
  const fields = [LINE_OUT, COMPANION, ALONE, { ...HATCH, is_removed: true }];
  const { dialog, view } = await openView({ ...WALLEYE, custom }, { "GET /custom-fields": { fields } });

  expect(await view.findByText("Line out")).toBeVisible();
  expect(fact(dialog, "Line out")).toBe("Line out60.5 ft");
  expect(fact(dialog, "Companion")).toBe("CompanionNils");
  expect(fact(dialog, "Alone")).toBe("AloneNo");
  expect(view.queryByText("Mayfly")).toBeNull();
});

test.each([
  [1, "Kept"],
  [2, "Kept, both"],
  [3, "Kept, all 3"],
])("a catch of %s says what became of all its fish", async (quantity, text) => {
  const { dialog } = await openView({ ...WALLEYE, quantity, fate: "kept" });
  expect(fact(dialog, "Kept or released")).toBe(`Kept or released${text}`);
});

test("the figures of several fish are said to be those of one", async () => {
  const { view } = await openView({ ...WALLEYE, quantity: 2 });
  expect(view.getByText("Weight of one")).toBeVisible();
  expect(view.getByText("Length of one")).toBeVisible();
  expect(view.queryByText("Weight")).toBeNull();
});

test("a catch without a fate has no line for it", async () => {
  const { view } = await openView();
  expect(view.queryByText("Kept or released")).toBeNull();
});
