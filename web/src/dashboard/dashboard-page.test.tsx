import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../catches/editor/values/catch-testing.ts";
import { answersOfLog } from "../testing/log.ts";
import { type Answers, hold, PENDING, refusal } from "../testing/network.ts";
import { OwnLog } from "../testing/own-log.tsx";
import { show } from "../testing/show.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const SUMMARY = "GET /catches/stats/summary";
const NUMBERS = { totalCatches: 1214, thisMonth: 3, favoriteSpecies: "Walleye", biggestCatch: 6.2 };
const PIKE = catchOf({
  id: "0199f2a0-0000-7000-8000-00000000000a",
  species: "Pike",
  weight: 4.2,
  latitude: 47.83,
  longitude: -92.26,
});
const PERCH = catchOf({ id: "0199f2a0-0000-7000-8000-00000000000b", species: "Perch" });

function openDashboard({ answers = {}, user = {}, catches = [PIKE, PERCH] }: Given = {}) {
  return show(
    <OwnLog>
      <DashboardPage />
    </OwnLog>,
    { path: "/dashboard", user, answers: { ...answersOfLog(...catches), [SUMMARY]: NUMBERS, ...answers } },
  );
}

interface Given {
  answers?: Answers;
  user?: object;
  catches?: (typeof PIKE)[];
}

/** The figure that stands under a name. */
const figure = async (name: string) => (await screen.findByText(name)).closest("div");

test.each([
  { user: {}, greeting: "Welcome back, Maren!" },
  { user: { firstName: "" }, greeting: "Welcome back, maren!" },
  { user: { firstName: "", username: "" }, greeting: "Welcome back, Angler!" },
])("whoever comes is greeted by the first name there is: $greeting", async ({ user, greeting }) => {
  openDashboard({ user });
  expect(await screen.findByRole("heading", { level: 1, name: greeting })).toBeVisible();
});

test("four figures sum up the log", async () => {
  openDashboard();
  await waitFor(async () => expect(await figure("Total Catches")).toHaveTextContent("1,214"));
  expect(await figure("This Month")).toHaveTextContent("This Month3");
  expect(await figure("Top Species")).toHaveTextContent("Walleye");
  expect(await figure("Biggest Catch")).toHaveTextContent("6.2lb");
});

test("the biggest catch is weighed in the angler's units", async () => {
  openDashboard({ user: { units: "metric" } });
  await waitFor(async () => expect(await figure("Biggest Catch")).toHaveTextContent("2.8kg"));
});

test("while the figures are on their way, or cannot be had, their places stay and name no number", async () => {
  openDashboard({ answers: { [SUMMARY]: () => PENDING } });
  expect(await figure("Total Catches")).toHaveTextContent(/^Total Catches$/);
  expect(await figure("Biggest Catch")).toHaveTextContent(/^Biggest Catch$/);
});

test("the newest catches can be opened, changed and deleted from here", async () => {
  const { person, network } = openDashboard();
  const [pike, perch] = await screen.findAllByRole("article");
  expect(pike).toHaveTextContent(/Pike.*4\.2lb/);
  expect(perch).toHaveTextContent("Perch");
  await person.click(screen.getByRole("button", { name: "Delete Pike" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Catch" }));
  expect(question.getByText("4.2 lb")).toBeVisible();
  await person.click(question.getByRole("button", { name: "Delete Catch" }));
  expect(await screen.findByText("Pike deleted")).toBeVisible();
  expect(network.asked("DELETE")).toEqual([]);
});

test("the question before a deletion says what is deleted, and has the way out first", async () => {
  const { person, network } = openDashboard();
  await person.click(await screen.findByRole("button", { name: "Delete Pike" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Catch" });
  expect(question).toHaveTextContent(
    "Are you sure you want to delete this catch? This action cannot be undone.",
  );
  expect(question).toHaveTextContent(/Pike\s*4\.2 lb\s*Nov 20, 2026/);
  await waitFor(() => expect(within(question).getByRole("button", { name: "Cancel" })).toHaveFocus());
  await person.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(network.asked("DELETE")).toEqual([]);
});

test("a catch that was just changed is changed again from there, though the lists are still loading", async () => {
  const { person, network } = openDashboard();
  const open = async () => {
    await person.click(await screen.findByRole("button", { name: "Edit Pike" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit Pike" }));
    return { form, field: (name: RegExp) => form.getByRole("textbox", { name }) };
  };
  const fill = async (field: HTMLElement, text: string) => {
    await person.clear(field);
    await person.paste(text);
  };
  const first = await open();
  const held = hold(() => ({ catches: [], nextCursor: null, total: 0, didYouMean: null }));
  network.answer({ "GET /catches": held.answer });
  await fill(first.field(/^Weight/), "7.1");
  await person.click(first.form.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  const second = await open();
  expect(second.field(/^Weight/)).toHaveValue("7.1");
  await fill(second.field(/^Notes/), "Dead slow");
  await person.click(second.form.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("PUT /catches/*")).toMatchObject([
    { weight: 7.1 },
    { weight: 7.1, notes: "Dead slow" },
  ]);
});

test("where a photo cannot be loaded the species' mark stands in its place", async () => {
  const photo = {
    id: "0199f2a0-0000-7000-8000-0000000000aa",
    url: "/api/photos/a.jpg",
    thumbnailUrl: "/api/photos/a-small.jpg",
    width: 640,
    height: 480,
    placeholder: "data:,",
  };
  openDashboard({ catches: [{ ...PIKE, photos: [photo] }] });
  const row = await screen.findByRole("article");
  const pictures = [...row.querySelectorAll("img")];
  expect(pictures.at(-1)).toHaveAttribute("src", photo.thumbnailUrl);
  fireEvent.error(pictures.at(-1) ?? row);
  expect(await within(row).findByText("Pi")).toBeVisible();
  expect(row.querySelectorAll("img")).toHaveLength(0);
});

test("catches that cannot be loaded are said so, and asked for once more", async () => {
  const { person, network } = openDashboard({
    answers: { "GET /catches": refusal(400, "unexpected", "No") },
  });
  expect(
    await screen.findByRole("heading", { name: "Your recent catches could not be loaded" }),
  ).toBeVisible();
  network.answer(answersOfLog(PERCH));
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toHaveTextContent("Perch");
});

test("an empty log leads to the map, or to a log made up to try Creel with", async () => {
  const { person, network } = openDashboard({
    catches: [],
    answers: { "POST /catches/sample": { samples: 24, hasOwn: false } },
  });
  expect(await screen.findByRole("link", { name: /^Mark your first catch/ })).toHaveAttribute("href", "/map");
  network.answer(answersOfLog(PIKE));
  await person.click(screen.getByRole("button", { name: /^Open the sample log/ }));
  expect(await screen.findByText("24 sample catches added to your log")).toBeVisible();
  expect(await screen.findByRole("article")).toHaveTextContent("Pike");
});

test("bests, this year and what worked are one link away", async () => {
  openDashboard();
  const links = within(await screen.findByRole("navigation", { name: "From your log" }));
  const year = String(new Date().getFullYear());
  expect(links.getByRole("link", { name: "Personal bests" })).toHaveAttribute(
    "href",
    "/catches/insights#bests",
  );
  expect(links.getByRole("link", { name: `${year} so far` })).toHaveAttribute(
    "href",
    `/catches/years/${year}`,
  );
  expect(links.getByRole("link", { name: "What worked" })).toHaveAttribute(
    "href",
    "/catches/insights#what-worked",
  );
});
