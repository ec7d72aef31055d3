import type { UnitSystem } from "@creel/domain/accounts/user";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { setPhone } from "../../testing/layout.ts";
import { show } from "../../testing/show.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useFilters } from "./model/use-filters.ts";
import { SortChoice } from "./sort-choice.tsx";

const NO_MATCH = { from: "wallye", to: "Walleye", total: 1 };

function Bar({ correction }: { correction: typeof NO_MATCH | null }) {
  const address = useFilters();
  return (
    <FilterBar address={address} correction={correction}>
      <SortChoice filters={address.filters} change={address.change} />
    </FilterBar>
  );
}

interface Given {
  search?: string;
  units?: UnitSystem;
  correction?: typeof NO_MATCH | null;
}

function showBar({ search = "", units = "imperial", correction = null }: Given = {}) {
  const shown = show(<Bar correction={correction} />, {
    path: `/catches${search}`,
    user: { units },
    answers: {
      "GET /catches/stats/species": {
        species: [
          { species: "Pike", count: 4 },
          { species: "Walleye", count: 1 },
        ],
      },
      "GET /catches/stats/lures": { lures: [{ lure: "Jig", count: 1 }] },
      "GET /catches/stats/totals": { ...NO_TOTALS, count: 5 },
    },
  });
  const { person } = shown;
  const press = async (name: string | RegExp) => person.click(await screen.findByRole("button", { name }));
  return { ...shown, press };
}

const NO_TOTALS = { totalWeight: null, heaviest: null, longest: null, firstDay: null, lastDay: null };

const addressIs = (search: string) => waitFor(() => expect(decodeURIComponent(location.search)).toBe(search));
const panel = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("a species is chosen from those of the log, stands in the address, and is taken back by its cross", async () => {
  const { press, person } = showBar();
  await press(/^Species:/);
  await person.click((await panel("Species")).getByRole("option", { name: /Pike/ }));
  await addressIs("?species=Pike");
  await person.keyboard("{Escape}");
  await press("Clear species");
  await addressIs("");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Species:/ })).toHaveFocus());
});

test("words are looked for as they are typed, and cleared with every filter", async () => {
  const { press, person } = showBar({ search: "?weather=Sunny" });
  await person.type(await screen.findByRole("searchbox"), "jig");
  await addressIs("?q=jig&weather=Sunny");
  await press(/^Clear\s*every filter$/);
  await addressIs("");
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue(""));
});

test("a search that was corrected says what was looked for and what is shown", async () => {
  showBar({ search: "?q=wallye", correction: NO_MATCH });
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("No catch says wallye. 1 says Walleye."),
  );
});

test("an order is chosen from a list, and the usual one does not stand in the address", async () => {
  const { press, person } = showBar();
  await press(/^Order:\s*Newest first$/);
  await person.click((await panel("Order")).getByRole("option", { name: "Heaviest first" }));
  await addressIs("?sort=-weight");
  await press(/^Order:\s*Heaviest first$/);
  await person.click((await panel("Order")).getByRole("option", { name: "Newest first" }));
  await addressIs("");
  expect(await screen.findByRole("button", { name: /^Order:\s*Newest first$/ })).toBeVisible();
});

test("a range of weights is typed in the angler's units, and refused where it ends before it begins", async () => {
  const { press, person } = showBar({ units: "metric", search: "?minWeight=4.409245243697551" });
  await press(/^Size:\s*2 kg or more$/);
  const size = await panel("Size");
  expect(size.getByRole("textbox", { name: /^Least weight/ })).toHaveValue("2");
  const greatest = size.getByRole("textbox", { name: /^Greatest weight/ });
  await person.type(greatest, "1{Tab}");
  expect(await size.findByText("Must not be less than the least weight")).toBeVisible();
  await person.clear(greatest);
  await person.type(greatest, "3{Tab}");
  expect(
    await screen.findByRole("button", { name: /^Size:\s*2 kg – 3 kg$/, hidden: true }),
  ).toBeInTheDocument();
  const { searchParams } = new URL(location.href);
  expect(Number(searchParams.get("maxWeight"))).toBeCloseTo(6.6139, 4);
});

test("a place is a point with a radius in the angler's units", async () => {
  const { press, person } = showBar({ units: "metric", search: "?near=47.83,-92.26" });
  await press(/^Place:\s*Within 40 km$/);
  await person.click((await panel("Place")).getByRole("button", { name: /Within$/ }));
  await person.click(await screen.findByRole("option", { name: "150 km" }));
  await waitFor(() => expect(location.search).toContain("radius=93.205679"));
});

test("all filters are behind one button, which counts those that are set, and cleared at once", async () => {
  const { press } = showBar({ search: "?species=Pike&lure=Jig&photo=no" });
  await press("All filters, 3 set");
  const sheet = await panel("Filters");
  expect(await sheet.findByRole("button", { name: "Show 5 catches" })).toBeVisible();
  await press("Clear all");
  await addressIs("");
});

test("on a phone two filters stand in the bar, the others behind the button", async () => {
  setPhone(true);
  const { press } = showBar();
  expect(await screen.findByRole("button", { name: /^Species:/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Dates:/ })).toBeVisible();
  for (const name of [/^Weather:/, /^Place:/]) expect(screen.queryByRole("button", { name })).toBeNull();
  await press("All filters");
  const sheet = await panel("Filters");
  for (const name of [/^Weather:/, /^Place:/, /^Lure:/, /^Photos:/, /^Size:/]) {
    expect(sheet.getByRole("button", { name })).toBeVisible();
  }
});
