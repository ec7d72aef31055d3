import type { FateMove } from "@creel/domain/catches/fate-move";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { customFieldOf } from "../../testing/custom-fields.ts";
import { show } from "../../testing/show.tsx";
import { FateOffer } from "./fate-offer.tsx";

const FIELD = customFieldOf({
  id: "0199f2a0-0000-7000-8000-0000000000f1",
  name: "Kept or released",
  kind: "choice",
  choices: ["Released", "Kept", "Eaten by a pike"],
});
const PATH = `/custom-fields/${FIELD.id}/fate`;
const NOTED = [
  { value: "Released", count: 82 },
  { value: "Kept", count: 44 },
  { value: "Eaten by a pike", count: 5 },
];

function showOffer(answer: FateMove, { hasUndo = false, fields = [FIELD] } = {}) {
  return show(<FateOffer hasUndo={hasUndo} />, {
    answers: {
      "GET /custom-fields": { fields },
      [`GET ${PATH}`]: answer,
      [`POST ${PATH}`]: { values: [], moved: null },
      [`DELETE ${PATH}`]: { values: [], moved: null },
    },
  });
}

const offer = async () => within(await screen.findByRole("region", { name: "Kept or released" }));

test("a field of one's own is offered to be moved, with what stays", async () => {
  showOffer({ values: NOTED, moved: null });
  const shown = await offer();
  expect(shown.getByText(/131 of your catches have it: 82 Released, 44 Kept, 5 other\.$/)).toBeVisible();
  expect(shown.getByText(/^The 5 others stay as they are\./)).toBeVisible();
  const look = shown.getByRole("link", { name: "Look at them" }).getAttribute("href") ?? "";
  expect(new URLSearchParams(look.split("?")[1]).getAll("custom")).toEqual([
    `${FIELD.id}:Released`,
    `${FIELD.id}:Kept`,
  ]);
});

test("a tap moves the values that mean a fate", async () => {
  const { person, network } = showOffer({ values: NOTED, moved: null });
  await person.click((await offer()).getByRole("button", { name: "Move 126" }));
  await waitFor(() =>
    expect(network.sent(`POST ${PATH}`)).toEqual([{ fates: { Released: "released", Kept: "kept" } }]),
  );
});

test("who keeps the field is not asked again", async () => {
  const { person } = showOffer({ values: NOTED, moved: null });
  await person.click((await offer()).getByRole("button", { name: "Keep my field" }));
  expect(screen.queryByRole("region", { name: "Kept or released" })).toBeNull();
});

test("what was moved can be undone beside the custom fields", async () => {
  const { person, network } = showOffer(
    { values: [], moved: { count: 126, undo_until: "2026-12-04T12:00:00.000Z" } },
    { hasUndo: true },
  );
  const shown = await offer();
  expect(shown.getByRole("status")).toHaveTextContent(/^126 catches .* until Dec 4, 2026\.$/);
  await person.click(shown.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(network.asked(`DELETE ${PATH}`)).toHaveLength(1));
});

test("any other field is left alone", async () => {
  const { network } = showOffer(
    { values: NOTED, moved: null },
    { fields: [{ ...FIELD, name: "Companion", choices: ["Nils"] }] },
  );
  await waitFor(() => expect(network.asked("GET /custom-fields")).not.toEqual([]));
  expect(network.asked(`GET ${PATH}`)).toEqual([]);
});
