import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { limitOf } from "../testing/limits.ts";
import { noAnswer } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";
import { answersOfWaters, waterOf } from "../testing/waters.ts";

const LAKE = waterOf({ name: "Lake Vermilion" });
const WALLEYE = limitOf({
  water_id: LAKE.id,
  min_length: 15,
  one_over: 20,
  bag_day: 6,
  closed_from: "03-01",
  closed_to: "05-12",
  read_on: "2026-05-03",
});
const answers = { ...answersOfWaters(LAKE), "GET /limits": { limits: [WALLEYE] } };

function limits() {
  const list = screen.getByRole("list", { name: "Limits you wrote down" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("a limit says its rules, its water, and how long ago the angler read it", async () => {
  openPage("/profile/limits", { answers });
  await screen.findByText("Lake Vermilion");
  expect(limits()).toEqual([
    expect.stringMatching(
      /Walleye.*Lake Vermilion.*Length15 in or more,one over 20 in.*A day6.*A year.*Mar 1 – May 12.*You entered this May 3, \d+ days ago/,
    ),
  ]);
});

test("a limit of over a year ago is marked as old", async () => {
  const old = limitOf({ read_on: "2025-06-06" });
  openPage("/profile/limits", { answers: { ...answers, "GET /limits": { limits: [old] } } });
  expect(await screen.findByText("You entered this Jun 6, 2025, over a year ago")).toBeVisible();
});

test("a limit is written down with a species, and without one it is refused", async () => {
  const { person, network } = openPage("/profile/limits", {
    answers: { ...answers, "GET /limits": { limits: [] }, "POST /limits": { limit: WALLEYE } },
  });
  await person.click(await screen.findByRole("button", { name: "Add a limit" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Species is required")).toBeVisible();
  await person.click(dialog.getByRole("button", { name: /^Species|Choose a species/ }));
  await person.click(await screen.findByRole("option", { name: "Perch" }));
  await person.type(dialog.getByRole("textbox", { name: /^Bag a day/ }), "3");
  await person.type(dialog.getByRole("textbox", { name: /^Where you read it/ }), "Leaflet");
  await person.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("POST /limits")).toMatchObject([
    { species: "Perch", bag_day: 3, source: "Leaflet", water_id: null, region: null, min_length: null },
  ]);
});

test("lengths in the wrong order are refused at their field", async () => {
  const { person } = openPage("/profile/limits", { answers });
  await person.click(await screen.findByRole("button", { name: "Edit the limit for Walleye" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Limit for walleye" }));
  await person.type(dialog.getByRole("textbox", { name: /^At most/ }), "10");
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Maximum length must not be less than the minimum")).toBeVisible();
});

test("a limit is deleted after a question", async () => {
  const path = `DELETE /limits/${WALLEYE.id}`;
  const { person, network } = openPage("/profile/limits", { answers: { ...answers, [path]: null } });
  await person.click(await screen.findByRole("button", { name: "Edit the limit for Walleye" }));
  await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  network.answer({ "GET /limits": { limits: [] } });
  await person.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete limit" }),
  );
  await waitFor(() => expect(network.asked(path)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText("Walleye")).toBeNull());
});

test("without a network a limit is kept on this phone", async () => {
  const { person, network } = openPage("/profile/limits", {
    answers: { ...answers, "GET /limits": { limits: [] } },
  });
  await person.click(await screen.findByRole("button", { name: "Add a limit" }));
  network.answer({ "POST /limits": noAnswer, "GET /health": noAnswer });
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: /^Species|Choose a species/ }));
  await person.click(await screen.findByRole("option", { name: "Pike" }));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved on this phone")).toBeVisible();
  await waitFor(() =>
    expect(limits()).toEqual([expect.stringMatching(/^PiPike.*Everywhere.*On this phone/)]),
  );
});
