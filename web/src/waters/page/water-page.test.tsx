import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfWaters, NO_STATS, waterOf } from "../../testing/waters.ts";
import { tripOf } from "../../trips/data/trip-testing.ts";

const WATER = waterOf({ hours: 160, note: "Launch before seven." });
const OTHER = waterOf({ id: "0193a2c4-0000-7000-8000-000000000002", name: "Birch Lake", trips: 8 });
const NONE_FOUND = { catches: 0, trips: 0 };
const PATH = `/catches/waters/${WATER.id}`;
const IN_API = `/waters/${WATER.id}`;

const open = (answers: Answers = {}) =>
  openPage(PATH, { answers: { ...answersOfWaters(WATER, OTHER), ...answers } });
const region = (name: string) => screen.getByRole("region", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("a water's page tells its numbers, months, depths, lures, bests and notes, and whose they are", async () => {
  open({
    "GET /waters/*/stats": {
      ...NO_STATS,
      bySpecies: [{ species: "Walleye", count: 60 }],
      byMonth: [
        { month: 3, fish: 0, trips: 1, blanks: 1, hours: 3 },
        { month: 6, fish: 19, trips: 5, blanks: 0, hours: 20 },
      ],
      byYear: [{ year: 2026, fish: 91, trips: 41, blanks: 9, hours: 160 }],
      byDepth: [{ depth: 9, fish: 15 }],
      byLure: [{ lure: "Jig", fish: 34, species: ["Walleye", "Perch"] }],
      bests: [{ catchId: "a", species: "Walleye", weight: 6.2, length: 25.5, day: "2025-11-20" }],
    },
  });
  await title("Lake Vermilion");
  expect(await screen.findByText("June: 19 fish")).toBeInTheDocument();
  expect(screen.getByText("March: 0 fish")).toBeInTheDocument();
  expect(screen.getByText("April: no trip")).toBeInTheDocument();
  expect(region("Depths")).toHaveTextContent(/6 to 9 ft\s*0/);
  expect(region("Lures")).toHaveTextContent("JigWalleye, Perch34");
  expect(region("Bests")).toHaveTextContent("WalleyeNov 20, 20256.2lb25.5in");
  expect(region("Notes")).toHaveTextContent("Launch before seven.");
  expect(screen.getByText("160")).toBeVisible();
  expect(screen.getByText("1 species")).toBeVisible();
  expect(screen.getByText("Only you see this.")).toBeVisible();
});

test("a water's page tells by hour, month, lure and species what was caught there, and how often nothing", async () => {
  const here = simulatedOutings(60);
  for (const [index, outing] of here.outings.entries()) {
    outing.water = index % 3 === 0 ? { id: OTHER.id, name: OTHER.name } : { id: WATER.id, name: WATER.name };
  }
  open({ "GET /insights/outings": here, "GET /gear": { gear: [] } });
  const rates = within(await screen.findByRole("region", { name: "What you caught here" }));
  expect(rates.getByText(/^40 trips, \d+ hours, \d+ fish, \d+ blanks$/)).toBeVisible();
  const charts = rates.getAllByRole("region").map((chart) => within(chart).getByRole("heading").textContent);
  expect(charts).toEqual(["By hour", "By month", "By lure", "By species"]);
  const species = within(rates.getByRole("region", { name: "By species" })).getAllByRole("listitem");
  expect(species[0]).toHaveTextContent(/^Walleye: .* fish per hour, likely .*; skunked on \d+ of 40 trips/);
});

test("the last trips on a water lead to their pages", async () => {
  const trip = tripOf({ counts: { ...tripOf().counts, fish: 3 } });
  open({ "GET /trips": { trips: [trip], nextCursor: null, total: 1 } });
  await title("Lake Vermilion");
  const row = await within(await screen.findByRole("region", { name: "Recent trips" })).findByRole(
    "listitem",
  );
  expect(row).toHaveTextContent(/4.0 h3fish$/);
  expect(within(row).getByRole("link")).toHaveAttribute("href", `/catches/trips/${trip.id}`);
});

const noAnswer = () => {
  throw new TypeError("Failed to fetch");
};

test("a trip is started on a water by one press, and not while another one runs", async () => {
  const user = anglerOf();
  const answers = {
    ...answersOfWaters(WATER, OTHER),
    "GET /trips/running": { trip: null },
    "POST /trips": noAnswer,
  };
  const { person } = openPage(PATH, { user, answers });
  await title("Lake Vermilion");
  await person.click(await screen.findByRole("button", { name: "Start a trip here" }));
  await waitFor(async () =>
    expect(await listItems(user.id)).toMatchObject([
      { work: { kind: "create", fields: { water_id: WATER.id } } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Start a trip here" })).toBeNull());
});

test("the catches on a water are listed by its menu", async () => {
  const { person } = open();
  await title("Lake Vermilion");
  await person.click(screen.getByRole("button", { name: "More" }));
  const item = await screen.findByRole("menuitem", { name: "Its catches" });
  expect(item).toHaveAttribute("href", `/catches?water=${WATER.id}`);
});

test("a water that is gone is said to be, with the way to the others", async () => {
  open({ [`GET ${IN_API}`]: refusal(404, "not_found", "Not found") });
  await title("Water not found");
  expect(screen.getByRole("link", { name: "Your waters" })).toHaveAttribute("href", "/catches/waters");
});

test("a water that cannot be loaded is said so", async () => {
  open({ [`GET ${IN_API}`]: refusal(400, "unexpected", "No") });
  expect(await screen.findByText("This water could not be loaded")).toBeVisible();
});

test("another name is sent with the version it was given to", async () => {
  const { person, network } = open({
    [`PUT ${IN_API}`]: { water: { ...WATER, version: 2 }, found: NONE_FOUND },
  });
  await title("Lake Vermilion");
  await person.click(screen.getByRole("button", { name: "Rename" }));
  const field = await screen.findByRole("textbox", { name: "Name" });
  await waitFor(() => expect(field).toHaveFocus());
  await person.clear(field);
  await person.paste("Vermilion");
  network.answer(answersOfWaters({ ...WATER, version: 2, name: "Vermilion" }, OTHER));
  await person.click(screen.getByRole("button", { name: "Save water" }));
  await title("Vermilion");
  expect(network.sent(`PUT ${IN_API}`)).toEqual([
    { name: "Vermilion", kind: "lake", note: "Launch before seven." },
  ]);
});

test("a name that could not be saved stays in the dialog, with the reason", async () => {
  const { person } = open({ [`PUT ${IN_API}`]: refusal(412, "stale_version", "It was changed meanwhile") });
  await title("Lake Vermilion");
  await person.click(screen.getByRole("button", { name: "Rename" }));
  await person.clear(await screen.findByRole("textbox", { name: "Name" }));
  await person.click(screen.getByRole("button", { name: "Save water" }));
  const field = screen.getByRole("textbox", { name: "Name" });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Name is required/));
  await person.type(field, "Other");
  await person.click(screen.getByRole("button", { name: "Save water" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("It was changed meanwhile");
  expect(field).toHaveValue("Other");
});

async function choose(person: ReturnType<typeof open>["person"], item: string) {
  await title("Lake Vermilion");
  await person.click(screen.getByRole("button", { name: "More" }));
  await person.click(await screen.findByRole("menuitem", { name: item }));
}

test("a water is merged into another one, whose page comes up", async () => {
  const { person, network } = open({ [`POST ${IN_API}/merge`]: { water: OTHER, found: NONE_FOUND } });
  await choose(person, "Merge into another");
  const dialog = within(await screen.findByRole("dialog", { name: "Merge Lake Vermilion" }));
  await person.click(dialog.getByRole("button", { name: "Merge waters" }));
  expect(await dialog.findByText("Choose the water to keep")).toBeVisible();
  await person.click(dialog.getByRole("combobox", { name: "Into" }));
  await person.click(await screen.findByRole("option", { name: "Birch Lake" }));
  await person.click(dialog.getByRole("button", { name: "Merge waters" }));
  await title("Birch Lake");
  expect(network.sent(`POST ${IN_API}/merge`)).toEqual([{ into: OTHER.id }]);
});

test("a merge is undone from the line about it, or on the page of the other water until a day", async () => {
  const merge = { id: WATER.id, name: WATER.name, undo_until: "2026-12-07T12:00:00.000Z" };
  const merged = { ...OTHER, merges: [merge] };
  const { person, network } = open({
    [`GET /waters/${OTHER.id}`]: { water: merged },
    [`DELETE ${IN_API}/merge`]: refusal(404, "not_found", "It is gone"),
    [`POST ${IN_API}/merge`]: { water: merged, found: NONE_FOUND },
  });
  await choose(person, "Merge into another");
  await person.click(await screen.findByRole("combobox", { name: "Into" }));
  await person.click(await screen.findByRole("option", { name: "Birch Lake" }));
  await person.click(screen.getByRole("button", { name: "Merge waters" }));
  await title("Birch Lake");
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("It is gone")).toBeVisible();
  expect(screen.getByText("Merged with Lake Vermilion. You can undo this until December 7.")).toBeVisible();
  network.answer({ [`DELETE ${IN_API}/merge`]: { water: WATER, found: NONE_FOUND } });
  await person.click(screen.getByRole("button", { name: "Undo merging Lake Vermilion" }));
  await title("Lake Vermilion");
});

test("a water is deleted once that is confirmed, and its catches stay", async () => {
  const { person, network } = open({
    [`DELETE ${IN_API}`]: () => {
      network.answer(answersOfWaters(OTHER));
      return new Response(null, { status: 204 });
    },
  });
  await choose(person, "Delete water");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Lake Vermilion?" }));
  expect(question.getByText(/Its catches and trips stay/)).toBeVisible();
  await person.click(question.getByRole("button", { name: "Delete water" }));
  await waitFor(() => expect(location.pathname).toBe("/catches/waters"));
  expect(await screen.findByRole("link", { name: "Birch Lake" })).toBeVisible();
});
