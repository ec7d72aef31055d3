import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { ALONE, COMPANION, HATCH, LINE_OUT, MOOD } from "../../../testing/custom-fields.ts";
import { show } from "../../../testing/show.tsx";
import { useFilters } from "../model/filters.ts";
import { CustomFilters } from "./custom-filters.tsx";

function Chips({ areAll }: { areAll: boolean }) {
  const { filters, change } = useFilters();
  return <CustomFilters filters={filters} change={change} areAll={areAll} />;
}

function showChips(search = "", areAll = true) {
  const fields = [COMPANION, LINE_OUT, HATCH, ALONE, MOOD];
  const shown = show(<Chips areAll={areAll} />, {
    path: `/catches${search}`,
    answers: { "GET /custom-fields": { fields } },
  });
  const press = async (name: string | RegExp) =>
    shown.person.click(await screen.findByRole("button", { name }));
  return { ...shown, press };
}

const inAddress = (...filters: string[]) =>
  waitFor(() => expect(new URLSearchParams(location.search).getAll("custom")).toEqual(filters));
const panel = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("own fields of catches are filters, each by its kind, and stand in the address", async () => {
  const { person, press } = showChips();
  await press("Companion: any");
  await person.click(await (await panel("Companion")).findByRole("option", { name: "Nils" }));
  await person.click((await panel("Companion")).getByRole("option", { name: "Dad" }));
  await person.keyboard("{Escape}");
  await press("Alone: any");
  await person.click(await (await panel("Alone")).findByRole("option", { name: "No" }));
  await person.keyboard("{Escape}");
  await press("Fly hatch: any");
  await person.type(
    (await panel("Fly hatch")).getByRole("textbox", { name: "Fly hatch contains" }),
    "may{Enter}",
  );
  await press("Line out: any");
  await person.type((await panel("Line out")).getByRole("textbox", { name: /^At least/ }), "40");
  await person.type((await panel("Line out")).getByRole("textbox", { name: /^At most/ }), "60{Tab}");

  await inAddress(
    `${COMPANION.id}:Nils`,
    `${COMPANION.id}:Dad`,
    `${ALONE.id}:false`,
    `${HATCH.id}~may`,
    `${LINE_OUT.id}:40..60`,
  );
  await person.keyboard("{Escape}");
  const texts = ["Companion: Nils, Dad", "Alone: No", "Fly hatch: with “may”", "Line out: 40 ft – 60 ft"];
  for (const name of texts) expect(await screen.findByRole("button", { name })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Mood/ })).toBeNull();
});

test("numbers in the wrong order are said to be, and filter nothing until they are not", async () => {
  const { person, press } = showChips(`?custom=${LINE_OUT.id}:40..`);
  await press("Line out: 40 ft or more");
  const open = await panel("Line out");
  await person.type(open.getByRole("textbox", { name: /^At most/ }), "6{Tab}");
  expect(await open.findByText("Can’t be less than “At least”")).toBeVisible();
  await inAddress(`${LINE_OUT.id}:40..`);
  await person.clear(open.getByRole("textbox", { name: /^At most/ }));
  await person.type(open.getByRole("textbox", { name: /^At most/ }), "60{Tab}");
  await inAddress(`${LINE_OUT.id}:40..60`);
});

test("beside the list stand those that are set, also one that is not there any more, and each is taken back", async () => {
  const removedId = "01a1fcb5-ef56-71cd-bcfc-e62d85978b99";
  const { press } = showChips(`?custom=${removedId}:1&custom=${HATCH.id}~may&view=table`, false);

  expect(await screen.findByRole("button", { name: "Fly hatch: with “may”" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Companion/ })).toBeNull();
  await press("Clear custom field");
  await inAddress(`${HATCH.id}~may`);
  await press("Clear fly hatch");
  await inAddress();
  expect(location.search).toBe("?view=table");
});
