import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { setPhone } from "../../../testing/layout.ts";
import { answersOfLog } from "../../../testing/log.ts";
import { hold, noAnswer } from "../../../testing/network.ts";
import { setPosition } from "../../../testing/position.ts";
import { openEditForm, openLogForm } from "../../../testing/render-catch-form.tsx";
import { show } from "../../../testing/show.tsx";
import { WEATHER } from "../../../testing/weather.ts";
import { catchOf } from "../values/catch-testing.ts";
import { SpeciesPicker } from "./controls/species-picker.tsx";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const POST = "POST /catches";
const PUT = "PUT /catches/*";
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const NAMES = ["Zander", "Pike", "Walleye", "Perch", "Musky", "Trout", "Other"];

function showPicker(chosen: string | null = null) {
  const told = vi.fn<(species: string) => void>();
  function Picker() {
    const [value, setValue] = useState(chosen);
    const handleChange = (species: string) => {
      told(species);
      setValue(species);
    };
    return <SpeciesPicker names={NAMES} value={value} onChange={handleChange} error={undefined} />;
  }
  return { told, ...show(<Picker />) };
}

const shownSpecies = async () =>
  (await screen.findAllByRole("radio")).map((radio) => radio.closest("label")?.textContent);

test("five species are there to press, the angler's own order first, and a button opens all", async () => {
  const { person, told } = showPicker();
  expect(await shownSpecies()).toEqual(NAMES.slice(0, 5).map((name) => expect.stringMatching(name)));
  await person.click(screen.getByRole("button", { name: "All 7 species" }));
  expect(await shownSpecies()).toHaveLength(7);
  expect(screen.queryByRole("button", { name: /^All/ })).toBeNull();
  await person.click(screen.getByRole("radio", { name: /Other$/ }));
  expect(told).toHaveBeenLastCalledWith("Other");
});

test("a species beyond the first five is in sight where it was chosen before", async () => {
  showPicker("Trout");
  expect(await screen.findByRole("radio", { name: /Trout$/ })).toBeChecked();
  expect(screen.getAllByRole("radio")).toHaveLength(7);
});

test("arrow keys go through the species and choose, from the last to the first as well", async () => {
  const { person, told } = showPicker();
  await screen.findAllByRole("radio");
  await person.tab();
  await waitFor(() => expect(screen.getByRole("radio", { name: /Zander$/ })).toHaveFocus());
  await person.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: /Pike$/ })).toBeChecked();
  await person.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(told.mock.calls.flat()).toEqual(["Pike", "Zander", "Musky"]);
  await waitFor(() => expect(screen.getByRole("radio", { name: /Musky$/ })).toHaveFocus());
});

test("a lure is found by a part of its name with the keyboard alone, and taken back by clearing it", async () => {
  const { form, press, choose, person, network } = await openLogForm();
  await choose("Pike");
  const lure = within(form).getByRole("combobox", { name: /^Lure Type/ });
  await person.type(lure, "ji");
  expect(await screen.findByRole("option", { name: /^Jig/ })).toBeVisible();
  await person.keyboard("{ArrowDown}{Enter}");
  expect(lure).toHaveValue("Jig");
  await person.clear(lure);
  await person.tab();
  await press("Save Catch");
  await isClosed();
  expect(Object(network.sent(POST)[0]).lure_type ?? null).toBeNull();
});

const LATELY = new Date().toISOString();
const LAST = catchOf({ ...LAKE, date: LATELY, lure_type: "Jig", depth: 18, water_temperature: 44 });

