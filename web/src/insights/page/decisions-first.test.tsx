import { aSegment, anOuting } from "@creel/domain/insights/outing-testing";
import type { Outing, Outings } from "@creel/domain/insights/outings";
import { forgetHours } from "@creel/testing/outings-without-hours";
import { simulatedCounts } from "@creel/testing/simulated-counts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openPage } from "../../testing/open-page.ts";

const LAKE = { id: "lake", name: "Shagawa Lake" };
const POND = { id: "pond", name: "Fall Lake" };

interface Days {
  count: number;
  /** Fish per hour of the day, starting at 6 AM in Chicago. */
  fish: readonly number[];
  water?: typeof LAKE;
  lure?: string;
}

/** Returns an outing per day, starting on May 1. */
function daysOf({ count, fish, water = LAKE, lure }: Days): Outing[] {
  return Array.from({ length: count }, (_, index) => {
    const day = `2026-05-${String(index + 1).padStart(2, "0")}`;
    const segments = fish.map((caught, hour) =>
      aSegment({
        start: `${day}T${String(11 + hour).padStart(2, "0")}:00:00.000Z`,
        fish: caught > 0 ? { Walleye: caught } : {},
        lure: lure ?? null,
      }),
    );
    return anOuting(segments, { day, water, trips: [{ id: `${water.id}-${day}` }] });
  });
}

function logOf(...outings: readonly Outing[][]): Outings {
  return { outings: outings.flat(), without_hours: [] };
}

function open(log: Outings, search = "") {
  return openPage(`/catches/insights${search}`, {
    answers: {
      "GET /insights/outings": log,
      "GET /insights/counts": simulatedCounts(log),
      "GET /insights/questions": { questions: [] },
      "GET /catches/stats/bests": { bests: [] },
    },
  });
}

const TWO_WATERS = logOf(
  daysOf({ count: 20, fish: [3, 3, 0, 0, 0, 0], lure: "Jig" }),
  daysOf({ count: 10, fish: [0, 1, 0, 0, 0, 0], water: POND, lure: "Jig" }),
);

test("while weather is still looked up the page says of how many trips, above what needs none", async () => {
  open({ ...TWO_WATERS, filling: 3 });
  expect(await screen.findByRole("heading", { name: /^Best so far/ })).toBeVisible();
  expect(screen.getByText(/^Weather for 3 trips is still being filled in\./)).toBeVisible();
});

test("the page begins with the best hours and water, their rate, and how often even these had no fish", async () => {
  open(TWO_WATERS);
  expect(
    await screen.findByRole("heading", { name: /^Best so far: 6 to 8\sAM, on Shagawa Lake\.$/ }),
  ).toBeVisible();
  expect(
    screen.getByText(
      "2.17 fish per hour in those two hours, compared with 0.72 on average. Even then, 17% of the hours had no fish. This shows what you caught, not why.",
    ),
  ).toBeVisible();
  expect(screen.getByText("30 trips, 180 hours, 130 fish, 0 blanks")).toBeVisible();
});

test("each hour, water, month, lure and species has its rate with its range, its hours and its chance of no fish", async () => {
  open(TWO_WATERS);
  const hours = within(await screen.findByRole("region", { name: "By hour" })).getAllByRole("listitem");
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^6 to 7\sAM: 2\.00 fish per hour, likely [\d.]+ to [\d.]+, in 30 hours; 33% of the hours without a fish$/,
    ),
    expect.stringMatching(/^7 to 8\sAM: 2\.33 .*; 0% of the hours without a fish$/),
    ...[8, 9, 10].map((hour) =>
      expect.stringMatching(new RegExp(`^${hour} to .*: 0 fish per hour.*; 100% of the hours`)),
    ),
    expect.stringMatching(/^11\sAM to 12\sPM: 0 fish per hour/),
  ]);
  const [first, second] = within(screen.getByRole("region", { name: "By water" })).getAllByRole("listitem");
  expect(first).toHaveTextContent(
    /^Shagawa Lake: 1\.00 fish per hour, likely .*, in 120 hours; skunked on 0 of 20 trips/,
  );
  expect(second).toHaveTextContent(/^Fall Lake: 0\.17 fish per hour/);
  const month = screen.getByRole("region", { name: "By month" });
  expect(within(month).getByRole("listitem")).toHaveTextContent(/^May: 0\.72 fish per hour/);
  expect(within(month).getByText("No trips June to April")).toBeVisible();
  expect(within(screen.getByRole("region", { name: "By lure" })).getByRole("listitem")).toHaveTextContent(
    /^Jig: 0\.72/,
  );
  const species = await screen.findByRole("region", { name: "By species" });
  expect(within(species).getByRole("listitem")).toHaveTextContent(/^Walleye: 0\.72 fish per hour/);
  const calendar = screen.getByRole("region", { name: "Seasonal calendar" });
  expect(within(calendar).getByRole("listitem")).toHaveTextContent(
    /^Walleye: May 1\s–\s15: .*, May 16\s–\s31: \d\.\d\d fish per hour/,
  );
});

