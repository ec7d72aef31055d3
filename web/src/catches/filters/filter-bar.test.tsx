import type { UnitSystem } from "@creel/domain/accounts/user";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { setPhone } from "../../testing/layout.ts";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useFilters } from "./model/filters.ts";
import { SortChoice } from "./sort-choice.tsx";
import { SpeciesLegend } from "./species-legend.tsx";

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
      "GET /catches/stats/lures": {
        lures: [
          { lure: "Jig", count: 3 },
          { lure: "Spoon", count: 1 },
        ],
      },
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

test("fish are narrowed to those kept or released, together with those hurt", async () => {
  const { press, person } = showBar();
  await press(/^Kept or released/);
  for (const name of ["Released hurt", "Released"]) {
    await person.click((await panel("Kept or released")).getByRole("option", { name }));
  }
  await addressIs("?fate=released&fate=released_hurt");
  await person.keyboard("{Escape}");
  await press("Clear kept or released");
  await addressIs("");
  expect(screen.getByRole("button", { name: /^Kept or released/ })).toBeVisible();
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
    expect(screen.getByRole("status")).toHaveTextContent("No catches match wallye. 1 matches Walleye."),
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
  expect(size.getByRole("textbox", { name: /^Minimum weight/ })).toHaveValue("2");
  const greatest = size.getByRole("textbox", { name: /^Maximum weight/ });
  await person.type(greatest, "1{Tab}");
  expect(await size.findByText("Can’t be less than the minimum weight")).toBeVisible();
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

test("several species are chosen one after the other, and each is counted; one that the log has lost stays", async () => {
  const { press, person } = showBar({ search: "?species=Zander" });
  await press(/^Species:\s*Zander$/);
  const list = await panel("Species");
  const options = list.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual([
    expect.stringMatching(/Pike4$/),
    expect.stringMatching(/Walleye1$/),
    expect.stringMatching(/Zander0$/),
  ]);
  await person.click(list.getByRole("option", { name: /Pike/ }));
  await person.click(list.getByRole("option", { name: /Walleye/ }));
  await addressIs("?species=Zander&species=Pike&species=Walleye");
  await person.click(list.getByRole("option", { name: /Zander/ }));
  await addressIs("?species=Pike&species=Walleye");
});

test("weathers stand in the address in their usual order, by the keyboard too", async () => {
  const { press, person } = showBar({ search: "?weather=Windy" });
  await press(/^Weather:\s*Windy$/);
  const list = await panel("Weather");
  const windy = await list.findByRole("option", { name: "Windy" });
  await person.tab();
  await waitFor(() => expect(windy, "the one that is chosen").toHaveFocus());
  await person.keyboard("{Home}{Enter}");
  await addressIs("?weather=Sunny&weather=Windy");
});

test("lures are those of the log, the most frequent first, among all filters", async () => {
  const { press, person } = showBar();
  await press("All filters");
  const sheet = await panel("Filters");
  await person.click(sheet.getByRole("button", { name: /^Lure:\s*Any lure$/ }));
  const list = await panel("Lure");
  const options = (await list.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(options).toEqual(["Jig3", "Spoon1"]);
  await person.click(list.getByRole("option", { name: /Spoon/ }));
  await addressIs("?lure=Spoon");
});

test("with or without photos is one choice, which its cross takes back", async () => {
  const { press, person } = showBar({ search: "?photo=yes" });
  await press(/^Photos:\s*With photo$/);
  await person.click((await panel("Photos")).getByRole("option", { name: "Without photo" }));
  await addressIs("?photo=no");
  expect(await screen.findByRole("button", { name: /^Photos:\s*Without photo$/ })).toBeVisible();
  await press("Clear photos");
  await addressIs("");
});

test.each([
  ["Last 7 days", /^\?from=2026-11-14$/],
  ["Last 30 days", /^\?from=2026-10-22$/],
  ["This year", /^\?from=2026-01-01$/],
  ["Last year", /^\?from=2025-01-01&to=2025-12-31$/],
])("%s is one press, which closes the dates", async (span, search) => {
  vi.setSystemTime("2026-11-20T18:00:00.000Z");
  const { press, person } = showBar();
  await press(/^Dates:\s*Any date$/);
  await person.click(await (await panel("Dates")).findByRole("button", { name: span }));
  await waitFor(() => expect(location.search).toMatch(search));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a day that is not whole is no bound and is not put back; a whole one is at once", async () => {
  const { press, person } = showBar({ search: "?from=2026-10-01&to=2026-10-31" });
  await press(/^Dates:\s*Oct 1\s–\s31$/);
  const dates = await panel("Dates");
  const day = await dates.findByRole("spinbutton", { name: "day, From" });
  await person.click(day);
  await person.keyboard("{Backspace}");
  await addressIs("?to=2026-10-31");
  await person.click(dates.getByRole("spinbutton", { name: "day, To" }));
  expect(day).toHaveAttribute("data-placeholder", "true");
  await person.click(day);
  await person.keyboard("03");
  await addressIs("?from=2026-10-03&to=2026-10-31");
  await person.keyboard("{Escape}");
  await press("Clear dates");
  await addressIs("");
});

test("a point is typed as anglers write it, and one that cannot be read says what could", async () => {
  const { press, person } = showBar();
  await press(/^Place:/);
  const place = await panel("Place");
  const point = await place.findByRole("textbox", { name: "Around a point" });
  await person.click(point);
  await person.paste("Loch Rannoch");
  await person.keyboard("{Enter}");
  const message = "Type latitude and longitude, like 47.831174, -92.264829";
  expect(await place.findByText(message)).toBeVisible();
  expect(point).toHaveAccessibleDescription(message);
  await addressIs("");
  await person.clear(point);
  await person.paste("N56 40.802 W4 20.519");
  await person.click(place.getByRole("button", { name: "Show" }));
  await addressIs("?near=56.68003,-4.34198");
  expect(await place.findByRole("button", { name: /Within$/ })).toBeVisible();
  expect(place.queryByText(message)).toBeNull();
});

test("around me is where the device says, and a device that refuses is told of", async () => {
  setPosition(null);
  const { press, person } = showBar();
  await press(/^Place:/);
  const place = await panel("Place");
  const around = await place.findByRole("button", { name: "Around me" });
  await person.click(around);
  expect(await place.findByText(/^Your browser is blocking your location\./)).toBeVisible();
  setPosition({ latitude: 45.2, longitude: -86.9 });
  await person.click(await place.findByRole("button", { name: "Around me" }));
  await addressIs("?near=45.2,-86.9");
  await waitFor(() => expect(place.queryByText(/is blocking your location/)).toBeNull());
});

test("a length out of range names its rule, and filters nothing until it is one", async () => {
  const { press, person } = showBar();
  await press("All filters");
  await person.click((await panel("Filters")).getByRole("button", { name: /^Size:/ }));
  const size = await panel("Size");
  const least = await size.findByRole("textbox", { name: /^Minimum length/ });
  await person.type(least, "1001{Tab}");
  expect(await size.findByText("Length must be between 0 and 1,000 in")).toBeVisible();
  await addressIs("");
  await person.clear(least);
  await person.type(least, "20{Tab}");
  await addressIs("?minLength=20");
});

test("a species of the legend is hidden and shown by a press, and the last one hidden shows all", async () => {
  const { person } = showLegend();
  const pike = await screen.findByRole("button", { name: /Pike/ });
  const walleye = screen.getByRole("button", { name: /Walleye/ });
  expect(pike).toHaveAttribute("aria-pressed", "true");
  await person.click(pike);
  await addressIs("?species=Walleye");
  await waitFor(() => expect(pike).toHaveAttribute("aria-pressed", "false"));
  await person.click(walleye);
  await addressIs("");
  await person.click(walleye);
  await addressIs("?species=Pike");
  await person.click(walleye);
  await addressIs("");
});

function Legend() {
  const { filters, change } = useFilters();
  return <SpeciesLegend filters={filters} change={change} />;
}

function showLegend() {
  return show(<Legend />, {
    path: "/map",
    answers: {
      "GET /catches/stats/species": {
        species: [
          { species: "Pike", count: 4 },
          { species: "Walleye", count: 1 },
        ],
      },
    },
  });
}
