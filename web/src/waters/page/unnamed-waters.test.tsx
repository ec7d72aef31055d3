import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { goOffline, noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfUnnamed, answersOfWaters, unnamedOf, waterOf } from "../../testing/waters.ts";

const MILLE_LACS = unnamedOf();
const POND = unnamedOf({
  latitude: 47.7,
  longitude: -91.9,
  outline: null,
  names: [],
  fish: 1,
  trips: 0,
  blanks: 0,
  hours: 0,
  places: [[-91.9, 47.7, 1, 0]],
});

const asked = () => screen.findByRole("region", { name: /your waters?\?/ });
const COARSE = MILLE_LACS.outline && { ...MILLE_LACS.outline, error: 2000 };
const NO_GROUND = {
  "GET .+/lakes.json": { features: [] },
  "GET .+/land-squares.json": () => Response.json([]),
};
/** In the band above the list. */
const numberOf = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling;
const isAnswered = () => waitFor(() => expect(screen.queryByText("Mille Lacs Lake?")).toBeNull());

test("what the map knows is asked above the list, with what would be filed there", async () => {
  openPage("/catches/waters", { answers: answersOfUnnamed(MILLE_LACS, POND) });
  const panel = await asked();
  expect(within(panel).getByText("Mille Lacs Lake?")).toBeVisible();
  expect(panel).toHaveTextContent("Tap Yes to file 12 catches, 6 trips.");
  expect(await within(panel).findByText(/Vineland/)).toHaveTextContent(
    "12 catches, 6 trips inside one shore. Near Vineland, Minnesota.",
  );
  const list = screen.getByRole("list", { name: "Waters" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(list).toHaveTextContent("Unnamed lake1 catch. Near Vineland, Minnesota.");
});

test("the numbers of all waters count those without a name", async () => {
  openPage("/catches/waters", { answers: answersOfUnnamed(MILLE_LACS, POND) });
  await asked();
  expect(numberOf("Waters")).toHaveTextContent("22 unnamed");
  expect(numberOf("Trips")).toHaveTextContent("62 skunked");
  expect(numberOf("Hours")).toHaveTextContent("24.0h");
});

test.each([
  ["a circle", { ...POND, kind: "lake" as const }, 1],
  ["a coarse shore", { ...MILLE_LACS, outline: COARSE }, 1],
  ["a shore that the map knows well", MILLE_LACS, 0],
  ["the sea, which ends at its shore,", { ...POND, kind: "sea" as const }, 0],
])("%s says whether it is approximate", async (_what, place, count) => {
  openPage("/catches/waters", { answers: { ...answersOfUnnamed(place), ...NO_GROUND } });
  expect(await screen.findByText(/Near Vineland/)).toBeVisible();
  expect(screen.queryAllByText("approximate")).toHaveLength(count);
});

test("one tap names a water with its shape, and Undo takes that back", async () => {
  const { person, network } = openPage("/catches/waters", { answers: answersOfUnnamed(MILLE_LACS) });
  await person.click(within(await asked()).getByRole("button", { name: "Yes, Mille Lacs Lake" }));

  expect(await screen.findByText("Filed under Mille Lacs Lake")).toBeVisible();
  expect(screen.getByText("12 catches, 6 trips")).toBeVisible();
  await isAnswered();
  expect(screen.getByRole("link", { name: "Mille Lacs Lake" })).toBeVisible();
  const { latitude, longitude, kind, outline, radius } = MILLE_LACS;
  expect(network.sent("POST /waters")).toMatchObject([
    { name: "Mille Lacs Lake", latitude, longitude, kind, outline, radius },
  ]);

  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(await asked()).toBeVisible();
  expect(network.asked("DELETE /waters/")).toHaveLength(1);
});

test("a name that is refused stays a question, and why is said", async () => {
  const answers = {
    ...answersOfUnnamed(MILLE_LACS),
    "POST /waters": refusal(400, "unexpected", "You have a thousand waters."),
  };
  const { person } = openPage("/catches/waters", { answers });
  await person.click(within(await asked()).getByRole("button", { name: /^Yes/ }));
  expect(await screen.findByText("You have a thousand waters.")).toBeVisible();
  expect(await asked()).toBeVisible();
});

test("without a network the answer is saved on this phone, and the question is gone all the same", async () => {
  const answers = answersOfUnnamed(MILLE_LACS);
  const { person, network } = openPage("/catches/waters", { answers });
  const panel = await asked();
  goOffline();
  network.answer({ "POST /waters": noAnswer, "GET /waters": noAnswer });
  await person.click(within(panel).getByRole("button", { name: /^Yes/ }));
  expect(await screen.findByText("Saved on this phone: Mille Lacs Lake")).toBeVisible();
  await isAnswered();
  expect(screen.getByRole("link", { name: "Mille Lacs Lake" })).toBeVisible();
});

test("a water of that name that was a circle so far gets the shape, in place of a second one", async () => {
  const { latitude, longitude } = MILLE_LACS;
  const circle = waterOf({ name: "mille lacs lake", latitude, longitude, outline: null });
  const { person, network } = openPage("/catches/waters", {
    answers: {
      ...answersOfWaters(circle),
      "GET /places/at": { name: "Near Vineland, Minnesota" },
      "GET /waters": { waters: [{ ...circle, small_outline: null }], unnamed: [MILLE_LACS] },
      "PUT /waters/*": { water: circle, found: { catches: 12, trips: 6 } },
    },
  });
  await person.click(within(await asked()).getByRole("button", { name: /^Yes/ }));
  await waitFor(() =>
    expect(network.sent(`PUT /waters/${circle.id}`)).toEqual([{ outline: MILLE_LACS.outline }]),
  );
  expect(network.asked("POST /waters")).toEqual([]);
});

test("another name is chosen from what the map, the notes and the towns know, or typed", async () => {
  const place = unnamedOf({
    names: [
      { name: "Mille Lacs Lake", from: "map" },
      { name: "Mille Lacs", from: "notes", count: 2 },
      { name: "Vineland", from: "town" },
    ],
  });
  const { person, network } = openPage("/catches/waters", { answers: answersOfUnnamed(place) });
  await person.click(await screen.findByRole("button", { name: "Other name for Mille Lacs Lake" }));
  const sheet = await screen.findByRole("dialog", { name: "Name this lake" });
  const labels = within(sheet)
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent);
  expect(labels).toEqual([
    "Mille Lacs Lake from the map",
    "Mille Lacs from 2 notes you wrote",
    "Lake near Vineland from the nearest town",
  ]);
  expect(sheet).toHaveTextContent(
    "Creel files 12 catches, 6 trips inside this shore under this name, and all new ones too.",
  );
  await person.click(within(sheet).getByRole("radio", { name: /^Mille Lacs\s*from/ }));
  await person.type(within(sheet).getByRole("textbox", { name: /Or type a name/ }), "The big lake");
  await person.click(within(sheet).getByRole("button", { name: "Save name" }));
  expect(await screen.findByText("Filed under The big lake")).toBeVisible();
  expect(network.sent("POST /waters")).toMatchObject([{ name: "The big lake", outline: place.outline }]);
});

test("the chosen name is saved as it stands, and a sheet without one asks for it", async () => {
  const town = { ...POND, names: [{ name: "Babbitt", from: "town" as const }] };
  const { person, network } = openPage("/catches/waters", { answers: answersOfUnnamed(town) });
  await person.click(await screen.findByRole("button", { name: "Name it" }));
  const sheet = await screen.findByRole("dialog", { name: "Name this lake" });
  expect(sheet).toHaveTextContent("The map has no shore here. Creel files 1 catch within 1.2 mi");
  await person.click(within(sheet).getByRole("button", { name: "Save name" }));
  await waitFor(() => expect(network.sent("POST /waters")).toMatchObject([{ name: "Lake near Babbitt" }]));
});
