import type { CatchSort } from "@creel/domain/catches/catch-list";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { setPhone } from "../../testing/layout.ts";
import { answersOfLog } from "../../testing/log.ts";
import { OwnLog } from "../../testing/own-log.tsx";
import { show } from "../../testing/show.tsx";
import { keepNothing } from "../../testing/storage.ts";
import { catchOf } from "../editor/values/catch-testing.ts";
import { CatchesAsTable } from "./catches-as-table.tsx";

const PIKE = catchOf({
  id: "0199f2a0-0000-7000-8000-00000000000a",
  species: "Pike",
  weight: 4.2,
  length: 30,
});
const PERCH = catchOf({ id: "0199f2a0-0000-7000-8000-00000000000b", species: "Perch", lure_type: "Jig" });
const CATCHES = [PIKE, PERCH];

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

function showTable(sort: CatchSort = "-date") {
  const onSort = vi.fn<(sort: CatchSort) => void>();
  const shown = show(
    <OwnLog>
      <CatchesAsTable catches={CATCHES} sort={sort} onSort={onSort} />
    </OwnLog>,
    { answers: answersOfLog(...CATCHES) },
  );
  const { person } = shown;
  const select = async (name: string) => person.click(await screen.findByRole("checkbox", { name }));
  return { onSort, select, ...shown };
}

/** Answers the question about those that are selected. */
async function confirmDeletion(person: ReturnType<typeof showTable>["person"], name: string): Promise<void> {
  await person.click(await screen.findByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name }));
  await person.click(question.getByRole("button", { name }));
}

test("a line has what was noted of its catch, in the angler's units", async () => {
  showTable();
  const pike = await screen.findByRole("row", { name: /Pike/ });
  expect(within(pike).getByRole("rowheader")).toHaveTextContent("Pike");
  expect(pike).toHaveTextContent(/Fri, Nov 20.*6:42 AM.*4\.2lb.*30\.0in/);
  expect(screen.getByRole("row", { name: /Perch/ })).toHaveTextContent("Jig");
});

test("the head of a column orders by it, the largest first, and the next press turns it round", async () => {
  const { person, onSort } = showTable("-weight");
  const head = await screen.findByRole("columnheader", { name: "Weight" });
  expect(head).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "none");
  await person.click(screen.getByRole("button", { name: "Weight" }));
  expect(onSort).toHaveBeenLastCalledWith("weight");
  await person.click(screen.getByRole("button", { name: "Length" }));
  expect(onSort).toHaveBeenLastCalledWith("-length");
});

test("selected lines are counted, and all of them are selected and left at once", async () => {
  const { select, person } = showTable();
  await select("Select Pike");
  await select("Select Perch");
  expect(screen.getByText("2 selected")).toBeVisible();
  await select("Select Perch");
  await person.click(screen.getByRole("checkbox", { name: "1 selected" }));
  expect(screen.getByText("2 selected")).toBeVisible();
  await person.click(screen.getByRole("checkbox", { name: "2 selected" }));
  expect(screen.getByText("Select all shown")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

test("those that are selected are deleted after one question, or stay selected after a no", async () => {
  const { select, person, network } = showTable();
  await select("Select all shown");
  await person.click(screen.getByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 catches" }));
  await person.click(question.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("2 selected")).toBeVisible();
  expect(network.asked("DELETE")).toEqual([]);

  await confirmDeletion(person, "Delete 2 catches");
  const toast = within(await screen.findByRole("alertdialog", { name: "2 catches deleted" }));
  expect(network.asked("DELETE")).toEqual([]);
  await person.click(toast.getByRole("button", { name: "Close" }));
  await waitFor(() =>
    expect(network.asked("DELETE")).toEqual(CATCHES.map(({ id }) => `DELETE /catches/${id}`)),
  );
});

test("where the device stores nothing they stay in the log", async () => {
  const { select, person, network } = showTable();
  await select("Select all shown");
  keepNothing();
  await confirmDeletion(person, "Delete 2 catches");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await screen.findByRole("row", { name: /Pike/ })).toBeVisible();
  expect(network.asked("DELETE")).toEqual([]);
});

test("on a phone the lines are rows, and can be selected as well", async () => {
  setPhone(true);
  const { select } = showTable();
  await select("Select Pike");
  expect(screen.getByText("1 selected")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(2);
});