test("with one water it is not named, and there is nothing to choose", async () => {
  open(logOf(daysOf({ count: 20, fish: [3, 0, 0, 0] })));
  expect(await screen.findByRole("heading", { name: /^Best so far: 6 to 7\sAM\.$/ })).toBeVisible();
  expect(screen.queryByRole("region", { name: "By water" })).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "By lure" })).not.toBeInTheDocument();
});

test("where no hour stands out the page says so", async () => {
  open(logOf(daysOf({ count: 20, fish: [1, 1, 1, 1] })));
  expect(
    await screen.findByRole("heading", {
      name: "No hour stands out yet. The likely range of each hour includes your average.",
    }),
  ).toBeVisible();
});

test("of a few trips no rate is told, but how much was fished", async () => {
  open(logOf(daysOf({ count: 4, fish: [1, 0, 0] }), daysOf({ count: 1, fish: [0], water: POND })));
  expect(
    await screen.findByRole("heading", { name: /^Not enough to tell the best hours yet/ }),
  ).toBeVisible();
  expect(screen.getByText("5 trips, 13 hours, 4 fish, 1 blank")).toBeVisible();
  expect(screen.queryByText(/of the hours had no fish/)).not.toBeInTheDocument();
});

test("filters narrow what is decided by", async () => {
  open(TWO_WATERS, "?water=pond");
  expect(await screen.findByText("10 trips, 60 hours, 10 fish, 0 blanks")).toBeVisible();
  expect(screen.queryByRole("region", { name: "By water" })).not.toBeInTheDocument();
});

test("without hours the page says what rates need, and what was logged is counted", async () => {
  open(forgetHours(TWO_WATERS));
  expect(await screen.findByRole("heading", { name: "Rates need trips with known hours" })).toBeVisible();
  expect(await screen.findByText(/^130 fish, on a trip or not\./)).toBeVisible();
  const byHour = within(await screen.findByRole("article", { name: "By hour" }));
  expect(byHour.getByText("Sample")).toBeVisible();
});

test("the share over a length is told by month and depth, for the species and the length that are chosen", async () => {
  const { person } = open(TWO_WATERS);
  const size = within(await screen.findByRole("region", { name: "Size" }));
  expect(await size.findByText(/^\d+% of 26 measured fish$/)).toBeVisible();
  const months = size.getByRole("region", { name: "Size by month" });
  expect(within(months).getByRole("listitem")).toHaveTextContent(
    /^May: \d+%, likely \d+% to \d+%, of 26 fish/,
  );
  await person.click(size.getByRole("button", { name: /^Length/ }));
  await person.click(await screen.findByRole("option", { name: "12 in or longer" }));
  expect(await size.findByText("100% of 26 measured fish")).toBeVisible();
});

test("all numbers of the page can be read as tables", async () => {
  const { person } = open(TWO_WATERS);
  await person.click(await screen.findByRole("button", { name: /^Download these numbers/ }));
  const table = within(await screen.findByRole("table", { name: "Numbers: By hour" }));
  expect(table.getByRole("row", { name: /^6\sAM 60 30 30 2\.00 [\d.]+ [\d.]+ 33%$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Save as CSV" })).toBeVisible();
});
