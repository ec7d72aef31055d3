import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import type { Answers } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";

const OUTINGS = simulatedOutings(30);
const YEARS = [...new Set(OUTINGS.outings.map(({ day }) => day.slice(0, 4)))].toSorted();
const [FIRST = "", ...LATER] = YEARS;
const LATEST = LATER.at(-1) ?? FIRST;

function open(year: string, more: Answers = {}) {
  return openPage(`/catches/years/${year}`, {
    answers: {
      "GET /insights/outings": OUTINGS,
      "GET /insights/counts": simulatedCounts(OUTINGS),
      "GET /trips/stats": { months: [], years: [] },
      ...more,
    },
    user: { units: "imperial" },
  });
}

test("a year has its fish, its best ones, its months and what the log knows by now", async () => {
  open(LATEST);

  expect(await screen.findByRole("heading", { level: 1, name: `${LATEST} on the water` })).toBeVisible();
  const best = screen.getByRole("region", { name: "Best fish" });
  expect(within(best).getByText("Heaviest")).toBeVisible();
  expect(screen.getByRole("region", { name: "Months" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Species" })).toBeVisible();
  const known = await screen.findByRole("region", { name: "What you know so far" }, { timeout: 45_000 });
  expect(
    await within(known).findByText(/^From all your trips with hours/, {}, { timeout: 45_000 }),
  ).toBeVisible();
});

test("the other years are a tap away, and the first one is compared with none", async () => {
  const { person } = open(LATEST);

  const years = await screen.findByRole("navigation", { name: "Years" });
  expect(within(years).getByRole("link", { name: LATEST })).toHaveAttribute("aria-current", "page");
  await person.click(within(years).getByRole("link", { name: FIRST }));

  expect(await screen.findByRole("heading", { level: 1, name: `${FIRST} on the water` })).toBeVisible();
  expect(screen.queryByText(/than in \d{4}/)).not.toBeInTheDocument();
});

test("of a year without a catch or a trip the page says so, and leads to one with them", async () => {
  open("1999");

  expect(await screen.findByRole("heading", { name: "Nothing was logged in 1999" })).toBeVisible();
  expect(screen.getByRole("link", { name: `See ${LATEST}` })).toHaveAttribute(
    "href",
    `/catches/years/${LATEST}`,
  );
});

test("a link to a year asks for no place, and says that it shows none", async () => {
  const asked: unknown[] = [];
  const { person } = open(LATEST, {
    "POST /shares": ({ body }: { body: unknown }) => {
      asked.push(body);
      return { share: SHARE, url: "/s/wX9f4kTqwX9f4kTqwX9f4k" };
    },
    "GET /shares": { shares: [] },
  });

  await person.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog", { name: "Share this year" });
  expect(within(dialog).getByText(/No place, water or photo/)).toBeVisible();
  expect(within(dialog).queryByRole("radio")).not.toBeInTheDocument();
  await person.click(within(dialog).getByRole("button", { name: "Create link" }));

  expect(await screen.findByRole("textbox", { name: "Your link" })).toBeVisible();
  expect(asked).toEqual([
    {
      subject: "year",
      year: LATEST,
      precision: "none",
      show_name: false,
      show_notes: false,
      show_time: false,
      show_water: false,
      days: 30,
    },
  ]);
});

const SHARE = {
  id: "0198a5c0-0000-7000-8000-0000000000aa",
  subject: "year",
  subject_id: null,
  year: LATEST,
  precision: "none",
  show_time: false,
  show_notes: false,
  show_water: false,
  show_name: false,
  created_at: "2026-11-20T12:00:00.000Z",
  expires_at: "2035-12-20T12:00:00.000Z",
  revoked_at: null,
  seen_count: 0,
  about: { species: null, weight: null, day: `${LATEST}-01-01`, thumbnail: null, water: null },
};
