import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { goOffline, noAnswer, PENDING, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfWaters, waterOf } from "../../testing/waters.ts";

const VERMILION = waterOf();
const PIKE_RIVER = waterOf({
  id: "0193a2c4-0000-7000-8000-000000000002",
  name: "Pike River",
  kind: "river",
  trips: 4,
  blanks: 1,
  fish: 200,
  hours: 9,
  best: { catchId: "a", species: "Pike", weight: 7.2 },
  usable: { trips: 4, fish: 5, hours: 9 },
  last_on: "2025-12-11",
});

const names = async () =>
  within(await screen.findByRole("list", { name: "Waters" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("waters stand with their trips, hours, fish and rate, and what they come to stands above", async () => {
  openPage("/catches/waters", { answers: answersOfWaters(VERMILION, PIKE_RIVER) });
  expect(await names()).toEqual(["Lake Vermilion", "Pike River"]);
  const [lake, river] = screen.getAllByRole("listitem");
  expect(lake).toHaveTextContent("41 trips");
  expect(lake).toHaveTextContent("152 hours");
  expect(lake).toHaveTextContent("91 fish");
  expect(lake).toHaveTextContent("skunked 22%");
  expect(lake).toHaveTextContent(/0\.60 fish per hour, likely 0\.\d\d to 0\.\d\d/);
  expect(river).toHaveTextContent("Too few to say");
  expect(river).toHaveTextContent(/Best: Pike\s*7\.2lb/);
  expect(screen.getByText("10 skunked")).toBeVisible();
  expect(screen.getByRole("link", { name: "Lake Vermilion" })).toHaveAttribute(
    "href",
    `/catches/waters/${VERMILION.id}`,
  );
});

test("the order of waters is chosen, and the address knows it", async () => {
  const { person } = openPage("/catches/waters", { answers: answersOfWaters(VERMILION, PIKE_RIVER) });
  await names();
  await person.click(screen.getByRole("button", { name: /Order/ }));
  await person.click(await screen.findByRole("option", { name: "Most fish" }));
  await waitFor(async () => expect(await names()).toEqual(["Pike River", "Lake Vermilion"]));
  expect(location.search).toBe("?order=fish");
});

test("waters are narrowed to a species and a year, and the address knows both", async () => {
  const { person, network } = openPage("/catches/waters?year=2025", {
    answers: answersOfWaters(VERMILION, PIKE_RIVER),
  });
  await names();
  await person.click(screen.getByRole("button", { name: /Species/ }));
  await person.click(await screen.findByRole("option", { name: "Walleye" }));
  await waitFor(() =>
    expect(network.asked("GET /waters?")).toContain("GET /waters?species=Walleye&year=2025"),
  );
  expect(new URLSearchParams(location.search).get("species")).toBe("Walleye");
});

test("who has no water is told what one is for", async () => {
  openPage("/catches/waters", { answers: answersOfWaters() });
  expect(await screen.findByRole("heading", { name: "No waters yet" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Add a water" })).toBeVisible();
});

test("waters that cannot be loaded are said so, and tried again when asked", async () => {
  const { person, network } = openPage("/catches/waters", {
    answers: { ...answersOfWaters(VERMILION), "GET /waters": refusal(400, "unexpected", "No") },
  });
  expect(await screen.findByText("Your waters could not be loaded")).toBeVisible();
  network.answer(answersOfWaters(VERMILION));
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await names()).toEqual(["Lake Vermilion"]);
});

test("without a network the page says that there is none", async () => {
  goOffline();
  openPage("/catches/waters", { answers: { ...answersOfWaters(), "GET /waters": noAnswer } });
  await waitFor(() => expect(screen.getByText(/You are offline\./)).toBeVisible());
});

test("until the waters are known their place is held", async () => {
  openPage("/catches/waters", { answers: { ...answersOfWaters(), "GET /waters": () => PENDING } });
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  await waitFor(() => expect(document.querySelector("[aria-busy] [data-slot=skeleton]")).not.toBeNull());
});
