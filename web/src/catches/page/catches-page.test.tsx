import type { Catch } from "@creel/domain/catches/catch";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { Seen, setPhone } from "../../testing/layout.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, type Asked, hold, noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { catchOf } from "../editor/values/catch-testing.ts";

const REFUSED = () => Response.json({}, { status: 400 });
const NONE = {
  "GET /catches": { catches: [], nextCursor: null, total: 0, didYouMean: null },
  "GET /catches/stats/totals": {
    count: 0,
    totalWeight: null,
    heaviest: null,
    longest: null,
    firstDay: null,
    lastDay: null,
  },
};

test("catches that cannot be loaded are said so, and tried again when asked", async () => {
  const { person, network } = openPage("/catches", {
    answers: { ...NONE, "GET /catches": REFUSED },
  });
  expect(await screen.findByText("Your catches could not be loaded")).toBeVisible();
  expect(screen.getByText(/^Everything you logged is safe\. Creel didn’t answer\./)).toBeVisible();
  const held = hold(REFUSED);
  network.answer({ "GET /catches": held.answer });
  const again = screen.getByRole("button", { name: "Try again" });
  await person.click(again);
  await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "true"));
  held.release();
  await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
  await waitFor(() => expect(again, "it stays where it is pressed").toHaveFocus());
  network.answer(NONE);
  await person.click(again);
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
});

const LIST = "GET /catches";
const TOTALS = "GET /catches/stats/totals";
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => fish(`Fish ${from + index}`));
const fish = (species: string) => catchOf({ id: species, species });
const FIRST_PAGE = numbered(1, 3);
const SECOND_PAGE = numbered(4, 5);

/** A log of five catches, of which three come first. */
function pagedLog(second: (asked: Asked) => unknown = () => pageOf(SECOND_PAGE, null)): Answers {
  return {
    ...answersOfLog(...FIRST_PAGE, ...SECOND_PAGE),
    [LIST]: (asked: Asked) =>
      asked.search.get("cursor") === "next" ? second(asked) : pageOf(FIRST_PAGE, "next"),
  };
}

function pageOf(catches: Catch[], nextCursor: string | null) {
  return { catches, nextCursor, total: 5, didYouMean: null };
}

const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const more = () => screen.findByRole("button", { name: "Load more" });
const ALL = ["Fish 1", "Fish 2", "Fish 3", "Fish 4", "Fish 5"];

test("the rest of a long log comes when it is asked for, each catch once, until all are there", async () => {
  const held = hold(() => pageOf(SECOND_PAGE, null));
  const { person } = openPage("/catches", { answers: pagedLog(held.answer) });
  await person.click(await more());
  const button = await screen.findByRole("button", { name: "Loading..." });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await person.click(button);
  expect(names()).toEqual(ALL.slice(0, 3));
  held.release();
  await waitFor(() => expect(names()).toEqual(ALL));
  expect(screen.queryByRole("button", { name: /^Load/ })).toBeNull();
});

test("the rest comes by itself as its end comes into sight", async () => {
  vi.stubGlobal("IntersectionObserver", Seen);
  const { network } = openPage("/catches", { answers: pagedLog() });
  await waitFor(() => expect(names()).toEqual(ALL));
  expect(network.asked(LIST).filter((line) => line.includes("cursor=next"))).toHaveLength(1);
});

test("a rest that cannot be loaded is said so, and what is there stays; the next press tries again", async () => {
  const { person, network } = openPage("/catches", { answers: pagedLog(refusal(400, "unexpected", "No")) });
  await person.click(await more());
  const message = "The rest isn’t on this device. Check your connection and tap Load more.";
  await waitFor(() => expect(screen.getByText(message)).toHaveAttribute("role", "status"));
  expect(names()).toEqual(ALL.slice(0, 3));
  network.answer(pagedLog());
  await person.click(await more());
  await waitFor(() => expect(names()).toEqual(ALL));
  expect(screen.queryByText(message)).toBeNull();
});

test("what the log comes to stands above it: how many, how much, the best and the days", async () => {
  openPage("/catches", {
    answers: {
      ...answersOfLog(fish("Pike")),
      [TOTALS]: {
        count: 1214,
        totalWeight: 2345.6,
        heaviest: 12.3,
        longest: 41,
        firstDay: "2024-05-01",
        lastDay: "2026-11-20",
      },
    },
  });
  const line = await screen.findByText(/1,214/);
  expect(line.closest("[role=status]")).toHaveTextContent(
    /^1,214catches2,345\.6lb total12\.3lb heaviest41\.0in longestMay 1, 2024 – Nov 20, 2026$/,
  );
});

