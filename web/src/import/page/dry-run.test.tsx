import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { compare, GPX, line, openImport } from "../../testing/opened-import.tsx";

test("a clock that is ahead is named, set back for all lines, and put as it was", async () => {
  const { person, rows } = openImport([], { minutes: 120 });
  await compare(person);
  const dates = () =>
    rows()
      .at(-1)
      ?.map(({ fields }) => Date.parse(String(fields["date"])));
  const before = dates();

  await person.click(screen.getByRole("button", { name: "Set all times back by 2 h" }));
  expect(await screen.findByText("All times were set back by 2 h.")).toBeVisible();
  expect(dates()?.[0]).toBe(Date.parse("2024-06-13T04:42:00-05:00"));
  await person.click(screen.getByRole("button", { name: "Use the file’s times" }));

  expect(await screen.findByText("Times in this file are 2 h ahead. Wrong time zone?")).toBeVisible();
  expect(dates()).toEqual(before);
});

test("what the log has is added all the same, and what is new is left out, where the angler says so", async () => {
  const { person, rows } = openImport(["same", "new"]);
  await compare(person);
  expect(screen.getByText("2 catches ready to import.")).toBeVisible();

  await person.click((await line("Pike")).getByRole("button", { name: "Add anyway" }));
  expect(await screen.findByText("3 catches ready to import.")).toBeVisible();
  await person.click((await line("Walleye")).getByRole("button", { name: "Leave out" }));

  expect(await screen.findByText("2 catches ready to import.")).toBeVisible();
  expect(rows().slice(-2)).toMatchObject([[{ decision: "add" }], [{ decision: "skip" }]]);
});

test("lines that are refused are counted, shown alone with their reason, and can be downloaded", async () => {
  const { person } = openImport(["refused", "incomplete"]);
  await compare(person);
  expect(screen.getByText(/^2 lines can’t be imported as they are/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Download these lines" })).toBeEnabled();

  await person.click(screen.getByText("Refused", { selector: "label *, label" }));

  expect(await screen.findByText("Length must be at most 300 in.")).toBeVisible();
  expect(screen.getAllByRole("listitem").filter((item) => within(item).queryByText("Walleye"))).toEqual([]);
});

const DOUBTFUL_CSV = `Date,Species,Length (in),Latitude,Longitude
2024-06-13 06:42,Carp,322.8,47.84,-92.27
2024-06-13 06:42,Carp,322.8,47.84,-92.27
2024-06-15 06:42,Carp,28,47.85,-92.28
`;

test("a length that no fish has is named before it is imported, and becomes what was meant", async () => {
  const { person, rows } = openImport();
  await compare(person, DOUBTFUL_CSV);
  expect(screen.getByText("3 things look off in this file.")).toBeVisible();
  const first = (await screen.findByText("Line 2, Carp:")).closest("li") ?? document.body;
  expect(first).toHaveTextContent("322.8 in is longer than any fish on record.");

  await person.click(within(first).getByRole("button", { name: /^Change to 32\.\d+ in$/ }));

  expect(await screen.findByText("1 thing looks off in this file.")).toBeVisible();
  expect(screen.queryByText("Line 2, Carp:")).toBeNull();
  const [changed, ...others] = rows().at(-1) ?? [];
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ line: 2, fields: { length: 32.28 } });
});

test("a fish that is in the file twice is named, and one of the two is left out", async () => {
  const { person, rows } = openImport();
  await compare(person, DOUBTFUL_CSV);
  const twice = (await screen.findByText("Lines 2 and 3, Carp:")).closest("li") ?? document.body;

  await person.click(within(twice).getByRole("button", { name: "Leave out line 3" }));

  expect(await screen.findByText("1 thing looks off in this file.")).toBeVisible();
  expect(rows().at(-1)).toMatchObject([{ line: 3, decision: "skip" }]);
});

