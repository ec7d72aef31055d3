import type { MarkOfWater } from "@creel/domain/waters/river-mark";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { conditionsOf, gaugedOf } from "../../testing/conditions.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfWaters, waterOf } from "../../testing/waters.ts";
import { answersOfNotifications } from "../data/notification-testing.ts";

const RIVER = waterOf({ id: "0199f2a0-0000-7000-8000-0000000000a1", name: "Vermilion River", kind: "river" });
const OVER: MarkOfWater = { quantity: "level", direction: "over", value: 5.5, water: RIVER };
const UNDER: MarkOfWater = { ...OVER, direction: "under", value: 2 };

function openMarks(marks: MarkOfWater[], answers: Answers = {}, units: "imperial" | "metric" = "imperial") {
  return openPage("/profile/notifications", {
    user: { units },
    answers: {
      ...answersOfLog(),
      ...answersOfNotifications(),
      ...answersOfWaters(RIVER),
      "GET /waters/marks": { marks },
      [`GET /waters/${RIVER.id}/conditions`]: { conditions: gaugedOf() },
      [`PUT /waters/${RIVER.id}/marks`]: { marks: [] },
      ...answers,
    },
  });
}

test("the marks stand in their list and under their topic", async () => {
  openMarks([OVER, UNDER]);
  const list = within(await screen.findByRole("list", { name: "River marks" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Vermilion River over 5.5 ftRemove",
    "Vermilion River under 2 ftRemove",
  ]);
  const row = screen.getByRole("row", { name: /River over or under a mark/ });
  expect(
    within(row)
      .getAllByText("Vermilion River")
      .map(({ tagName }) => tagName),
  ).toEqual(["I", "I"]);
});

test("removing a mark keeps the others of its river", async () => {
  const { person, network } = openMarks([OVER, UNDER]);
  await person.click(await screen.findByRole("button", { name: "Remove: Vermilion River over 5.5 ft" }));
  await waitFor(() =>
    expect(network.sent(`PUT /waters/${RIVER.id}/marks`)).toEqual([
      { marks: [{ quantity: "level", direction: "under", value: 2 }] },
    ]),
  );
});

async function openDialog(person: ReturnType<typeof openMarks>["person"]) {
  await person.click(await screen.findByRole("button", { name: "Add a mark" }));
  const form = within(await screen.findByRole("dialog", { name: "Add a mark" }));
  await person.click(form.getByRole("button", { name: /River or lake/ }));
  await person.click(await screen.findByRole("option", { name: "Vermilion River" }));
  return form;
}

test("a mark is added in the angler's unit, and replaces the one in its place", async () => {
  const { person, network } = openMarks([OVER, UNDER], {}, "metric");
  const form = await openDialog(person);
  const field = await form.findByRole("textbox", { name: /^Level/ });
  expect(form.getByText("Now 1.46 m")).toBeVisible();
  await person.click(form.getByRole("button", { name: "Save" }));
  expect(field).toBeInvalid();
  await person.type(field, "1.5");
  await person.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent(`PUT /waters/${RIVER.id}/marks`)).toEqual([
    {
      marks: [
        { quantity: "level", direction: "under", value: 2 },
        { quantity: "level", direction: "over", value: expect.closeTo(4.921, 3) },
      ],
    },
  ]);
});

test("a water without a gauge says what is needed first", async () => {
  const { person } = openMarks([], {
    [`GET /waters/${RIVER.id}/conditions`]: { conditions: conditionsOf() },
  });
  const form = await openDialog(person);
  expect(await form.findByText(/^This water has no gauge/)).toBeVisible();
  expect(form.getByRole("link", { name: "Open the water" })).toHaveAttribute(
    "href",
    `/catches/waters/${RIVER.id}`,
  );
  expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
});

test("marks that cannot be loaded say so", async () => {
  openMarks([], { "GET /waters/marks": noAnswer });
  expect(
    await screen.findByText("Your marks could not be loaded. Check your connection and try again."),
  ).toBeVisible();
});
