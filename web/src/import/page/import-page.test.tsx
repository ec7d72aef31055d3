import { importOf } from "@creel/testing/judged-import";
import { utils, write } from "@e965/xlsx";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { STAGED_IMPORT_KEY } from "../../device/storage-keys.ts";
import { COMPANION } from "../../testing/custom-fields.ts";
import { goOffline } from "../../testing/network.ts";
import { choose, compare, GPX, line, NOTES, openImport } from "../../testing/opened-import.tsx";

const { id: ID } = importOf();

test("dates that may be read in two ways are asked about, and the lines follow the answer at once", async () => {
  const { person } = openImport();
  await choose(person, "Date,Species,Latitude,Longitude\n04/05/2024,Pike,47.84,-92.27\n");

  const [row] = (await screen.findAllByRole("row")).slice(1);
  expect(row).toHaveTextContent(/May 4, 2024.*Apr 5, 2024/);
  expect((await line("Pike")).getByText("Asks")).toBeVisible();
  expect(screen.getByRole("button", { name: "Compare with my log" })).toBeDisabled();
  const order = screen.getByRole("radiogroup", { name: "Which is the day, and which is the month?" });
  await person.click(within(order).getByText("Month, day, year"));

  expect(await screen.findByText("Apr 5, 2024", { selector: "span" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Compare with my log" })).toBeEnabled();
});

test("columns go into own fields, of the log and new ones, and the lines follow what is said of them", async () => {
  const { person, rows } = openImport([], { fields: [COMPANION] });
  const contents = `Date,Species,Latitude,Longitude,Companion,Girth (cm),Weed
2024-06-13,Pike,47.84,-92.27,nils,38.5,much
2024-06-14,Walleye,47.85,-92.26,Dad,22,none
`;
  await choose(person, contents);
  expect((await line("Pike")).getByText("Companion: Nils")).toBeVisible();
  expect((await line("Pike")).getByText("Girth: 38.5 cm")).toBeVisible();
  expect(screen.getByRole("button", { name: /New custom field “Girth”/ })).toHaveAccessibleDescription(
    "In cm · From its values: 2 of 2 cells.",
  );

  await person.click(screen.getByRole("button", { name: /Weed/ }));
  await person.click(await screen.findByRole("option", { name: "New custom field" }));
  expect((await line("Pike")).getByText("Weed: much")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Compare with my log" }));
  await screen.findByRole("button", { name: "Back to the file" });

  expect((await line("Pike")).getByText("Girth: 38.5 cm")).toBeVisible();
  const [girth, weed, pike] = (rows()[0] ?? []).map(({ fields }) => fields);
  expect([girth, weed]).toMatchObject([
    { name: "Girth", kind: "number", unit: "cm" },
    { name: "Weed", kind: "text" },
  ]);
  expect(pike?.["custom"]).toEqual({
    [COMPANION.id]: "Nils",
    [String(girth?.["id"])]: 38.5,
    [String(weed?.["id"])]: "much",
  });
});

const sheetOf = (species: string) =>
  utils.aoa_to_sheet([
    ["Date", "Species", "Latitude", "Longitude"],
    ["2024-06-13", species, 47.84, -92.27],
  ]);

test("nothing of a file is sent before it is compared", async () => {
  const { person, network, rows } = openImport();
  await choose(person, NOTES);
  expect(await line("Pike")).toBeDefined();
  const changes = () =>
    ["PUT /imports/*", "PUT /imports/*/rows", "POST /imports/*/compare"].flatMap(network.sent);
  expect(changes()).toEqual([]);

  await person.click(await screen.findByRole("button", { name: "Compare with my log" }));
  await screen.findByRole("button", { name: "Back to the file" });

  expect(changes()).toHaveLength(3);
  expect(rows()).toHaveLength(1);
});

test("of a workbook one sheet is read, and another one when it is chosen", async () => {
  const book = { SheetNames: ["2023", "2024"], Sheets: { 2023: sheetOf("Pike"), 2024: sheetOf("Walleye") } };
  const bytes: ArrayBuffer = write(book, { type: "array", bookType: "xlsx" });
  const { person } = openImport();
  await choose(person, bytes);
  expect(await line("Pike")).toBeDefined();

  await person.click(screen.getByRole("button", { name: /Sheet/ }));
  await person.click(await screen.findByRole("option", { name: "2024, 1 line" }));

  expect(await line("Walleye")).toBeDefined();
});

test("the points of a map are places without a catch, or catches with what stands beside them", async () => {
  const { person, rows } = openImport();
  await compare(person, GPX);
  await person.click(screen.getByRole("button", { name: "Back to the file" }));
  expect(rows()[0]?.map(({ subject }) => subject)).toEqual(["water"]);

  await person.click(screen.getByRole("radio", { name: /^A catch/ }));

  expect(await screen.findByRole("heading", { name: "Preview: 1 catch" })).toBeVisible();
});

test("of points with the symbol of a fish some are catches, and the others are on the water that is named", async () => {
  const { person, rows } = openImport();
  const reef = '<wpt lat="48.84" lon="-91.27"><name>Reef</name></wpt>';
  const fish =
    '<wpt lat="47.85" lon="-92.26"><time>2024-06-13T11:42:00Z</time><name>Walleye</name><sym>Fish</sym></wpt>';
  const track =
    '<trk><trkseg><trkpt lat="47.84" lon="-92.27"/><trkpt lat="47.85" lon="-92.26"/></trkseg></trk>';
  await choose(person, GPX.replace("</gpx>", `${reef}${fish}${track}</gpx>`));
  expect(await screen.findByText(/one position per minute\.$/)).toBeVisible();
  expect(await screen.findByRole("radio", { name: /^As the file says/ })).toBeChecked();

  await person.click(screen.getByRole("textbox", { name: "Lake or river for spots without one" }));
  await person.paste("Vermilion");
  const button = screen.getByRole("button", { name: "Compare with my log" });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
  await screen.findByRole("button", { name: "Back to the file" });

  expect(rows()[0]?.map(({ subject, fields }) => [subject, fields["name"] ?? fields["species"]])).toEqual([
    ["water", "Vermilion"],
    ["spot", "Pike"],
    ["spot", "Reef"],
    ["catch", "Walleye"],
  ]);
});

test("a name of the log, the line with the names and what is between the cells can be said to be others", async () => {
  const { person } = openImport();
  await choose(person, "My log;of 2024\nDate;Species\n2024-06-13;Pike\n");
  expect(await screen.findByRole("button", { name: /Line 1.*Column names/ })).toBeVisible();

  await person.click(screen.getByRole("button", { name: /Column names/ }));
  await person.click(await screen.findByRole("option", { name: "Line 2" }));
  await person.click(await screen.findByRole("button", { name: "1 name, as written" }));
  await person.click(await screen.findByRole("button", { name: /“Pike”/ }));
  await person.click(await screen.findByRole("option", { name: "Walleye" }));
  expect(await line("Walleye")).toBeDefined();

  await person.click(screen.getByRole("button", { name: /Cell separator/ }));
  await person.click(await screen.findByRole("option", { name: "Comma" }));
  expect(await screen.findByRole("button", { name: /Column 1|My log;of 2024/ })).toBeVisible();
});

test("lines of a file that are not read as they were written are named", async () => {
  const { person } = openImport();
  const lines = ['2024-06-13,Pike,47.84,-92.27,"12"" shad', "2024-06-14,Perch,47.84,-92.27,fine"];
  await choose(person, ["My log", "Date,Species,Latitude,Longitude,Notes", ...lines].join("\n"));

  expect(await screen.findByText(/^Line 3 has an unclosed quotation mark\./)).toBeVisible();
  expect(screen.getByText(/^Line 1 is above the column names,/)).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Preview: 2 catches" })).toBeVisible();
});

test("letters that may be of two languages are asked about, with lines in each, before anything is compared", async () => {
  const { person } = openImport();
  const head = new TextEncoder().encode("Date,Species,Latitude,Longitude\n2024-05-03,");
  const place = new TextEncoder().encode(",37.5,127.1\n");
  await choose(person, new Uint8Array([...head, 0xb9, 0xe8, 0xbd, 0xba, ...place]));
  const languages = await screen.findByRole("radiogroup", { name: "Which of these looks right?" });
  expect(screen.getByRole("row", { name: /Line 2/ })).toHaveTextContent("배스");
  expect(screen.getByRole("button", { name: "Compare with my log" })).toBeDisabled();
  expect(screen.getByText("1 question above needs your answer.")).toBeVisible();

  await person.click(within(languages).getByText("Korean"));

  expect(await line("배스")).toBeDefined();
  await waitFor(() => expect(screen.getByRole("button", { name: "Compare with my log" })).toBeEnabled());
});

test("of a map with areas alone it is said why nothing can be compared", async () => {
  const { person } = openImport();
  await choose(person, "<kml><Placemark><name>Bay</name><Polygon/></Placemark></kml>");

  expect(await screen.findByText("1 area won’t be imported: Bay.")).toBeVisible();
  expect(screen.getByText("This file has nothing to import.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Compare with my log" })).toBeDisabled();
});

test("what is asked of one sheet is not asked of another", async () => {
  const asking = utils.aoa_to_sheet([
    ["Date", "Species", "Latitude", "Longitude"],
    ["04/05/2024", "Pike", 47.84, -92.27],
  ]);
  const book = { SheetNames: ["2023", "2024"], Sheets: { 2023: asking, 2024: sheetOf("Walleye") } };
  const bytes: ArrayBuffer = write(book, { type: "array", bookType: "xlsx" });
  const { person } = openImport();
  await choose(person, bytes);
  expect(await screen.findByRole("heading", { name: "Questions for you" })).toBeVisible();

  await person.click(screen.getByRole("button", { name: /Sheet/ }));
  await person.click(await screen.findByRole("option", { name: "2024, 1 line" }));

  expect(await line("Walleye")).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Questions for you" })).toBeNull();
});

test("without a network a file is read, and what comes next says that it needs one", async () => {
  const { person } = openImport();
  await choose(person, NOTES);
  expect(await line("Pike")).toBeDefined();

  goOffline();

  expect(
    await screen.findByText("You are offline. Creel can read the file, but comparing needs a signal."),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Compare with my log" })).toBeDisabled();
});

test("the database of Anglers' Log is refused with what to do instead", async () => {
  const { person } = openImport();
  await choose(person, "SQLite format 3\0", "anglerslog.db");

  expect(
    await screen.findByText(
      "This is a database from Anglers’ Log or another app. Export your catches from that app as CSV and choose that file.",
    ),
  ).toBeVisible();
});

test("what was compared is gone on with from the list once its file is closed, with its decisions", async () => {
  const { person, judged, network } = openImport(["same"]);
  await compare(person);
  expect(location.search).toBe(`?staged=${ID}`);
  await person.click((await line("Walleye")).getByRole("button", { name: "Leave out" }));
  await screen.findByText("1 catch ready to import.");
  const stored = { ...judged.stored(), id: localStorage.getItem(STAGED_IMPORT_KEY) ?? "" };
  network.answer({
    "GET /imports": { imports: [stored] },
    "GET /imports/*": { import: stored },
    "POST /imports/*/commit": { import: { ...stored, state: "running" } },
  });
  await person.click(screen.getByRole("button", { name: "Back" }));
  await person.click(await screen.findByRole("button", { name: "Cancel" }));

  await person.click(await screen.findByRole("link", { name: "Resume" }));
  expect(await screen.findByText(/^Photos are missing/)).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Import 1 catch" }));

  expect(await screen.findByRole("progressbar", { name: "Import of a.zip" })).toBeVisible();
  expect(network.sent("POST /imports/*/commit")).toEqual([{ rows: judged.rows(null).rows.length }]);
  expect(localStorage.getItem(STAGED_IMPORT_KEY)).toBeNull();
});

test("what another device has staged, of which nobody knows how much there is, is not gone on with", async () => {
  const { person, network } = openImport([], { path: `/import?staged=${ID}` });
  network.answer({ "GET /imports/*": { import: importOf() } });

  expect(await screen.findByRole("heading", { name: "Nothing was imported" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Choose a file" }));

  expect(await screen.findByRole("button", { name: "Choose files" })).toBeVisible();
});