test("what the last catch was caught with is one press, and another takes it back", async () => {
  const { form, field, press, person } = await openLogForm({ answers: answersOfLog(LAST) });
  const chips = await within(form).findByRole("group", { name: "From your last catches" });
  expect(
    within(chips)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Jig", "18 ft deep", "Water 44 °F"]);
  const jig = within(chips).getByRole("button", { name: "Jig" });
  await person.click(jig);
  expect(jig).toHaveAttribute("aria-pressed", "true");
  expect(within(form).getByRole("combobox", { name: /^Lure Type/ })).toHaveValue("Jig");
  await press("18 ft deep");
  expect(field("Depth")).toHaveValue("18");
  await person.click(jig);
  await press("18 ft deep");
  expect(within(form).getByRole("combobox", { name: /^Lure Type/ })).toHaveValue("");
  expect(field("Depth")).toHaveValue("");
});

test("what the last catches suggest comes also into a form that was there before them", async () => {
  const held = hold(() => ({ catches: [LAST], nextCursor: null, total: 1, didYouMean: null }));
  const { form, press } = await openLogForm({ answers: { "GET /catches": held.answer } });
  expect(within(form).queryByRole("button", { name: "Jig" })).toBeNull();
  held.release();
  await within(form).findByRole("button", { name: "Jig" });
  await press("Jig");
  expect(within(form).getByRole("combobox", { name: /^Lure Type/ })).toHaveValue("Jig");
});

test("the place of the last catch is one press away, with when that was", async () => {
  const { form, press, choose, network } = await openLogForm({ answers: answersOfLog(LAST) });
  await choose("Pike");
  await press("Change place");
  const again = await within(form).findByRole("button", { name: /^Same place as last time/ });
  expect(again).toHaveTextContent(/Walleye, /);
  await press(/^Same place as last time/);
  expect(await within(form).findByText("47.830000, -92.260000")).toBeVisible();
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([LAKE]);
});

test("coordinates that are being typed stay when the device answers, and are what is saved", async () => {
  const held = hold(() => {});
  setPosition({ latitude: 45.2, longitude: -86.9 }, held.answer);
  const { form, press, choose, fill, field, person, network } = await openLogForm();
  await choose("Pike");
  expect(within(form).getByText("Finding your location...")).toBeVisible();
  await fill("Latitude and longitude", "47.83, ");
  held.release();
  expect(await within(form).findByText(/^45\.200000, -86\.900000/)).toBeVisible();
  expect(field("Latitude and longitude")).toHaveValue("47.83, ");
  await waitFor(() => expect(field("Latitude and longitude")).toHaveFocus());
  await person.keyboard("-92.26");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([LAKE]);
});

test("on a phone what is optional is folded with what stands in it, and a mistake unfolds its part", async () => {
  setPhone(true);
  const { form, press, choose, fill, person } = await openLogForm();
  await choose("Pike");
  const notes = await within(form).findByRole("button", { name: /^Notes\s*Optional$/ });
  expect(notes).toHaveAttribute("aria-expanded", "false");
  await person.click(notes);
  await fill("Notes", "Dead slow");
  expect(await within(form).findByRole("button", { name: /^Notes\s*Dead slow$/ })).toBeVisible();
  const conditions = within(form).getByRole("button", { name: /^Environmental Conditions/ });
  await person.click(conditions);
  await fill("Depth", "50000");
  await person.click(conditions);
  await waitFor(() => expect(conditions).toHaveAttribute("aria-expanded", "false"));
  await press("Save Catch");
  await waitFor(() => expect(conditions).toHaveAttribute("aria-expanded", "true"));
  expect(await within(form).findByText("Depth must be between 0 and 40,000 ft")).toBeVisible();
});

const CURRENT = "GET /weather/current";
const HISTORY = "GET /weather/history";
const WITH_WEATHER = { "GET /config": { map: null, weather: true } };
const weatherAt = (timestamp: string) => ({
  weather: { ...WEATHER, current: { ...WEATHER.current, timestamp } },
});
const now = () => weatherAt(new Date().toISOString());
const source = (form: HTMLElement) => within(form).findByText(/^Filled in from/);

test("the weather comes into a new catch by itself with its source, and goes with it", async () => {
  const { form, field, press, choose, network } = await openLogForm({
    answers: { ...WITH_WEATHER, [CURRENT]: now },
  });
  expect(await source(form)).toHaveTextContent(/^Filled in from Open-Meteo for .*, Near Babbitt, Minnesota$/);
  expect(within(form).getByRole("link", { name: "Open-Meteo" })).toHaveAttribute(
    "href",
    "https://open-meteo.com/",
  );
  expect(field("Air Temp")).toHaveValue("43");
  expect(network.asked(CURRENT)).toEqual([`${CURRENT}?lat=45.200&lon=-86.900`]);
  await choose("Pike");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([
    {
      weather_conditions: "Cloudy",
      air_temperature: 43,
      wind_direction: "SW",
      lunar_phase: "Full Moon",
    },
  ]);
});

test("taken out again the weather stays out, and a form that holds nothing else is left without a question", async () => {
  const { form, field, press, person } = await openLogForm({
    answers: { ...WITH_WEATHER, [CURRENT]: now },
  });
  await source(form);
  await press(/^Remove\s*filled-in values$/);
  await waitFor(() => expect(within(form).queryByText(/^Filled in from/)).toBeNull());
  expect(field("Air Temp")).toHaveValue("");
  await person.keyboard("{Escape}");
  await isClosed();
});

test("what was typed is not written over, and another place brings its own weather beside it", async () => {
  const { form, field, fill, press, person, network } = await openLogForm({
    answers: { ...WITH_WEATHER, [CURRENT]: now },
  });
  await source(form);
  await fill("Air Temp", "61.5");
  await fill("Wind Speed", "");
  network.answer({ [CURRENT]: () => ({ weather: { ...now().weather, location: { name: "Bergen" } } }) });
  await press("Change place");
  await fill("Latitude and longitude", "60.39, 5.32");
  await person.keyboard("{Enter}");
  await waitFor(async () => expect(await source(form)).toHaveTextContent(/Bergen$/));
  expect(field("Air Temp")).toHaveValue("61.5");
  expect(field("Wind Speed")).toHaveValue("");
});

test("the button fills in what is empty of a catch of years back, and the change is the angler's to save", async () => {
  const caught = catchOf({ ...LAKE, date: "1987-06-14T11:10:00.000Z", time: "06:10", wind_direction: "NE" });
  const { form, field, press, person, network } = await openEditForm(caught, {
    answers: { ...WITH_WEATHER, [HISTORY]: weatherAt("1987-06-14T11:00:00.000Z") },
  });
  expect(network.asked("GET /weather")).toEqual([]);
  await person.click(await within(form).findByRole("button", { name: "Fill in weather" }));
  expect(await source(form)).toHaveTextContent(/for 6:00 AM, Near Babbitt, Minnesota$/);
  expect(field("Air Temp")).toHaveValue("43");
  expect(network.asked(HISTORY)).toEqual([
    `${HISTORY}?lat=47.830&lon=-92.260&date=1987-06-14T11%3A10%3A00.000Z`,
  ]);
  expect(network.sent(PUT)).toEqual([]);
  await press("Save Changes");
  await isClosed();
  expect(network.sent(PUT)).toMatchObject([{ air_temperature: 43, wind_direction: "NE" }]);
});

test("weather that cannot be looked up is said beside its button, and asked for once more", async () => {
  const { form, person, network } = await openEditForm(catchOf({ ...LAKE }), {
    answers: { ...WITH_WEATHER, [HISTORY]: noAnswer },
  });
  await person.click(await within(form).findByRole("button", { name: "Fill in weather" }));
  expect(await within(form).findByText(/^Creel couldn’t look up the weather/)).toBeVisible();
  network.answer({ [HISTORY]: weatherAt("2026-11-20T12:00:00.000Z") });
  await person.click(await within(form).findByRole("button", { name: "Fill in weather" }));
  expect(await source(form)).toBeVisible();
});

test("where the weather is turned off nothing is asked and nothing offered", async () => {
  const { form, network } = await openLogForm();
  await within(form).findByText(/^45\.200000/);
  expect(within(form).queryByRole("button", { name: "Fill in weather" })).toBeNull();
  expect(network.asked("GET /weather")).toEqual([]);
});

const METRIC = {
  Weight: "2.815",
  Length: "64.5",
  Depth: "5.5",
  "Water Temp": "6.5",
  "Air Temp": "-3.5",
  "Wind Speed": "13",
  "Barometric Pressure": "1013.25",
};
const IN_POUNDS = { weight: 2.815 / 0.45359237, air_temperature: 25.7, water_temperature: 43.7 };

test("what is typed in metric units is refused in them, and sent in those of the API", async () => {
  const { form, fill, press, choose, network } = await openLogForm({ user: { units: "metric" } });
  await choose("Pike");
  for (const [name, value] of Object.entries(METRIC)) await fill(name, value);
  await fill("Water Temp", "38");
  await press("Save Catch");
  expect(await within(form).findByText("Water Temp must be between 0 and 37.7 °C")).toBeVisible();
  await fill("Water Temp", "6.5");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([IN_POUNDS]);
});

test("a catch is read in metric units as it was typed, and going through its fields changes none", async () => {
  const stored = {
    weight: 2.815 / 0.45359237,
    length: 64.5 / 2.54,
    depth: 5.5 / 0.3048,
    water_temperature: 43.7,
    air_temperature: 25.7,
    wind_speed: 13 / 1.609344,
    barometric_pressure: 1013.25 / 33.86389,
  };
  const { field, press, network } = await openEditForm(catchOf({ ...LAKE, ...stored }), {
    user: { units: "metric" },
  });
  for (const [name, value] of Object.entries(METRIC)) {
    expect(field(name)).toHaveValue(value);
    act(() => field(name).focus());
  }
  await press("Save Changes");
  await isClosed();
  expect(network.sent(PUT)).toMatchObject([stored]);
});
