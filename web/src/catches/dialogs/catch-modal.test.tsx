import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { storedSession } from "../../http/stored-session.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { answersOfLog } from "../../testing/log.ts";
import { openEditForm } from "../../testing/render-catch-form.tsx";
import { catchOf } from "../editor/values/catch-testing.ts";

const WALLEYE = catchOf({
  weight: 6.2,
  length: 25.5,
  latitude: 47.83,
  longitude: -92.26,
  notes: "Dead slow.",
});
const PUT = "PUT /catches/*";

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Somebody else stored this meanwhile. */
function conflictWith(stored: typeof WALLEYE) {
  const sentence = "Changed somewhere else";
  const body = { statusCode: 412, error: sentence, message: sentence, code: "changed_elsewhere" };
  return () => Response.json({ ...body, catch: stored }, { status: 412 });
}

test("what is changed goes over the whole catch, and its dialog closes with what was saved", async () => {
  const { fill, press, network } = await openEditForm(WALLEYE);
  await fill("Weight", "7.1");
  await press("Save Changes");
  await isClosed();
  expect(await screen.findByText("Walleye saved")).toBeVisible();
  expect(network.sent(PUT)).toMatchObject([{ weight: 7.1, length: 25.5, notes: "Dead slow." }]);
});

test("a change that is submitted twice at once is sent once", async () => {
  const { form, field, fill, network } = await openEditForm(WALLEYE);
  await fill("Weight", "7.1");
  field("Length").focus();
  const element = form.querySelector("form");
  element?.requestSubmit();
  element?.requestSubmit();
  await isClosed();
  expect(network.sent(PUT)).toHaveLength(1);
});

test("a change that was stored though its answer was lost is found saved, and nothing is asked", async () => {
  const { fill, press, network } = await openEditForm(WALLEYE);
  await fill("Notes", "Off the point");
  const stored = { ...WALLEYE, notes: "Off the point", version: 2 };
  const { [PUT]: taken } = answersOfLog(stored);
  let tries = 0;
  network.answer({
    [PUT]: (asked) => {
      tries += 1;
      return tries === 1 || typeof taken !== "function" ? conflictWith(stored)() : taken(asked);
    },
  });
  await press("Save Changes");
  await isClosed();
  expect(screen.queryByRole("alertdialog", { name: "Changed somewhere else" })).toBeNull();
});

test("where somebody else was quicker both versions are shown, and what one chooses is saved over theirs", async () => {
  const { person, field, fill, press, network } = await openEditForm(WALLEYE);
  await fill("Weight", "5");
  await fill("Length", "20");
  const theirs = { ...WALLEYE, weight: 9, notes: "From the other tab", version: 2 };
  network.answer({ [PUT]: conflictWith(theirs) });
  await press("Save Changes");

  const question = within(await screen.findByRole("alertdialog", { name: "Changed somewhere else" }));
  expect(question.getByRole("radio", { name: /^This form\s*5 lb$/ })).toBeChecked();
  expect(question.getAllByRole("radiogroup"), "what only they changed is merged").toHaveLength(1);
  await person.click(question.getByRole("button", { name: "Cancel" }));
  expect(field("Weight")).toHaveValue("5");

  await press("Save Changes");
  const again = within(await screen.findByRole("alertdialog", { name: "Changed somewhere else" }));
  await person.click(again.getByRole("radio", { name: /^Saved elsewhere\s*9 lb$/ }));
  network.answer(answersOfLog(theirs));
  await person.click(again.getByRole("button", { name: "Save my choice" }));
  expect(await screen.findByText("Walleye saved")).toBeVisible();
  expect(network.sent(PUT).at(-1)).toMatchObject({ weight: 9, length: 20, notes: "From the other tab" });
});

const deleted = () => Response.json({}, { status: 404 });

test("a catch that was deleted elsewhere while it was changed is kept as a new one, with all that was typed", async () => {
  const { person, fill, press, network } = await openEditForm(WALLEYE);
  await fill("Notes", "Off the point");
  network.answer({ [PUT]: deleted });
  await press("Save Changes");
  const question = within(await screen.findByRole("alertdialog", { name: "Deleted somewhere else" }));
  await person.click(question.getByRole("button", { name: "Save as new catch" }));
  await isClosed();
  expect(await screen.findByText("Walleye saved")).toBeVisible();
  const [created] = network.sent("POST /catches");
  expect(created).toMatchObject({ species: "Walleye", weight: 6.2, notes: "Off the point", latitude: 47.83 });
  expect(created).not.toMatchObject({ id: WALLEYE.id });
});

test("a catch that was deleted elsewhere while it was changed is let go, with what was typed", async () => {
  const { person, fill, press, network } = await openEditForm(WALLEYE);
  await fill("Notes", "Off the point");
  network.answer({ [PUT]: deleted });
  await press("Save Changes");
  const question = within(await screen.findByRole("alertdialog", { name: "Deleted somewhere else" }));
  await person.click(question.getByRole("button", { name: "Discard" }));
  await isClosed();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(network.sent("POST /catches")).toEqual([]);
  expect(await listItems(storedSession()?.user.id ?? "")).toEqual([]);
});
