import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { halfHoursWith, trialOf } from "@creel/testing/lure-trials";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { lureOf, variantOf } from "../testing/gear.ts";
import { answersOfLog } from "../testing/log.ts";
import { type Answers, goOffline, refusal } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";
import { wholeTripOf } from "../trips/data/trip-testing.ts";

const JIG = lureOf({
  name: "Jig",
  lure_type: "Jig",
  variants: [variantOf({ color: "blue", fish: 2 }), variantOf({ color: "orange", fish: 1 })],
});

const TRIPS = Array.from({ length: 3 }, () =>
  wholeTripOf({
    hours: { clock: 4, paused: 0, override: null, fished: 4, usable: true },
    counts: { fish: 4, strikes: 3, lost: 1, follows: 0, bySpecies: [] },
  }),
);

const PATH = "/catches/insights/trials";

function open(path: string, trials: readonly LureTrial[] = [], answers: Answers = {}) {
  return openPage(path, {
    answers: {
      ...answersOfLog(),
      "GET /gear": { gear: [JIG] },
      "GET /trips": { trips: TRIPS, nextCursor: null, total: TRIPS.length },
      "GET /lure-trials": { trials },
      ...answers,
    },
  });
}

const repeated = (count: number, pair: readonly [number, number]) =>
  Array.from({ length: count }, () => pair);

function openTrial(known: Partial<LureTrial>) {
  const trial = trialOf(known);
  return { trial, ...open(`${PATH}/${trial.id}`, [trial]) };
}

