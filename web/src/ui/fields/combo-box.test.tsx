import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { ComboBox } from "./combo-box.tsx";

const LURES = [{ name: "Jig" }, { name: "Spinner" }, { id: "spinnerbait", name: "Spinnerbait", note: "new" }];

function showLures(chosen: string | null = null) {
  const changed = vi.fn<(value: string | null) => void>();
  function Lures() {
    const [value, setValue] = useState(chosen);
    const handleChange = (next: string | null) => {
      changed(next);
      setValue(next);
    };
    return (
      <>
        <ComboBox label="Lure" options={LURES} value={value} onChange={handleChange} />
        <button type="button">After it</button>
      </>
    );
  }
  return { changed, ...show(<Lures />) };
}

const field = () => screen.findByRole("combobox", { name: "Lure" });
const isShown = async (text: string) => {
  const input = await field();
  await waitFor(() => expect(input).toHaveValue(text));
};
const optionsShown = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("all there is to choose is listed at once, and narrowed down while it is typed", async () => {
  const { person, changed } = showLures();
  await person.click(await field());
  expect(optionsShown()).toEqual(["Jig", "Spinner", "Spinnerbaitnew"]);

  await person.type(await field(), "spin");
  expect(optionsShown()).toEqual(["Spinner", "Spinnerbaitnew"]);

  await person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(changed).toHaveBeenCalledExactlyOnceWith("spinnerbait");
  await isShown("Spinnerbait");
});

test("text that nothing matches is told of, and does not become the choice", async () => {
  const { person, changed } = showLures("Jig");
  await isShown("Jig");
  await person.clear(await field());
  await person.type(await field(), "walleye");
  expect(within(screen.getByRole("listbox")).getByText("No match.")).toBeInTheDocument();

  await person.tab();
  expect(changed).not.toHaveBeenCalledWith("walleye");
  expect(await field()).not.toHaveValue("walleye");
});

test("a text that is cleared takes the choice back", async () => {
  const { person, changed } = showLures("Jig");
  await isShown("Jig");
  await person.clear(await field());
  await person.tab();
  expect(changed).toHaveBeenLastCalledWith(null);
  await isShown("");
});

test("a name that is typed to its end is chosen, whatever its case", async () => {
  const { person, changed } = showLures("Jig");
  await isShown("Jig");
  await person.clear(await field());
  await person.type(await field(), "spinnerBAIT");
  await person.tab();
  expect(changed).toHaveBeenLastCalledWith("spinnerbait");
  await isShown("Spinnerbait");
});

test("a chosen option stays when a part of its name is another option", async () => {
  const { person, changed } = showLures();
  await person.click(await field());
  await person.type(await field(), "spinner");
  await person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await person.tab();
  expect(changed).toHaveBeenCalledExactlyOnceWith("spinnerbait");
});
