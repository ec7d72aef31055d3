import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { ALONE, COMPANION, HATCH, LINE_OUT } from "../../../testing/custom-fields.ts";
import { setPhone } from "../../../testing/layout.ts";
import { openEditForm, openLogForm } from "../../../testing/render-catch-form.tsx";
import { catchOf } from "../values/catch-testing.ts";

const FIELDS = [COMPANION, LINE_OUT, HATCH, ALONE, { ...HATCH, id: "gone", name: "Gone", is_removed: true }];
const answers = { "GET /custom-fields": { fields: FIELDS } };
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("on a phone a new catch has one's own fields in a fold, and what is noted there is saved with it", async () => {
  setPhone(true);
  const { form, press, choose, person, network } = await openLogForm({ answers });
  await choose("Pike");

  await person.click(
    await within(form).findByRole("button", {
      name: /Custom fields\s*Companion, Line out, Fly hatch,? Alone/,
    }),
  );
  const own = within(form);
  await person.click(await own.findByRole("button", { name: "Nils" }));
  await person.type(own.getByRole("textbox", { name: /^Line out/ }), "60");
  await person.type(own.getByRole("textbox", { name: "Fly hatch" }), " Mayfly ");
  await person.click(within(own.getByRole("group", { name: "Alone" })).getByRole("button", { name: "No" }));
  await press("Save Catch");

  await isClosed();
  expect(network.sent("POST /catches")).toMatchObject([
    { custom: { [COMPANION.id]: "Nils", [LINE_OUT.id]: 60, [HATCH.id]: "Mayfly", [ALONE.id]: false } },
  ]);
});

test("a change sends what became of own fields, and leaves a choice that is on the list no more as it was", async () => {
  const caught = catchOf({ custom: { [COMPANION.id]: "Ida", [ALONE.id]: true } });
  const { form, press, person, network } = await openEditForm(caught, { answers });

  const own = within(await within(form).findByRole("group", { name: "Custom fields" }));
  expect(await own.findByRole("button", { name: "Ida", pressed: true })).toBeVisible();
  await person.click(own.getByRole("button", { name: "Yes" }));
  await press("Save Changes");

  await isClosed();
  expect(network.sent("PUT /catches/*")).toMatchObject([{ custom: { [ALONE.id]: null } }]);
});

test("without own fields the form says nothing of them, and sends nothing", async () => {
  const { form, press, choose, network } = await openLogForm();
  await choose("Pike");

  expect(within(form).queryByText("Custom fields")).toBeNull();
  await press("Save Catch");
  await isClosed();
  expect(network.sent("POST /catches")).toEqual([expect.not.objectContaining({ custom: expect.anything() })]);
});

test("who changes the catch of somebody else is not asked for fields of their own", async () => {
  const { form } = await openEditForm(catchOf({ custom: undefined }), { answers });

  expect(await within(form).findByRole("button", { name: "Save Changes" })).toBeVisible();
  expect(within(form).queryByText("Custom fields")).toBeNull();
});
