import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { COMPANION, customFieldOf, HATCH, LINE_OUT, MOOD } from "../../testing/custom-fields.ts";
import type { Asked } from "../../testing/network.ts";
import { noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const POST = "POST /custom-fields";
const PUT = "PUT /custom-fields/*";
const DELETE = "DELETE /custom-fields/*";

function showFields(...given: CustomField[]) {
  const fields = [...given];
  const find = ({ path }: Asked) => fields.findIndex(({ id }) => path.endsWith(id));
  return openPage("/custom-fields", {
    answers: {
      "GET /custom-fields": () => ({ fields }),
      [POST]: ({ body }: Asked) => {
        const field = customFieldOf({ id: `new-${fields.length}`, name: "", ...Object(body) });
        fields.push(field);
        return { field };
      },
      [PUT]: (asked: Asked) => {
        const changed = Object.assign({}, fields[find(asked)], asked.body);
        fields[find(asked)] = changed;
        return { field: changed };
      },
      [DELETE]: (asked: Asked) => {
        fields.splice(find(asked), 1);
        return new Response(null, { status: 204 });
      },
    },
  });
}

const names = () =>
  within(screen.getByRole("list", { name: "Your custom fields" }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

test("girth is switched on with one tap, and then no more offered", async () => {
  const { person, network } = showFields();

  await person.click(await screen.findByRole("button", { name: "Girth" }));

  await waitFor(() => expect(screen.queryByRole("button", { name: "Girth" })).toBeNull());
  await waitFor(() =>
    expect(network.sent(POST)).toMatchObject([{ kind: "number", name: "Girth", unit: "in" }]),
  );
  expect(names()).toEqual([expect.stringContaining("Girth")]);
});

test("a new field is added with what it is noted of, its kind and its choices, which must be there", async () => {
  const { person, network } = showFields();

  await person.click(await screen.findByRole("button", { name: "Add a field" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a field" }));
  await person.type(dialog.getByRole("textbox", { name: "Name" }), "Boat");
  await person.click(dialog.getByRole("radio", { name: "Trips" }));
  await person.click(dialog.getByRole("radio", { name: "One of" }));
  await person.click(dialog.getByRole("button", { name: "Save field" }));
  expect(await dialog.findByText("Add at least one choice")).toBeVisible();
  await person.type(dialog.getByRole("textbox", { name: /^Choices/ }), "Lund\n Canoe\n\nLund");
  await person.click(dialog.getByRole("button", { name: "Save field" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent(POST)).toMatchObject([
    { subject: "trip", kind: "choice", name: "Boat", unit: null, choices: ["Lund", "Canoe"] },
  ]);
});

test("a field is renamed, and moved past its neighbor even where one between them was removed", async () => {
  const { person, network } = showFields(COMPANION, { ...HATCH, is_removed: true }, LINE_OUT);

  await person.click(await screen.findByRole("button", { name: /^Edit\s*Line out$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Line out" }));
  await person.clear(dialog.getByRole("textbox", { name: "Name" }));
  await person.type(dialog.getByRole("textbox", { name: "Name" }), "Line");
  await person.click(dialog.getByRole("button", { name: "Save field" }));
  await person.click(await screen.findByRole("button", { name: "Move Line" }));
  expect(screen.queryByRole("menuitem", { name: "Move down" })).toBeNull();
  await person.click(await screen.findByRole("menuitem", { name: "Move up" }));

  await waitFor(() =>
    expect(network.sent(PUT)).toEqual([{ name: "Line", unit: "ft", choices: [] }, { position: 0 }]),
  );
});

test("a removed field can be put back; deleting it for good says how many catches lose a value", async () => {
  const { person, network } = showFields(COMPANION);

  await person.click(await screen.findByRole("button", { name: /^Edit\s*Companion$/ }));
  await person.click(await screen.findByRole("button", { name: "Remove" }));
  const removed = within(await screen.findByRole("list", { name: "Removed fields" }));
  expect(removed.getByRole("button", { name: /^Put back\s*Companion$/ })).toBeVisible();
  await person.click(removed.getByRole("button", { name: /^Delete for good\s*Companion$/ }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Companion for good?" }));
  expect(question.getByText(/^Its values will be removed from 61 catches/)).toBeVisible();
  await person.click(question.getByRole("button", { name: "Delete for good" }));

  await waitFor(() => expect(screen.queryByText("Companion")).toBeNull());
  expect(network.sent(PUT)).toEqual([{ is_removed: true }]);
});

test("without a network a field is added on this phone, and the form offers it", async () => {
  const { person, network } = showFields();
  await screen.findByRole("button", { name: "Girth" });
  network.answer({ [POST]: noAnswer, "GET /health": noAnswer });

  await person.click(screen.getByRole("button", { name: "Girth" }));

  await waitFor(() => expect(names()).toEqual([expect.stringContaining("Girth")]));
});

test("a field says how many trips have a value, and that they lose it when it is deleted", async () => {
  const { person } = showFields(
    { ...MOOD, uses: 12 },
    { ...MOOD, id: "b", name: "Boat", is_removed: true, uses: 1 },
  );

  expect(await screen.findByText("Text. On 12 trips.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: /^Delete for good\s*Boat$/ }));
  expect(
    await screen.findByText(/^Its value will be removed from 1 trip, .* The trips stay\.$/),
  ).toBeVisible();
});

test("twelve fields are all", async () => {
  const twelve = Array.from({ length: 12 }, (_none, index) => ({ ...HATCH, id: `${index}` }));
  showFields(...twelve);

  expect(await screen.findByText("You’ve reached the limit of 12 fields.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add a field" })).toBeNull();
});