test("the log is shown as cards or as a table, and the address knows which", async () => {
  const { person } = openPage("/catches?species=Pike", { answers: answersOfLog(fish("Pike")) });
  const [card] = await screen.findAllByRole("article");
  expect(card).toHaveTextContent("Pike");
  await person.click(screen.getByRole("radio", { name: "Table" }));
  expect(await screen.findByRole("row", { name: /Pike/ })).toBeVisible();
  expect(location.search).toBe("?species=Pike&view=table");
  await person.click(screen.getByRole("button", { name: "Weight" }));
  await waitFor(() => expect(location.search).toContain("sort=-weight"));
  await person.click(screen.getByRole("radio", { name: "Cards" }));
  expect(await screen.findByRole("article")).toBeVisible();
  expect(location.search).not.toContain("view=");
});

test("filters that leave nothing say so, are announced, and are cleared at once", async () => {
  const log = answersOfLog(fish("Pike"));
  const { person, network } = openPage("/catches?species=Zander&weather=Sunny", { answers: answersOfLog() });
  expect(await screen.findByRole("heading", { name: "None match" })).toBeVisible();
  expect(await screen.findByText("0 catches")).toHaveAttribute("role", "status");
  network.answer(log);
  await person.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(await screen.findByRole("article")).toHaveTextContent("Pike");
  expect(location.search).toBe("");
  expect(screen.queryByText("0 catches")).toBeNull();
});

test("a wrong letter is forgiven: what was meant is listed, summed up and said", async () => {
  const { network } = openPage("/catches?q=wallye", {
    answers: {
      ...answersOfLog(fish("Walleye")),
      [LIST]: ({ search }: Asked) =>
        search.get("q") === "Walleye"
          ? { catches: [fish("Walleye")], nextCursor: null, total: 1, didYouMean: null }
          : {
              catches: [],
              nextCursor: null,
              total: 0,
              didYouMean: { from: "wallye", to: "Walleye", total: 1 },
            },
    },
  });
  expect(await screen.findByText(/^No catches match/)).toHaveTextContent(
    "No catches match wallye. 1 matches Walleye.",
  );
  expect(await screen.findByRole("article")).toHaveTextContent("Walleye");
  await waitFor(() => expect(network.asked(TOTALS)).toContain(`${TOTALS}?q=Walleye`));
  expect(location.search, "the address keeps what was typed").toBe("?q=wallye");
});

test("on a phone the kind of list is chosen beside the title, and one logs from the bar below", async () => {
  setPhone(true);
  openPage("/catches", { answers: answersOfLog(fish("Pike")) });
  await screen.findByRole("article");
  const bar = within(screen.getByRole("region", { name: "Filters" }));
  expect(bar.queryByRole("radio", { name: "Table" })).toBeNull();
  expect(screen.getByRole("radio", { name: "Table" })).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Log a catch" })).toHaveLength(1);
});

const SAMPLES = "/catches/sample";

test("a log made up to try Creel with says that it is, and goes with one press, which the page says", async () => {
  const { person, network } = openPage("/catches", {
    answers: {
      ...answersOfLog(fish("Pike")),
      [`GET ${SAMPLES}`]: { samples: 24, hasOwn: false },
      [`DELETE ${SAMPLES}`]: () => {
        network.answer({ ...answersOfLog(), [`GET ${SAMPLES}`]: { samples: 0, hasOwn: false } });
        return { samples: 0, hasOwn: false };
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Sample log" }));
  const about = within(await screen.findByRole("dialog", { name: "Sample log" }));
  expect(about.getByText("These are sample catches.")).toBeVisible();
  await person.click(about.getByRole("button", { name: "Remove them" }));
  expect(await screen.findByText("Sample catches removed")).toBeVisible();
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sample log" })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole("main"), "the button that had the focus is gone").toHaveFocus(),
  );
});

test("among the angler's own catches the samples are told as such", async () => {
  const { person } = openPage("/catches", {
    answers: { ...answersOfLog(fish("Pike")), [`GET ${SAMPLES}`]: { samples: 24, hasOwn: true } },
  });
  await person.click(await screen.findByRole("button", { name: "Sample log" }));
  expect(await screen.findByText("Your log includes sample catches.")).toBeVisible();
});

test("samples that could not be removed stay, and the page says so", async () => {
  const { person } = openPage("/catches", {
    answers: {
      ...answersOfLog(fish("Pike")),
      [`GET ${SAMPLES}`]: { samples: 24, hasOwn: false },
      [`DELETE ${SAMPLES}`]: noAnswer,
    },
  });
  await person.click(await screen.findByRole("button", { name: "Sample log" }));
  await person.click(await screen.findByRole("button", { name: "Remove them" }));
  expect(await screen.findByText("Network error. Please check your connection.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sample log" })).toBeVisible();
});