test("before it starts a trial says what its hours can tell, and what it may get wrong", async () => {
  const started = trialOf();
  const { person, network } = open(`${PATH}/new`, [], { "POST /lure-trials": { trial: started } });
  expect(await screen.findByText("7 in 10")).toBeVisible();
  expect(screen.getByText("About 8 trips, the way you fish.", { exact: false })).toBeVisible();
  const power = screen.getByRole("heading", { name: "What 32 hours can tell" }).parentElement;
  const rows = within(power ?? document.body).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "If one gets twice the bites, you’ll know7 in 10",
    "If one gets half again as many3 in 10",
    "If they’re the same, Creel still picks one1 in 20",
  ]);
  expect(
    screen.getByText(/after 10, 18 and 32 hours.*2.0 bites per hour, as on your last 3 trips/),
  ).toBeVisible();
  await person.click(screen.getByRole("button", { name: "More hours" }));
  expect(await screen.findByRole("heading", { name: "What 34 hours can tell" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Start the trial" }));
  await waitFor(() =>
    expect(network.sent("POST /lure-trials")).toMatchObject([
      {
        hours: 34,
        first: { name: "Jig, blue", lure_type: "Jig", lure_id: JIG.id },
        second: { name: "Jig, orange" },
      },
    ]),
  );
});

test("a trial that cannot be started says why, and what was chosen stays", async () => {
  const message = "You already have an open lure trial.";
  const { person } = open(`${PATH}/new`, [], { "POST /lure-trials": refusal(409, "trial_open", message) });
  await person.click(await screen.findByRole("button", { name: "Start the trial" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("button", { name: /Jig, blue/ })).toBeVisible();
});

test("while a trial goes on another is not set up", async () => {
  const trial = trialOf();
  open(`${PATH}/new`, [trial]);
  expect(await screen.findByRole("heading", { name: "A trial is running: Blue or orange" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Start the trial" })).toBeNull();
});

test("before the first look a trial has no number, and no bites", async () => {
  openTrial({ half_hours: halfHoursWith(repeated(4, [9, 0])) });
  expect(await screen.findByRole("heading", { name: "Blue or orange" })).toBeVisible();
  expect(screen.getByText("Not enough to tell yet. About 28 more hours.")).toBeVisible();
  expect(screen.getByText("Lure trial, since Sep 12. First look at 10 hours.")).toBeVisible();
  expect(screen.queryByText(/9 bites|36 bites/)).toBeNull();
  expect(screen.getAllByText("Its bites show at the first look")).toHaveLength(2);
});

test("between looks it says the hours that are missing and what the last look saw, and can be stopped", async () => {
  const halves = halfHoursWith([...repeated(6, [2, 1]), ...repeated(3, [1, 2]), ...repeated(9, [1, 1])]);
  for (const half of halves.slice(0, 1)) half.kept = false;
  const { trial, person, network } = openTrial({ half_hours: halves });
  expect(await screen.findByText("Not enough to tell yet. About 14 more hours.")).toBeVisible();
  expect(screen.getByText("Lure trial, since Sep 12. Last look at 18 hours, Sep 16.")).toBeVisible();
  expect(screen.getByRole("img", { name: /^Blue 1.1 times, likely 0.\d to / })).toBeVisible();
  expect(screen.getByText("24 bites, 0 of them fish")).toBeVisible();
  expect(screen.getByRole("img", { name: "36 of 64 half hours fished" })).toBeVisible();
  expect(screen.getByText("18 of 32 hours. Hatched: fished with the other lure.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Stop trial" }));
  await person.click(await screen.findByRole("button", { name: "Stop it" }));
  await waitFor(() => expect(network.sent(`POST /lure-trials/${trial.id}/stop`)).toHaveLength(1));
});

test("a clear difference is a sentence with a number and what is likely, and what it does not say", async () => {
  const halves = halfHoursWith(repeated(10, [1, 4]));
  for (const half of halves.filter(({ drawn }) => drawn === "second")) half.fish = 1;
  openTrial({ half_hours: halves });
  expect(
    await screen.findByText(/^Orange is better: 4.0 times as many bites, likely [\d.]+ to [\d.]+\.$/),
  ).toBeVisible();
  expect(
    screen.getByText(/^Fish only: 0 to 10\. This holds for your water and season, September\./),
  ).toBeVisible();
  expect(screen.getByText(/A trial like this is wrong 1 time in 20\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "New trial" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Stop trial" })).toBeNull();
});

test("a trial that found nothing in all of its hours says that either may be better", async () => {
  openTrial({ hours: 10, half_hours: halfHoursWith(repeated(10, [1, 1])) });
  expect(await screen.findByText("10 hours could not tell them apart. Either may be better.")).toBeVisible();
});

test("the order of a trial is sealed until it is over", async () => {
  const { person, trial } = openTrial({});
  await person.click(await screen.findByRole("button", { name: "Numbers" }));
  expect(await screen.findByText(trial.commitment)).toBeVisible();
  expect(screen.queryByText(trial.seed)).toBeNull();
});

test("a trial that was stopped shows its order, and can be deleted", async () => {
  const { person, trial, network } = openTrial({
    stopped_at: "2026-09-20T12:00:00.000Z",
    half_hours: halfHoursWith(repeated(3, [1, 0])),
  });
  expect(await screen.findByText("Stopped at 3 hours: not enough to tell.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Numbers" }));
  expect(await screen.findByText(trial.seed)).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Delete the trial" }));
  await person.click(await screen.findByRole("button", { name: "Delete it" }));
  await waitFor(() => expect(network.sent(`DELETE /lure-trials/${trial.id}`)).toHaveLength(1));
});

test("a trial of another log is gone", async () => {
  open(`${PATH}/0199f2a0-0000-7000-8000-00000000dead`);
  expect(await screen.findByRole("heading", { name: "This lure trial is gone" })).toBeVisible();
});

test("below the rates a trial is offered, and the one that goes on is found again", async () => {
  const insights = {
    "GET /insights/outings": { outings: [], without_hours: [] },
    "GET /insights/questions": { questions: [] },
  };
  const offered = open("/catches/insights", [], insights);
  const offer = await screen.findByRole("region", { name: "Lure trial" });
  expect(within(offer).getByRole("link", { name: "Set up a trial" })).toHaveAttribute("href", `${PATH}/new`);
  expect(within(offer).getByText("Takes about 8 trips. You can stop any time.")).toBeVisible();
  await offered.person.click(within(offer).getByRole("link", { name: "Set up a trial" }));
  expect(await screen.findByRole("heading", { name: "Lure trial" })).toBeVisible();
});

test("without a network the page says that the order is drawn with one", async () => {
  open(`${PATH}/new`);
  await screen.findByRole("button", { name: "Start the trial" });
  goOffline();
  expect(await screen.findByText("You are offline. Creel needs a signal to draw the order.")).toBeVisible();
});