test("where all of a file is in the log already, it is said why nothing can be imported", async () => {
  const { person } = openImport(["same", "same", "refused"]);
  await compare(person);
  expect(screen.getByRole("button", { name: "Import 0 catches" })).toBeDisabled();
  expect(
    screen.getByText("2 items are already in your log. 1 item can’t be imported as it is."),
  ).toBeVisible();
});

const marks = async () => {
  const legend = await screen.findByRole("list", { name: "Markers on the map" });
  return within(legend)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

test("the map says what its marks mean and how many there are, and follows the filter as the list does", async () => {
  const { person } = openImport(["same", "refused"]);
  await compare(person);
  await person.click(screen.getByRole("radio", { name: "Map" }));

  expect(await marks()).toEqual(["=Already in your log 1", "!Refused 1", "New catches 1"]);
  expect(screen.getByText("3 of 3 lines have a place.")).toBeVisible();
  await person.click(screen.getByText("Refused", { selector: "label *, label" }));

  expect(await marks()).toEqual(["!Refused 1"]);
  expect(screen.getByText("Tap a marker to see its line.")).toBeVisible();
});

test("waypoints that become waters are on the map, too", async () => {
  const { person } = openImport();
  await compare(person, GPX);
  await person.click(screen.getByRole("radio", { name: "Map" }));

  expect(await marks()).toEqual(["≈New waters 1"]);
});

const SAME_ID = "10193a2c4-0000-7000-8000-000000000001".slice(1);

test("of what differs each field is shown as the log has it and as the file does", async () => {
  const { person, network } = openImport(["differs"]);
  const mine = catchOf({
    id: SAME_ID,
    species: "Pike",
    date: "2024-06-13T11:42:00.000Z",
    time_zone: "America/Chicago",
  });
  network.answer({
    "GET /catches/*": { catch: { ...mine, length: 30, latitude: 47.84, longitude: -92.27 } },
  });
  await compare(person);

  const table = within(await screen.findByRole("table", { name: "Differences" }));
  expect(table.getByRole("row", { name: "Length 30 in 27.6 in" })).toBeVisible();
  expect(table.getAllByRole("row")).toHaveLength(2);
});

test("what differs is kept as it is or added all the same", async () => {
  const { person, rows } = openImport(["differs", "differs"]);
  await compare(person);

  await person.click((await line("Pike")).getByRole("button", { name: "Keep mine" }));
  await person.click((await line("Walleye")).getByRole("button", { name: "Add anyway" }));

  expect(await screen.findByText("2 catches ready to import.")).toBeVisible();
  expect(rows().slice(-2)).toMatchObject([[{ decision: "skip" }], [{ decision: "add" }]]);
});

test("what differs becomes what the file says where the angler wants it, and can be kept again", async () => {
  const { person, rows, network } = openImport(["differs", "same", "same"]);
  network.answer({ "GET /catches/*": { catch: catchOf({ id: SAME_ID, species: "Pike", length: 30 }) } });
  await compare(person);
  expect(screen.getByRole("button", { name: "Import 0 catches" })).toBeDisabled();

  await person.click((await line("Pike")).getByRole("button", { name: "Use the file’s" }));

  expect(await screen.findByText("1 catch in your log will be updated from the file.")).toBeVisible();
  expect(rows().at(-1)).toMatchObject([{ decision: "take" }]);
  expect(await screen.findByRole("table", { name: "Differences" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Import" })).toBeEnabled();
  await person.click((await line("Pike")).getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText("Differs from your log", { selector: "li *" })).toBeVisible();
});

const TRACK = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="47.84" lon="-92.27"><name>Reef</name></wpt>
  <trk><trkseg><trkpt lat="47.84" lon="-92.27"/><trkpt lat="47.85" lon="-92.28"/></trkseg></trk></gpx>`;

test("what of a file can be no line of it is counted with its reason", async () => {
  const { person } = openImport();
  await compare(person, TRACK);

  expect(screen.getByText("Not everything in this file can be imported.")).toBeVisible();
  expect(screen.getByText("1 trip or track has no time, so Creel can’t date it.")).toBeVisible();
});
