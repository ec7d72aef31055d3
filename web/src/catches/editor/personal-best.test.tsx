import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { goOffline } from "../../testing/network.ts";
import { openEditForm, openLogForm } from "../../testing/render-catch-form.tsx";
import { catchOf } from "./values/catch-testing.ts";

const LONGEST = catchOf({ id: "longest", length: 25.5, weight: 6, date: "2025-05-03T12:00:00Z" });
const OTHER = catchOf({ id: "other", length: 20, weight: 4, latitude: 47.83, longitude: -92.26 });

/** Returns the announcement about the saved catch. */
const message = async (title: string) => {
  const toast = await screen.findByRole("alertdialog", { name: title });
  return within(toast).getByRole("alert");
};

/** Waits for the request for the personal bests, which the form sends before anyone can save. */
const bestsOf = ({ network }: Pick<Awaited<ReturnType<typeof openLogForm>>, "network">) =>
  waitFor(() => expect(network.asked("GET /catches/stats/bests")).toHaveLength(1));

const openLog = () => openLogForm({ answers: answersOfLog(LONGEST, OTHER) });

test("a new catch that is the longest of its species is said to be so, with what it beat", async () => {
  const form = await openLog();
  await bestsOf(form);
  await form.choose("Walleye");
  await form.fill("Length", "26");
  await form.press("Save Catch");
  expect(await message("Walleye saved")).toHaveTextContent(
    "Your longest walleye: 26 in. It beats 25.5 in from May 3, 2025.",
  );
});

test("a change that makes a catch the heaviest of its species is said to", async () => {
  const form = await openEditForm(OTHER, { answers: answersOfLog(OTHER, LONGEST) });
  await bestsOf(form);
  await form.fill("Weight", "6.5");
  await form.press("Save Changes");
  expect(await message("Walleye saved")).toHaveTextContent(
    "Your heaviest walleye: 6.5 lb. It beats 6 lb from May 3, 2025.",
  );
});

test("of a catch that beats nothing no more is said than that it is saved", async () => {
  const form = await openLog();
  await bestsOf(form);
  await form.choose("Walleye");
  await form.fill("Length", "25.5");
  await form.press("Save Catch");
  expect((await message("Walleye saved")).textContent).toBe("Walleye saved");
});

test("without a network the longest of its species is said to be so, by what this device knows", async () => {
  const form = await openLog();
  await bestsOf(form);
  await form.choose("Walleye");
  await form.fill("Length", "26");
  goOffline();
  await form.press("Save Catch");
  expect(await message("Saved on this phone")).toHaveTextContent(
    "Your longest walleye: 26 in. It beats 25.5 in from May 3, 2025.",
  );
});
