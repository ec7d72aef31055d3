import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { setPhone } from "../../testing/layout.ts";
import { show } from "../../testing/show.tsx";
import { catchOf } from "../editor/values/catch-testing.ts";
import { CatchCard } from "./catch-card.tsx";

const PLACE = { latitude: 47.83, longitude: -92.26 };
const NOTED = {
  weight: 6.2,
  length: 25.5,
  depth: 18,
  lure_type: "Jig",
  notes: "<img src=x onerror=alert(1)>",
};

type Props = Parameters<typeof CatchCard>[0];

const on = () => vi.fn<(caught: { species: string }) => void>();

function showCard(caught = catchOf({ ...PLACE, ...NOTED }), variant: Props["variant"] = "full") {
  const actions = { onView: on(), onEdit: on(), onDelete: on(), onMap: on(), onRepeat: on() };
  return { actions, ...show(<CatchCard caught={caught} variant={variant} actions={actions} />) };
}

const card = () => screen.findByRole("article");

async function openMenu({ person }: ReturnType<typeof showCard>): Promise<(string | null)[]> {
  await person.click(await screen.findByRole("button", { name: "Actions for Walleye" }));
  const items = await screen.findAllByRole("menuitem");
  return items.map(({ textContent }) => textContent);
}

test("a card says what was noted, and what was typed stays text", async () => {
  showCard();
  const shownCard = await card();
  expect(shownCard).toHaveTextContent(/6\.2lb25\.5in18 ftJigFri, Nov 20, 6:42 AM/);
  expect(shownCard).toHaveTextContent("<img src=x onerror=alert(1)>");
  expect(within(shownCard).queryByRole("img")).toBeNull();
});

const SEVERAL = {
  ...PLACE,
  species: "Perch",
  quantity: 2,
  weight: 0.5,
  lure_type: "Live Bait",
  fate: "kept",
};

test.each(["full", "list", "compact"] as const)(
  "a %s card of several fish names their number, whose figures it has, and what became of them",
  async (variant) => {
    showCard(catchOf(SEVERAL), variant);
    const shownCard = await card();
    expect(within(shownCard).getByRole("heading")).toHaveTextContent(/^2 perch$/);
    expect(within(shownCard).getByText("Live Bait · figures of one")).toBeVisible();
    expect(within(shownCard).getByText("Kept")).toBeVisible();
  },
);

test("a card of one fish without a fate says nothing of both", async () => {
  showCard(catchOf({ ...PLACE, weight: 6.2 }));
  const shownCard = await card();
  expect(within(shownCard).getByRole("heading")).toHaveTextContent(/^Walleye$/);
  expect(shownCard).not.toHaveTextContent(/kept|released|figures of one/i);
});

test("a card has no place for what was not measured", async () => {
  showCard(catchOf(PLACE));
  expect(await card()).not.toHaveTextContent(/–|not noted/i);
});

const MENU = ["View", "Edit", "Repeat this catch", "Map", "Delete"];

test.each(MENU)("its menu leads to: %s", async (name) => {
  const shown = showCard();
  expect(await openMenu(shown)).toEqual(MENU);
  await shown.person.click(screen.getByRole("menuitem", { name }));
  for (const [action, handler] of Object.entries(shown.actions)) {
    expect(handler).toHaveBeenCalledTimes(action === `on${name.split(" ")[0]}` ? 1 : 0);
  }
});

test("a catch without a place is not looked for on the map", async () => {
  expect(await openMenu(showCard(catchOf({})))).toEqual(MENU.filter((name) => name !== "Map"));
});

test("its name opens the catch", async () => {
  const { person, actions } = showCard();
  await person.click(await screen.findByRole("button", { name: "Walleye" }));
  expect(actions.onView).toHaveBeenCalledOnce();
});

test("beside the map the row has length, notes and the same four ways", async () => {
  const shown = showCard(undefined, "compact");
  expect(await card()).toHaveTextContent(/<img src=x onerror=alert\(1\)>6\.2lb25\.5in/);
  expect(await openMenu(shown)).toEqual(MENU);
});

test("a row of the log has its ways side by side on a desk, and behind one button on a phone", async () => {
  showCard(undefined, "list");
  await card();
  for (const name of ["View Walleye", "Edit Walleye", "Map of Walleye", "Delete Walleye"]) {
    expect(screen.getByRole("button", { name })).toBeVisible();
  }
  expect(screen.queryByRole("button", { name: "Actions for Walleye" })).toBeNull();
});

test("on a phone the row's ways are behind one button", async () => {
  setPhone(true);
  const shown = showCard(undefined, "list");
  expect(await openMenu(shown)).toEqual(MENU);
  expect(screen.queryByRole("button", { name: "View Walleye" })).toBeNull();
});

test("a sample says that it is one", async () => {
  showCard(catchOf({ ...PLACE, is_sample: true }), "list");
  expect(await card()).toHaveTextContent("Sample");
});
