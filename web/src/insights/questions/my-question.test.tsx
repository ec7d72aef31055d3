import type { InsightQuestion } from "@creel/domain/insights/insight-question";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { useLureNames } from "../../catches/labels/use-lure-names.ts";
import { lureOf, variantOf } from "../../testing/gear.ts";
import { type Answers, goOffline, noAnswer } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { useUnits } from "../../units/use-units.ts";
import { MyQuestion } from "./my-question.tsx";

const ASKED: InsightQuestion = {
  id: "0198aaaa-0000-7000-8000-000000000001",
  factor: "light",
  bin: "firstLight",
  species: null,
  asked_at: "1990-05-02T12:00:00.000Z",
  closed_at: null,
};

/** Many fish bite around midday, and the days are alike. */
const LOG = simulatedOutings(60, { effect: { factor: "light", bin: "midday", ratio: 4 }, size: 8, rate: 1 });

function Part() {
  const naming = { units: useUnits(), lureName: useLureNames(), places: new Map() };
  return (
    <MyQuestion outings={LOG} at={0} naming={naming} factors={["light", "lure"]} species={["Walleye"]} />
  );
}

function open(questions: readonly InsightQuestion[], answers: Answers = {}) {
  return show(<Part />, {
    answers: { "GET /insights/questions": { questions }, "GET /gear": { gear: [] }, ...answers },
  });
}

test("a question can be about one lure, of those that were fished or are in the tackle box", async () => {
  const [variant, color] = ["0198aaaa-0000-7000-8000-000000000002", "firetiger"];
  const jig = lureOf({ name: "Own jig", variants: [variantOf({ id: variant, color })] });
  const bin = `own:${jig.id}:${variant}`;
  const about = { ...ASKED, factor: "lure" };
  const { person, network } = open([{ ...about, bin, closed_at: "1991-05-02T12:00:00.000Z" }], {
    "GET /gear": { gear: [jig] },
    "POST /insights/questions": { question: { ...about, bin: "Spoon" } },
  });
  const mine = await screen.findByRole("region", { name: "My question" });
  await person.click(await within(mine).findByRole("button", { name: "Earlier questions: 1" }));
  const title = /^Is Own jig, firetiger better for you than other lures\?/;
  expect(await within(mine).findByRole("region", { name: title })).toBeVisible();
  await person.click(within(mine).getByRole("button", { name: "Ask a question" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask a question" });
  await person.click(within(dialog).getByRole("button", { name: /About$/ }));
  await person.click(screen.getByRole("option", { name: "Lure" }));
  await person.click(within(dialog).getByRole("button", { name: /Which lure$/ }));
  expect(screen.getAllByRole("option").at(-1)).toHaveTextContent("Own jig, firetiger");
  await person.click(screen.getByRole("option", { name: "Spoon" }));
  expect(within(dialog).getByText("Is Spoon better for you than other lures?")).toBeVisible();
  await person.click(within(dialog).getByRole("button", { name: "Ask it" }));
  await waitFor(() =>
    expect(network.sent("POST /insights/questions")).toMatchObject([{ factor: "lure", bin: "Spoon" }]),
  );
});

test("the answer to a question is of its own trips, beside what was had in each part", async () => {
  const midday = { ...ASKED, bin: "midday" };
  const closed = { ...ASKED, id: "2", bin: null, species: "Perch", closed_at: "1991-01-01T00:00:00.000Z" };
  const { person } = open([midday, closed]);
  expect(await screen.findByText(/^Midday is better for you: about .+ times/)).toBeVisible();
  const answer = screen.getByRole("region", { name: /^Is midday better for you\?/ });
  expect(within(answer).getAllByRole("listitem")).toHaveLength(5);
  await person.click(screen.getByRole("button", { name: "Earlier questions: 1" }));
  const earlier = await screen.findByRole("region", { name: /^Does the light matter for you\?/ });
  expect(within(earlier).getByText(/^Perch only\. Asked on May 2, 1990, closed on/)).toBeVisible();
  expect(await within(earlier).findByText("0 trips, 0 fish: too few to say.")).toBeVisible();
});

test("without a network a question is not asked, the page says why, and what was chosen stays", async () => {
  const { person } = open([], { "POST /insights/questions": noAnswer });
  await screen.findByRole("button", { name: "Ask a question" });
  expect(screen.queryByText(/You are offline/)).toBeNull();
  goOffline();
  expect(
    await screen.findByText(/You are offline\. Creel needs a signal to save a question\./),
  ).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Ask a question" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask a question" });
  await person.click(within(dialog).getByRole("button", { name: "Ask it" }));
  expect(await within(dialog).findByText(/Network error/)).toBeVisible();
  expect(within(dialog).getByText("Does the light matter for you?")).toBeVisible();
});

test("a question about the moon from an earlier version is shown, and says that it is asked no more and why", async () => {
  open([{ ...ASKED, factor: "moon", bin: "full" }]);
  const moon = await screen.findByRole("region", {
    name: /^Is the time around the full moon better for you\?/,
  });
  expect(
    within(moon).getByText(
      /^Creel no longer compares this, because no log is long enough to tell\..*40,000 fish to see that\.$/,
    ),
  ).toBeVisible();
});
